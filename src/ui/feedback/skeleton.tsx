import styles from './skeleton.module.css'

type SkeletonProps = {
  /** The number of lines of the surrounding text; without it the box has the size of `className`. */
  lines?: number
  className?: string
}

/** A placeholder of the same size as the loading content; visible after 200 ms. A `role="status"` around it says what is loading. */
export function Skeleton({ lines, className }: SkeletonProps) {
  const classes = [styles.skeleton, lines === undefined && styles.box, className].filter(Boolean).join(' ')
  return (
    <span className={classes} aria-hidden="true">
      {Array.from({ length: lines ?? 0 }, (_, i) => (
        <span key={i} className={styles.line} />
      ))}
    </span>
  )
}
