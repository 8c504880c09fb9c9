import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from './link.tsx'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  /** Each is a page of its own, by its address. */
  tabs: { href: string; text: ReactNode; isCurrent: boolean }[]
}

/** Neighbouring pages of one subject. Where they do not all fit, the current one stands in the middle. */
export function Tabs({ label, tabs }: TabsProps) {
  const box = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    const tab = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (!box.current || !tab) return
    const middle = tab.offsetLeft - box.current.offsetLeft + tab.offsetWidth / 2
    box.current.scrollLeft = middle - box.current.clientWidth / 2
  }, [current])
  return (
    <nav ref={box} className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, text, isCurrent }) => (
        <Link key={href} href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
