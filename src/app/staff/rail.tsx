import { useState } from 'react'
import { useMessages } from '#features/office/today/web/messages.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useAppMessages } from '../shell/messages.ts'
import { chooseTheme, type Theme } from '../shell/theme-switch.tsx'
import styles from './rail.module.css'
import { SectionIcon } from './section-icon.tsx'
import { signOut } from './sign-out.ts'
import { SECTION_RIGHTS } from './section-rights.ts'
import { GROUPS, type Section, sections } from './sections.ts'
import type { StaffState } from './state.ts'

type RailProps = { current: Section['id'] | undefined; state: StaffState }

/** The sections that the user's role may open; on a small screen in a menu. */
export function Rail({ current, state }: RailProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const { segments } = useAddress()
  const [isOpen, setIsOpen] = useState(false)
  const place = segments.join('/')
  // Choosing a section closes the menu.
  const [before, setBefore] = useState(place)
  if (place !== before) {
    setBefore(place)
    setIsOpen(false)
  }
  return (
    <header className={styles.rail} data-open={isOpen || undefined}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <Link href="/" className={styles.shop}>
            {state.shopName[state.lang]}
          </Link>
          <Button
            kind="quiet"
            size="compact"
            square
            className={styles.toggle}
            aria-label={isOpen ? messages.closeMenu : messages.menu}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </Button>
        </div>
        <nav className={styles.nav} aria-label={messages.nav}>
          {GROUPS.map((group) => (
            <ul key={group} className={styles.group}>
              {sections
                .filter((section) => section.group === group && can(SECTION_RIGHTS[section.id]))
                .map(({ id }) => (
                  <li key={id}>
                    <Link
                      href={id === 'today' ? '/' : `/${id}`}
                      className={styles.link}
                      aria-current={id === current ? 'page' : undefined}
                    >
                      <SectionIcon id={id} />
                      {messages.sections[id]}
                    </Link>
                  </li>
                ))}
            </ul>
          ))}
        </nav>
        <div className={styles.foot}>
          <AccountMenu state={state} />
        </div>
      </div>
    </header>
  )
}

const THEMES: Theme[] = ['system', 'light', 'dark']

/** Personal controls: language, theme, and the ways out. */
function AccountMenu({ state }: { state: StaffState }) {
  const messages = useMessages()
  const { footer } = useAppMessages()
  const { user } = usePanel()
  const { go } = useNavigation()
  const other = state.lang === 'ru' ? 'en' : 'ru'
  return (
    <Menu
      label={messages.account}
      items={[
        { id: 'lang', text: messages.otherLanguage, onSelect: () => chooseLanguage(other) },
        ...THEMES.map((theme) => ({
          id: theme,
          text: `${footer.theme}: ${footer.themes[theme].toLowerCase()}`,
          onSelect: () => chooseTheme(theme),
        })),
        { id: 'security', text: messages.sections.security, onSelect: () => go('/security') },
        { id: 'leave', text: messages.close, onSelect: leave },
        { id: 'out', text: messages.signOut, onSelect: () => void signOut(state.root) },
      ]}
    >
      <span className={styles.person}>
        <strong>{user.name || user.email}</strong>
        <span>{messages.roles[user.staffRole]}</span>
      </span>
      <svg className={`${styles.icon} ${styles.opens}`} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M6 9.5l6-6 6 6M6 14.5l6 6 6-6" />
      </svg>
    </Menu>
  )
}

function chooseLanguage(lang: string): void {
  const address = new URL(location.href)
  address.searchParams.set('lang', lang)
  location.assign(address)
}

/** Back to the page from which the panel was opened, or to the shop. */
function leave(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
