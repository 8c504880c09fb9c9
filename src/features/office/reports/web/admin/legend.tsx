import styles from './chart.module.css'
import { useMessages } from './messages.ts'

/** Explains the marks: this period, and the preceding one as a dashed line or a mark across a bar. */
export function Legend({ earlier }: { earlier: 'line' | 'mark' }) {
  const messages = useMessages()
  return (
    <figcaption className={styles.legend}>
      <span>{messages.now}</span>
      <span className={earlier === 'line' ? styles.then : styles.thenMark}>{messages.earlier}</span>
    </figcaption>
  )
}
