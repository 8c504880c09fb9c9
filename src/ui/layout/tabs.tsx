import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  /** Each tab is a page with its own address. */
  tabs: { href: string; text: ReactNode; isCurrent: boolean }[]
}

/**
 * Links to related pages about one subject. If the tabs do not all fit, they go to a second row; on a phone the current tab is scrolled to the
 * middle.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, text, isCurrent }) => (
        <Link
          key={href}
          ref={isCurrent ? bringIntoView : undefined}
          href={href}
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

function bringIntoView(tab: HTMLElement | null): void {
  const box = tab?.parentElement
  if (box) box.scrollLeft = tab.offsetLeft - box.offsetLeft + (tab.offsetWidth - box.clientWidth) / 2
}
