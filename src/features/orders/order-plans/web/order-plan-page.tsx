import { useState } from 'react'
import { orderDigits } from '#base/ids.ts'
import { useVisitor } from '#features/people/accounts/web/visitor.ts'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { orderPath } from '#features/orders/orders/paths.ts'
import { isJoined } from '#features/orders/orders/rules-status.ts'
import { focusOnce } from '#ui/layout/focus-once.ts'
import { forgetUnusedApi, setApiData, useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderPlanView } from '../schemas.ts'
import { toShopDay } from '#ui/text/local-day.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { OrderPlanFields } from './order-plan-form.tsx'
import styles from './order-plan.module.css'
import type { FindInitials } from './use-order-plan.ts'
import { useMessages } from '#features/orders/plans/web/messages.ts'

/** The page for names, wish and days of one order, for anyone with its link. */
export function OrderPlanPage({ id, findInitials }: { id: string; findInitials: FindInitials }) {
  const { order: messages, fetchFailed, retry, safe } = useMessages()
  const lang = useLang()
  const { number: visitor } = useVisitor()
  const plan = useApiQuery('/api/orders/{id}/plan', { path: { id }, query: { lang } })
  useOwnerRefetch(plan.refetch)
  if (plan.data === null)
    return <NotFoundCard title={messages.notFound} text={messages.notFoundText} back={messages.home} to="/" />
  return (
    <article className={styles.page}>
      <p>
        <Link href={orderPath(id)} className={styles.back}>
          ← {messages.of(orderDigits(id))}
        </Link>
      </p>
      <h1>{messages.title}</h1>
      {plan.data ? (
        <Plan key={`${id} ${visitor}`} id={id} view={plan.data} findInitials={findInitials} />
      ) : plan.isError ? (
        <RetryNotice query={plan} retry={retry} title={fetchFailed}>
          {safe}
        </RetryNotice>
      ) : (
        <Waiting />
      )}
    </article>
  )
}

type PlanProps = { id: string; view: OrderPlanView; findInitials: FindInitials }

function Plan({ id, view, findInitials }: PlanProps) {
  const { order: messages } = useMessages()
  const lang = useLang()
  const client = useQueryClient()
  const [saved, setSaved] = useState({ count: 0, isErased: false, isShown: false })
  const [today] = useState(() => toShopDay(new Date()))
  if (!view.isOpen) return <Closed id={id} text={view.status === 'pending' ? messages.unpaid : messages.closed} />

  function keep(next: OrderPlanView, isErased: boolean): void {
    setApiData(client, '/api/orders/{id}/plan', { path: { id }, query: { lang } }, next)
    // The page of the order and the list of orders show the plan too.
    forgetUnusedApi(client, '/api/orders')
    setSaved(({ count }) => ({ count: count + 1, isErased, isShown: true }))
  }
  const hideSaved = () => setSaved((last) => ({ ...last, isShown: false }))
  return (
    <>
      <p className={styles.lead}>{leadOf(view, messages)}</p>
      {saved.isShown && <Saved key={saved.count} view={view} id={id} isErased={saved.isErased} />}
      <OrderPlanFields
        id={id}
        view={view}
        today={today}
        findInitials={findInitials}
        onBegin={hideSaved}
        onSaved={keep}
      />
    </>
  )
}

type Messages = ReturnType<typeof useMessages>['order']

function leadOf({ rituals, recipient }: OrderPlanView, messages: Messages): string {
  if (rituals.every(({ hasBegun }) => hasBegun))
    return rituals.every(({ isOver }) => isOver) ? messages.leadOver : messages.leadBegun
  if (recipient) return messages.leadGift
  return isJoined({ items: rituals }) ? messages.leadJoined : messages.lead
}

/** The notice near the form that the plan is saved. It takes the focus after each save. */
function Saved({ id, view, isErased }: { id: string; view: OrderPlanView; isErased: boolean }) {
  const { order: messages } = useMessages()
  const back = (
    <Button as={Link} href={orderPath(id)}>
      {messages.back}
    </Button>
  )
  const erased = view.recipient ? messages.erasedWish : messages.erased
  const isNameless = !isErased && view.participantCount === 0
  const asksDay = view.rituals.some(({ requestedDate }) => requestedDate !== null)
  return (
    <div className={styles.saved} tabIndex={-1} ref={focusOnce}>
      {isNameless ? (
        <Notice tone="warn" title={messages.nameless} action={back}>
          {view.isEmailed ? messages.savedNameless : messages.savedNamelessPhone}
        </Notice>
      ) : (
        <Notice tone="ok" title={isErased ? erased : messages.saved} action={back}>
          {!isErased && savedTextOf(view, messages)}
        </Notice>
      )}
      {!isErased && asksDay && <Notice tone="info">{messages.savedRequest}</Notice>}
      {!isErased && !isNameless && savedTextOf(view, messages) === messages.savedByLink && (
        <details className={styles.why}>
          <summary>{messages.savedWhy}</summary>
          <p>{messages.savedWhyText}</p>
        </details>
      )}
    </div>
  )
}

function savedTextOf({ rituals, isEmailed, texts, isStaff }: OrderPlanView, messages: Messages): string {
  if (isStaff) return isEmailed ? messages.savedByStaff : ''
  if (rituals.some(({ hasBegun }) => hasBegun))
    return rituals.every(({ isOver }) => isOver) ? messages.savedOver : messages.savedBegun
  if (!isEmailed) return messages.savedTextPhone
  return texts ? messages.savedText : messages.savedByLink
}

function Closed({ id, text }: { id: string; text: string }) {
  const { order: messages } = useMessages()
  return (
    <Card className={styles.closed}>
      <p>{text}</p>
      <Button as={Link} href={orderPath(id)} kind="primary">
        {messages.back}
      </Button>
    </Card>
  )
}

/** The placeholder of the form until it is loaded: participants, wish, days. */
function Waiting() {
  const { loading } = useMessages()
  return (
    <div className={styles.waiting} role="status">
      <p className="visually-hidden">{loading}</p>
      {[styles.box, styles.box, styles.tallBox].map((shape, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- The positions never change.
        <Skeleton key={place} className={shape} />
      ))}
    </div>
  )
}
