import { type ReactNode, useState } from 'react'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { RequestError } from '#ui/data/request.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { CurrentUser } from '../schemas.ts'
import styles from './account-page.module.css'
import { EmailAddress } from '#ui/text/email-address.tsx'
import { PersonalData } from './personal-data.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useMessages } from '#features/people/accounts/web/messages.ts'

type Tab = 'profile' | 'orders'

export type DashboardProps = {
  user: CurrentUser
  /** The part of the page that is visible on a phone. A wide screen shows both parts. */
  tab: Tab
  contacts: { ordersEmail: string; messengerHandle: string; messengerLink: string }
  rituals: ReactNode
  onEditAll: () => void
  /**
   * Called when the session of the person has ended by sign-out. Deletes everything that this browser knows about the person, and leaves
   * the page.
   */
  onLeave: () => Promise<void>
  /** Content that replaces the two parts of the page. */
  children?: ReactNode
}

/** The page of a signed-in customer: the user, the button to sign out, the two parts, and the contacts. */
export function Dashboard({ user, tab, contacts, rituals, onEditAll, onLeave, children }: DashboardProps) {
  const { title, dashboard: messages } = useMessages()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.who}>{user.email ? <EmailAddress email={user.email} /> : user.phone}</p>
        </div>
        <LogoutButton onLeave={onLeave} />
      </header>
      {children ?? (
        <>
          <nav className={styles.tabs} aria-label={messages.tabs}>
            <Segmented
              label={messages.tabs}
              as={Link}
              value={tab}
              segments={[
                { value: 'orders', text: messages.orders, href: '/user-profile?tab=orders' },
                { value: 'profile', text: messages.profile, href: '/user-profile?tab=profile' },
              ]}
            />
          </nav>
          <div className={styles.columns} data-tab={tab}>
            <section className={styles.profile} aria-label={messages.profile}>
              <ProfileCard user={user} onEditAll={onEditAll} />
              <PersonalData email={user.email} onLeave={onLeave} />
            </section>
            <div className={styles.rituals}>{rituals}</div>
          </div>
        </>
      )}
      <footer className={styles.contacts}>
        <p>{messages.help}</p>
        <p>
          <a href={`mailto:${contacts.ordersEmail}`}>{contacts.ordersEmail}</a>
          {contacts.messengerLink && (
            <>
              {' '}
              {messages.orMessenger}{' '}
              <a href={contacts.messengerLink} target="_blank" rel="noopener noreferrer">
                {contacts.messengerHandle}
              </a>
            </>
          )}
        </p>
      </footer>
    </div>
  )
}

function LogoutButton({ onLeave }: Pick<DashboardProps, 'onLeave'>) {
  const { dashboard: messages } = useMessages()
  const [isLeaving, setIsLeaving] = useState(false)

  async function logout(): Promise<void> {
    setIsLeaving(true)
    try {
      await api.post('/api/auth/logout')
    } catch (error) {
      // Status 401 means that the person is already signed out, so the sign-out succeeded.
      if (!(error instanceof RequestError && error.status === 401)) {
        showToast({ kind: 'destructive', title: messages.logoutFailed, text: messages.logoutSafe })
        setIsLeaving(false)
        return
      }
    }
    showToast({ title: messages.loggedOut })
    await onLeave()
  }

  return (
    <Button busy={isLeaving} onClick={logout}>
      {messages.logout}
    </Button>
  )
}
