import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './reading-skeleton.module.css'
import { useMessages } from '../messages.ts'

/** The placeholder of a ritual's or article's page. Shown only if the visitor goes back to a page that is not loaded yet. */
export function ReadingSkeleton({ hasFigure = false }: { hasFigure?: boolean }) {
  const { page } = useMessages()
  const head = (
    <div className={`${styles.head} ${hasFigure ? styles.withFigure : ''}`}>
      {hasFigure && <Skeleton className={styles.figure} />}
      <div className={styles.words}>
        <p className="type-h1">
          <Skeleton lines={2} />
        </p>
        <Skeleton lines={3} />
      </div>
    </div>
  )
  return (
    <div className={styles.page} role="status" aria-label={page.loading}>
      {!hasFigure && head}
      <div className={styles.columns}>
        <div className={styles.text}>
          {hasFigure && head}
          <Skeleton lines={14} />
        </div>
        {hasFigure && <Skeleton className={styles.side} />}
      </div>
    </div>
  )
}
