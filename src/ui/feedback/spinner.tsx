import { MARK_PATH, MARK_SIDE } from '../layout/mark-path.ts'
import styles from './spinner.module.css'

type SpinnerProps = {
  /** The text that screen readers announce when the spinner appears. Without this text the spinner is decorative. */
  label?: string
  size?: 20 | 24 | 40
}

/** The outline of the shop's logo. A line runs around it once in 1.2 s. */
export function Spinner({ label, size = 24 }: SpinnerProps) {
  return (
    <span className={styles.spinner} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} width={size} height={size} aria-hidden="true">
        <path className={styles.track} d={MARK_PATH} />
        <path className={styles.run} d={MARK_PATH} pathLength={2} />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
