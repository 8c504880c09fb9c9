import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useConsultantAddress } from '../panels/consultant-slot.tsx'
import styles from './header-menu.module.css'
import { useAppMessages } from './messages.ts'

/**
 * The menu with the links that do not fit into a narrow header. It is a `<details>`, so it opens before the page's scripts are loaded. It
 * closes when the user presses a link, Escape or a place outside the menu, or moves the focus out of the menu.
 */
export function HeaderMenu() {
  const messages = useAppMessages()
  const [path] = useLocation()
  const consultant = useConsultantAddress()
  const menu = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  const places = [
    { href: '/#catalogue', text: messages.rituals },
    { href: '/options', text: messages.categories },
    { href: '/calendar', text: messages.calendar },
    { href: '/articles', text: messages.articles },
    { href: '/proofs', text: messages.performed },
    { href: '/priests', text: messages.footer.priests },
    { href: '/about', text: messages.footer.about },
    { href: consultant, text: messages.consultant },
  ]

  const close = () => {
    if (menu.current) menu.current.open = false
  }
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      button.current?.focus()
    }
    const leavings = ['pointerdown', 'focusin']
    for (const leaving of leavings) addEventListener(leaving, leave)
    addEventListener('keydown', press)
    return () => {
      for (const leaving of leavings) removeEventListener(leaving, leave)
      removeEventListener('keydown', press)
    }
  }, [])

  return (
    <details ref={menu} className={styles.menu}>
      <summary ref={button} className={styles.button} aria-label={messages.menu}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.panel} aria-label={messages.menu}>
        <ul>
          {places.map(({ href, text }) => (
            <li key={text}>
              <Link href={href} aria-current={path === href ? 'page' : undefined} onClick={close}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
