import styles from './spinner.module.css'

type SpinnerProps = {
  /** The text that screen readers announce when the spinner appears. Without this text the spinner is decorative. */
  label?: string
  size?: 20 | 24 | 40
}

/** A hexagram. A line runs around it once in 1.2 s. */
export function Spinner({ label, size = 24 }: SpinnerProps) {
  return (
    <span className={styles.spinner} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <path className={styles.track} d={hexagram} />
        <path className={styles.run} d={hexagram} pathLength={2} />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}

const hexagram = 'M12 2l8.66 15H3.34zM12 22L3.34 7h17.32z'
