import styles from './skeleton.module.css'

type SkeletonProps = {
  /** How many lines of the text around it; without it the box is as large as `className` says. */
  lines?: number
  className?: string
}

/** The place of something on its way, of the same size; seen only after 200 ms. A `role="status"` around it says what is awaited. */
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
