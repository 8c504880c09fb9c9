import type { Section } from './sections.ts'
import styles from './rail.module.css'

/** Drawn by hand on a 24 px grid with one 1.5 px line, like the shop's other icons; a label stands beside it. */
export function SectionIcon({ id }: { id: Section['id'] }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[id]} />
    </svg>
  )
}

const paths: Record<Section['id'], string> = {
  today:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  orders: 'M6 3.5h12V21l-3-2-3 2-3-2-3 2zM9 8h6M9 11.5h6M9 15h3.5',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2',
  sheet: 'M6 3.5h12v17H6zM9 8h6M9 11.5h6M9 15h3',
  proofs: 'M6 3.5h8L18.5 8v12.5H6zM14 3.5V8h4.5M9 14l2.2 2.2L15.5 12',
  proof: 'M6 3.5h8L18.5 8v12.5H6zM14 3.5V8h4.5M9 14l2.2 2.2L15.5 12',
  groups:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19a5.5 5 0 0 1 11 0M14 14.500a5.5 5 0 0 1 7.500 4.500',
  reviews: 'M4 4.5h16v12h-9l-4.500 4v-4H4zM8 9h8M8 12.5h5',
  payments: 'M3.5 6.5h17v11h-17zM3.5 10h17M7 14.5h3',
  customers:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 5.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.3M17.5 14.8a5.5 5 0 0 1 4 5.2',
  rituals: 'M12 3c3 3.5 5 5.8 5 9a5 5 0 0 1-10 0c0-1.8.8-3.2 2-4.5.2 1.8 1 2.8 2 3C11.5 8 11.5 5.5 12 3zM5 20.5h14',
  articles: 'M5 4h14v16H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  intentions: 'M12 20s-7.5-4.5-7.5-10A4 4 0 0 1 12 8a4 4 0 0 1 7.5 2c0 5.5-7.5 10-7.5 10z',
  categories: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  media: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 4.5M15.5 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  partners: 'M8 12.5l2.5 2.5c.8.8 2 .8 2.800 0L20 8.5M4 8.5l4-3 4 2 4-2 4 3v7l-4 3M4 8.5v7l5 4',
  reports: 'M4 20.5h16M7 17v-5M12 17V7M17 17v-8',
  emails: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  staff: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 5.5 0 0 1 15 0M17 5l1.5 1.5L21.5 3.5',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  audit: 'M12 21a9 9 0 1 0-8.5-6M3 19.5l.5-4.5 4.5.5M12 7.5V12l3 2',
  operations: 'M3.5 12.5h4l2-6 4.5 11 2.5-7 1.5 2h3',
  security: 'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM9 12l2 2 4-4',
}
