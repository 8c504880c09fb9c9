import styles from './coin-name.module.css'

/** The coin with its network: `(TRC-20)` stays whole, which a browser would break after the hyphen. */
export function CoinName({ name }: { name: string }) {
  const [coin, network] = name.split(/ (?=\()/)
  if (!network) return name
  return (
    <>
      {coin} <span className={styles.whole}>{network}</span>
    </>
  )
}
