import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './reading-skeleton.module.css'
import { useMessages } from '../messages.ts'

/** Placeholder of a ritual's or article's page. Shown only when "Back" leads to a page that this document has not loaded. */
export function ReadingSkeleton({ hasFigure = false }: { hasFigure?: boolean }) {
  const { page } = useMessages()
  return (
    <div className={styles.page} role="status" aria-label={page.loading}>
      <div className={`${styles.head} ${hasFigure ? styles.withFigure : ''}`}>
        {hasFigure && <Skeleton className={styles.figure} />}
        <div className={styles.words}>
          <p className="type-h1">
            <Skeleton lines={2} />
          </p>
          <Skeleton lines={3} />
        </div>
      </div>
      <div className={styles.columns}>
        <Skeleton lines={14} />
        {hasFigure && <Skeleton className={styles.side} />}
      </div>
    </div>
  )
}
