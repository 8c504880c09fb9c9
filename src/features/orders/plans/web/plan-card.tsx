import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { readCurrentUser, useEndOfSession } from '#features/people/profiles/web/current-user.ts'
import { useOwnOrders } from '#features/orders/orders/web/orders-card.tsx'
import { setApiData, useApiQuery } from '#ui/data/api.ts'
import { Card } from '#ui/layout/card.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { PlanView } from '../schemas.ts'
import { plannableRituals } from '../rules.ts'
import { toLocalDay, toShopDay } from '#ui/text/local-day.ts'
import styles from './plan-summary.module.css'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { useMessages } from './messages.ts'

const PlanFields = lazy(() => import('./plan-form.tsx').then((module) => ({ default: module.PlanFields })))

/** The ritual plan of the signed-in user: an explanation, the form, or the saved plan. */
export function PlanCard({ user }: { user: CurrentUser }) {
  const { title } = useMessages()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className="type-h3" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <Plan user={user} onTurn={() => heading.current?.focus()} />
    </Card>
  )
}

/** `onTurn`: called when the view switches between form and plan. */
function Plan({ user, onTurn }: { user: CurrentUser; onTurn: () => void }) {
  const messages = useMessages()
  const lang = useLang()
  const client = useQueryClient()
  const [isEditing, setIsEditing] = useState(false)
  const [today] = useState(() => toShopDay(new Date()))
  const [localToday] = useState(() => toLocalDay(new Date()))
  const orders = useOwnOrders(user.email)
  const rituals = orders.data && plannableRituals(orders.data)
  // For an account with only a phone the call has no address.
  const request = { query: { customerEmail: user.email || undefined, lang } }
  const plan = useApiQuery('/api/ritual-plans', request, { enabled: rituals !== undefined && rituals.length > 0 })
  useEndOfSession(orders.error ?? plan.error)

  function turn(editing: boolean): void {
    setIsEditing(editing)
    onTurn()
  }

  function keep(saved: PlanView, isConsentNew: boolean): void {
    setApiData(client, '/api/ritual-plans', request, saved)
    turn(false)
    // The plan is saved even if this call fails.
    if (isConsentNew) readCurrentUser(client).catch(() => {})
  }

  if (rituals?.length === 0) return <NothingToPlan />
  const failed = rituals === undefined ? orders : plan.data === undefined ? plan : undefined
  if (failed?.isError) {
    return (
      <RetryNotice query={failed} retry={messages.retry} title={messages.fetchFailed}>
        {messages.safe}
      </RetryNotice>
    )
  }
  if (rituals === undefined || plan.data === undefined) return <Waiting />
  if (plan.data !== null && !isEditing)
    return <PlanSummary plan={plan.data} today={localToday} onEdit={() => turn(true)} />
  return (
    <Suspense fallback={<Waiting />}>
      <PlanFields
        user={user}
        plan={plan.data}
        rituals={rituals}
        today={today}
        onSaved={keep}
        onCancel={plan.data === null ? undefined : () => turn(false)}
      />
    </Suspense>
  )
}

function NothingToPlan() {
  const { none: messages } = useMessages()
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{messages.title}</p>
      <p>{messages.text}</p>
    </div>
  )
}

function Waiting() {
  const { loading } = useMessages()
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{loading}</span>
      <div className={styles.days}>
        <Skeleton lines={3} />
        <Skeleton lines={2} />
      </div>
      <Skeleton lines={3} />
      <Skeleton lines={4} />
    </div>
  )
}
