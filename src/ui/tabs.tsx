import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  /** Each is a page of its own, by its address. */
  tabs: { href: string; text: ReactNode; isCurrent: boolean }[]
}

/** Neighbouring pages of one subject. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, text, isCurrent }) => (
        <Link key={href} href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
