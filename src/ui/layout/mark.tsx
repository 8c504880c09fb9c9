import { MARK_PATH, MARK_SIDE } from './mark-path.ts'
import styles from './mark.module.css'

/** The shop's logo. It is decorative, because the shop's name is always beside it. */
export function Mark({ size, className }: { size: 20 | 24 | 28; className?: string | undefined }) {
  return (
    <svg
      className={[styles.mark, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={MARK_PATH} />
    </svg>
  )
}
