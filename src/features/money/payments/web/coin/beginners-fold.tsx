import { useMessages } from '../messages.ts'
import styles from './beginners-fold.module.css'

/** Explains to people without cryptocurrency how they can pay. Names no exchange and no wallet, because that would be advice. */
export function BeginnersFold({ hasCard }: { hasCard: boolean }) {
  const { beginners } = useMessages()
  return (
    <details className={styles.fold}>
      <summary>{beginners.title}</summary>
      {hasCard && <p>{beginners.card}</p>}
      <ol>
        {beginners.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{beginners.hint}</p>
    </details>
  )
}
