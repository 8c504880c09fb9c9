import styles from './transfer-details.module.css'

/** Shows the coin with its network, never translated. `(TRC-20)` must not wrap: a browser would break it after the hyphen. */
export function CoinName({ name }: { name: string }) {
  const [coin, network] = name.split(/ (?=\()/)
  return (
    <span translate="no">
      {coin} {network && <span className={styles.network}>{network}</span>}
    </span>
  )
}
