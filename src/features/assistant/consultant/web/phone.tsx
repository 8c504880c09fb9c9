import styles from './answer-view.module.css'

/** A telephone number as a link that stays on one line. */
export function Phone({ number, href }: { number: string; href: string }) {
  return (
    <a className={styles.number} href={href}>
      {number}
    </a>
  )
}
