import styles from './chart.module.css'
import { useMessages } from './messages.ts'

/** Which sign is this period, and which the one before: a dashed line, or a mark across a bar. */
export function Legend({ earlier }: { earlier: 'line' | 'mark' }) {
  const messages = useMessages()
  return (
    <figcaption className={styles.legend}>
      <span>{messages.now}</span>
      <span className={earlier === 'line' ? styles.then : styles.thenMark}>{messages.earlier}</span>
    </figcaption>
  )
}
