import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { readCurrentUser, useEndOfSession } from '#features/people/profiles/web/current-user.ts'
import { useOwnOrders } from '#features/orders/orders/web/orders-card.tsx'
import { invalidateApi, setApiData, useApiQuery } from '#ui/data/api.ts'
import { formatDay } from '#base/date-format.ts'
import { orderDigits } from '#base/ids.ts'
import { orderPlanHref } from '#features/orders/orders/paths.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import type { ListedOrder } from '#features/orders/orders/schemas.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { PlanView } from '../schemas.ts'
import { coverRituals, divideByPlan } from '../rules-planned.ts'
import { type Plannable, plannableRituals } from '../rules.ts'
import { toShopDay } from '#ui/text/local-day.ts'
import styles from './plan-summary.module.css'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { useMessages } from './messages.ts'

const PlanFields = lazy(() => import('./plan-form.tsx').then((module) => ({ default: module.PlanFields })))

/**
 * The card with the ritual plan of the signed-in user: the form or the saved plan, and the orders with their own plan. Without a
 * paid ritual there is no card.
 */
export function PlanCard({ user }: { user: CurrentUser }) {
  const { title, others } = useMessages()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const orders = useOwnOrders(user.email)
  useEndOfSession(orders.error)
  // The list of orders on this page makes the same call and shows its failure.
  if (!orders.data) return null
  const [planned, rest] = divideByPlan(orders.data)
  const rituals = plannableRituals(rest)
  if (planned.length === 0 && rituals.length === 0) return null
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className="type-h3" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {rituals.length > 0 && <Plan user={user} rituals={rituals} onTurn={() => heading.current?.focus()} />}
      {planned.length > 0 && <PlannedOrders orders={planned} title={rituals.length > 0 ? others : undefined} />}
    </Card>
  )
}

type PlanProps = { user: CurrentUser; rituals: Plannable[]; onTurn: () => void }

/** Shows the form or the saved plan. `onTurn`: called when the view switches between form and plan. */
function Plan({ user, rituals, onTurn }: PlanProps) {
  const messages = useMessages()
  const lang = useLang()
  const client = useQueryClient()
  const [isEditing, setIsEditing] = useState(false)
  const [today] = useState(() => toShopDay(new Date()))
  // For an account with only a phone number, the call contains no e-mail address.
  const request = { query: { customerEmail: user.email || undefined, lang } }
  const plan = useApiQuery('/api/ritual-plans', request)
  useEndOfSession(plan.error)

  function turn(editing: boolean): void {
    setIsEditing(editing)
    onTurn()
  }

  function keep(saved: PlanView, isConsentNew: boolean): void {
    setApiData(client, '/api/ritual-plans', request, saved)
    void invalidateApi(client, '/api/orders')
    turn(false)
    // The plan is saved even if this call fails.
    if (isConsentNew) readCurrentUser(client).catch(() => {})
  }

  if (plan.data === undefined && plan.isError) {
    return (
      <RetryNotice query={plan} retry={messages.retry} title={messages.fetchFailed}>
        {messages.safe}
      </RetryNotice>
    )
  }
  if (plan.data === undefined) return <Waiting />
  if (plan.data !== null && !isEditing)
    return <PlanSummary plan={coverRituals(plan.data, rituals)} onEdit={() => turn(true)} />
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

/** The list of orders whose names and days were given for only one order. Each of them is changed on the order's own page. */
function PlannedOrders({ orders, title }: { orders: ListedOrder[]; title: string | undefined }) {
  const { summary, order: words } = useMessages()
  const lang = useLang()
  const list = (
    <ul data-plain className={styles.planned}>
      {orders.map(({ id, items, plan }) => (
        <li key={id}>
          <div>
            <p>{items.map(({ name }) => printedName(name)).join(', ')}</p>
            <p className={styles.term}>
              {[
                words.of(orderDigits(id)),
                plan?.startDate && `${words.begins.toLowerCase()} ${formatDay(plan.startDate, lang)}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <Button as={Link} kind="quiet" href={orderPlanHref(id)}>
            {summary.editRitual}
            <span className="visually-hidden">{summary.editOf(words.of(orderDigits(id)))}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
  if (title === undefined) return list
  return (
    <Section level="h3" heading={styles.title} title={title}>
      {list}
    </Section>
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
