import styles from './skeleton.module.css'

type SkeletonProps = {
  /** The number of lines, in the size of the surrounding text. Without this number `className` sets the size of the box. */
  lines?: number
  className?: string
}

/** A placeholder with the size of the content that is loading. It becomes visible after 200 ms. An outer `role="status"` says what is loading. */
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
