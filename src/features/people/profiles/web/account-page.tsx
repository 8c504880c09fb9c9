import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { getApiData } from '#ui/data/api.ts'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { forgetQueries } from '#ui/data/query-client.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import type { CurrentUser } from '../schemas.ts'
import styles from './account-page.module.css'
import { ME_CALL, readCurrentUser, useCurrentUser } from './current-user.ts'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'
import type { DashboardProps } from './dashboard.tsx'
import { SignInCard } from '#features/people/accounts/web/sign-in-card.tsx'
import { useMessages } from '#features/people/accounts/web/messages.ts'

const loadDashboard = () => import('./dashboard.tsx').then((module) => ({ default: module.Dashboard }))
const Dashboard = lazy(loadDashboard)
const ProfileForm = lazy(() =>
  import('./profile-form/profile-form.tsx').then((module) => ({ default: module.ProfileForm })),
)

type AccountPageProps = Omit<DashboardProps, 'user' | 'children' | 'onEditAll' | 'rituals'> & {
  lastCheckout: { customerName: string; customerEmail: string; customerPhone: string } | null
  /** Returns the page to which staff or partners are redirected. Undefined if the person stays here. `isFresh`: the person has just signed in. */
  workplaceOf: (user: CurrentUser, isFresh: boolean) => string | undefined
  /** Shows the plan and the orders of the signed-in user. Without a name of the user it shows only the orders, if there are any. */
  Rituals: ComponentType<{ user: CurrentUser }>
}

/** The calls whose answers belong to the signed-in user. */
const PERSONAL = /^\/api\/(?:account|orders|ritual-plans|customer-profiles|auth\/sessions)/

/** The pause between the sign-in and the profile. It is long enough to read the success message (docs/contract.md, "Signing in"). */
const PAUSE_AFTER_SIGN_IN = 500

/** The customer's own page, with a link back to the catalogue above it. */
export function AccountPage(props: AccountPageProps) {
  const { back } = useMessages()
  return (
    <>
      <p className={styles.way}>
        <Link href="/">
          <Icon name="arrow-left" size={16} /> {back}
        </Link>
      </p>
      <Account {...props} />
    </>
  )
}

/** Shows a spinner, the sign-in card, the profile form or the dashboard. */
function Account({ lastCheckout, workplaceOf, Rituals, ...dashboard }: AccountPageProps) {
  const messages = useMessages()
  const client = useQueryClient()
  const { data: user, ...query } = useCurrentUser()
  const [isEditing, setIsEditing] = useState(false)
  // The server does not know the data that this browser stores, such as the last checkout. So the server renders only the frame.
  const isAlive = useIsAlive()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  /** True if the person has just signed in on this page. */
  const [isFresh, setIsFresh] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)

  // The dashboard's code is loaded in advance. So a visitor does not wait for the code after the sign-in, and a signed-in user waits less.
  useEffect(() => void loadDashboard().catch(() => {}), [])

  // Since the last call, somebody may have signed in in another tab.
  const refetchUser = useEffectEvent(
    () => getApiData(client, ME_CALL) === null && mayBeSignedIn() && void query.refetch(),
  )
  useEffect(() => void refetchUser(), [])

  // After the session ends, personal data must not stay in memory.
  const forget = useEffectEvent(() => forgetQueries(client, (address) => PERSONAL.test(address)))
  useEffect(() => {
    if (user === null) forget()
  }, [user])
  // If another person has signed in in another tab, the data of the previous person must not be shown or saved.
  const [shownId, setShownId] = useState(user?.id)
  const isOther = Boolean(user) && shownId !== user?.id
  useEffect(() => {
    if (!isOther) return
    forget()
    // Nothing is rendered until the cache is cleared. The cache is outside React, so this needs an effect.
    // oxlint-disable-next-line react/set-state-in-effect
    setShownId(user?.id)
  }, [isOther, user])

  async function enter(): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_SIGN_IN))
    setIsFresh(true)
    // Before this sign-in, another person may have used this browser.
    forgetQueries(client, (address) => PERSONAL.test(address))
    return await readCurrentUser(client).then(
      (known) => known !== null,
      () => true,
    )
  }

  const { href } = useNavigation()
  const workplace = user ? workplaceOf(user, isFresh) : undefined
  // Replaces this page in the history. Otherwise the Back button would open this page, which would redirect the person again.
  const leadOn = useEffectEvent((path: string) => location.replace(href(path)))
  useEffect(() => {
    if (workplace !== undefined) leadOn(workplace)
  }, [workplace])

  function finishEditing(): void {
    void query.refetch()
    setIsEditing(false)
  }

  if (query.isError && !user) {
    return (
      <div className={styles.page}>
        <h1>{messages.title}</h1>
        <RetryNotice query={query} retry={messages.retry}>
          {messages.failed}
        </RetryNotice>
      </div>
    )
  }
  if (user === null && !isAlive) return <Waiting />
  if (user === undefined || !isAlive || isOther || workplace !== undefined)
    return <DashboardToCome tab={dashboard.tab} />
  if (user === null)
    return (
      <div className={styles.signIn}>
        <SignInCard prefill={lastCheckout?.customerEmail ?? ''} ended={wasSignedIn} onSignedIn={enter} />
      </div>
    )
  const hasName = user.firstName !== '' && user.lastName !== ''
  const rituals = <Rituals user={user} />
  const form = (!hasName || isEditing) && (
    <ProfileForm
      user={user}
      lastCheckout={lastCheckout}
      onSaved={finishEditing}
      onCancel={hasName ? () => setIsEditing(false) : undefined}
    />
  )
  return (
    <Suspense fallback={<DashboardToCome tab={dashboard.tab} />}>
      <Dashboard {...dashboard} user={user} rituals={rituals} onEditAll={() => setIsEditing(true)}>
        {hasName ? (
          form || undefined
        ) : (
          // The orders are above the form, so that the customer sees them before filling in the form. A gift order, for example, does not
          // tell the shop the customer's name.
          <>
            {rituals}
            {form}
          </>
        )}
      </Dashboard>
    </Suspense>
  )
}

function Waiting() {
  const { loading } = useMessages()
  return (
    <p className={styles.waiting}>
      <Spinner label={loading} size={40} />
    </p>
  )
}

/** The placeholder for the page of a signed-in user: the user, the profile, the plan and the orders. */
function DashboardToCome({ tab }: Pick<DashboardProps, 'tab'>) {
  const { title, loading } = useMessages()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.who}>
            <Spinner label={loading} size={24} />
          </p>
        </div>
        <Skeleton className={styles.buttonToCome} />
      </header>
      <div className={styles.tabs}>
        <Skeleton className={styles.tabsToCome} />
      </div>
      <div className={styles.columns} data-tab={tab}>
        <Card className={`${styles.profile} ${styles.rowsToCome}`}>
          <Skeleton lines={9} />
        </Card>
        <div className={styles.rituals}>
          <RitualsToCome />
        </div>
      </div>
    </div>
  )
}

/** Placeholders for the plan and the orders. */
export function RitualsToCome() {
  return [12, 8].map((lines) => (
    <Card key={lines}>
      <Skeleton lines={lines} />
    </Card>
  ))
}
