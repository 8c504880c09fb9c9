import styles from './progress-line.module.css'

/** A thin line along the top of the window while the next page is loading; it appears after 200 ms. */
export function ProgressLine({ active, label }: { active: boolean; label: string }) {
  return (
    <div role="status" className={styles.line} data-active={active || undefined}>
      {active && <span className="visually-hidden">{label}</span>}
    </div>
  )
}
