import type { RailSection } from '#ui/layout/panel.ts'
import styles from './rail.module.css'

/** The icon of a section. The title of the section is beside it. */
export function SectionIcon({ section }: { section: RailSection }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={section.icon} />
    </svg>
  )
}
