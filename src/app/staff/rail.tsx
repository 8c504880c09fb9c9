import { useState } from 'react'
import { useMessages } from '#features/office/today/web/admin/messages.ts'
import { security } from '#features/people/staff/web/admin/section.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { type PanelSection, useAddress, usePanel } from '#ui/layout/panel.ts'
import { useAppMessages } from '../shell/messages.ts'
import { chooseTheme, type Theme } from '../shell/theme-switch.tsx'
import styles from './rail.module.css'
import { SectionIcon } from './section-icon.tsx'
import { signOut } from './sign-out.ts'
import { RAIL, sectionPath } from './sections.ts'
import type { StaffState } from './state.ts'

type RailProps = { current: PanelSection | undefined; state: StaffState }

/** The sections that the user's role may open. On a small screen they are in a menu. */
export function Rail({ current, state }: RailProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const { segments } = useAddress()
  const [isOpen, setIsOpen] = useState(false)
  const place = segments.join('/')
  // The menu closes when the user chooses a section.
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
          {RAIL.map((group, place) => (
            <ul key={place} className={styles.group}>
              {group
                .filter(({ right }) => can(right))
                .map((section) => (
                  <li key={section.id}>
                    <Link
                      href={sectionPath(section)}
                      className={styles.link}
                      aria-current={section === current ? 'page' : undefined}
                    >
                      <SectionIcon section={section} />
                      {section.title[state.lang]}
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

/** Personal controls: language, theme, the link back and signing out. */
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
        { id: 'security', text: security.title[state.lang], onSelect: () => go(sectionPath(security)) },
        { id: 'leave', text: messages.close, onSelect: leavePanel },
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

/** The link back to the page from which the panel was opened, or to the shop. */
function leavePanel(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
