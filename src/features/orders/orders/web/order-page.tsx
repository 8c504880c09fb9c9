import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react'
import { formatDay } from '#base/date-format.ts'
import { orderDigits } from '#base/ids.ts'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { forgetPaidOrder } from '#features/orders/cart/web/clear-paid-cart.ts'
import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import { birthDateText, birthTimeText } from '#features/people/profiles/web/birth-date-text.ts'
import { FactList } from '#ui/layout/fact-list.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import type { OrderOwner, OrderView } from '../schemas.ts'
import { receiptFile } from '../paths.ts'
import { orderState } from '../rules-status.ts'
import { useMessages } from './messages.ts'
import { OrderHelp } from './order-help.tsx'
import { OrderItems } from './order-items.tsx'
import styles from './order-page.module.css'
import { OrderPayment } from './order-payment.tsx'
import { OrderThanks } from './order-thanks.tsx'
import { Reorder } from './reorder.tsx'

type OrderPageProps = {
  id: string
  /** The links to the proofs of performed rituals. The feature `proofs` provides this component. */
  Proofs: ComponentType<{ orderId: string }>
  /** Shows the recipient if the order is a gift. */
  Gift: ComponentType<{ orderId: string }>
  /**
   * `NextStep`, `Progress` and `Timeline` show what comes next, the agreed facts and the missing information. The feature `order-progress`
   * provides them.
   */
  NextStep: ComponentType<ProgressProps>
  Progress: ComponentType<ProgressProps>
  Timeline: ComponentType<ProgressProps>
  /** The offer of notices in Telegram, for a paid order. */
  Telegram: ComponentType<{ orderId: string }>
  /** The export of all stored data for a guest. The feature `customers` provides this component. */
  GuestData: ComponentType<{ orderId: string }>
}

type ProgressProps = { orderId: string; status: OrderView['status'] }

/** The page of an order and its payment, for anyone with the link (docs/contract.md, "Pages"). */
export function OrderPage({ id, Proofs, Gift, NextStep, Progress, Timeline, Telegram, GuestData }: OrderPageProps) {
  const { page } = useMessages()
  const lang = useLang()
  const { data, ...query } = useApiQuery('/api/orders/{id}', { path: { id }, query: { lang } })
  useReturn(data?.status === 'pending', query.refetch)
  useOwnerRefetch(query.refetch)
  const paidId = data && orderState(data.status) === 'paid' ? data.id : undefined
  useEffect(() => {
    if (paidId !== undefined) forgetPaidOrder(paidId)
  }, [paidId])
  if (data) {
    const { id: orderId, status } = data
    return (
      <Order
        key={orderId}
        order={data}
        proofs={<Proofs orderId={orderId} />}
        gift={<Gift orderId={orderId} />}
        nextStep={<NextStep orderId={orderId} status={status} />}
        progress={<Progress orderId={orderId} status={status} />}
        timeline={<Timeline orderId={orderId} status={status} />}
        telegram={status !== 'pending' && <Telegram orderId={orderId} />}
        guestData={<GuestData orderId={orderId} />}
      />
    )
  }
  if (data === null) return <NotFoundCard title={page.notFoundTitle} text={page.notFoundText} back={page.home} to="/" />
  if (!query.isError) return <Waiting />
  return (
    <div className={styles.page}>
      <RetryNotice query={query} retry={page.retry}>
        {page.failed}
      </RetryNotice>
    </div>
  )
}

/** The placeholder of the order until it is loaded: number and status, lines, payment. */
function Waiting() {
  const { page } = useMessages()
  return (
    <div className={styles.page} role="status" aria-label={page.loading}>
      <div className={styles.head}>
        <p className="type-h1">
          <Skeleton lines={1} />
        </p>
        <p className={styles.about}>
          <Skeleton className={styles.stateToCome} />
        </p>
      </div>
      <div className={styles.columns}>
        <Card className={styles.items}>
          <Skeleton lines={7} />
        </Card>
        <Card className={styles.payment}>
          <Skeleton lines={9} />
        </Card>
      </div>
    </div>
  )
}

/** Loads the order again when its page becomes visible, because the customer may have paid by card in another tab. */
function useReturn(waits: boolean, readAgain: () => void): void {
  const onReturn = useEffectEvent(() => document.visibilityState === 'visible' && readAgain())
  useEffect(() => {
    if (!waits) return
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [waits])
}

type OrderParts = Record<'proofs' | 'gift' | 'nextStep' | 'progress' | 'timeline' | 'telegram' | 'guestData', ReactNode>
type OrderProps = { order: OrderView } & OrderParts

function Order({ order, proofs, gift, nextStep, progress, timeline, telegram, guestData }: OrderProps) {
  const { page } = useMessages()
  const lang = useLang()
  return (
    <article className={styles.page} aria-labelledby="order-title">
      {orderState(order.status) === 'paid' && <OrderThanks order={order}>{nextStep}</OrderThanks>}
      <Head order={order} />
      {order.status !== 'pending' && timeline}
      {proofs}
      {progress}
      {gift}
      <div className={styles.columns}>
        <Section isCard className={styles.items} title={page.items}>
          <OrderItems order={order} />
          <p className={styles.receipt}>
            <a href={receiptFile(order.id, lang)} download>
              {order.paidAt === null ? page.invoice : page.receipt}
            </a>
          </p>
        </Section>
        <Section isCard className={styles.payment} title={page.pay}>
          <OrderPayment order={order} />
        </Section>
        <div className={styles.rest}>
          {order.owner && <OrderOwnerCard owner={order.owner} />}
          {order.status !== 'pending' && <Reorder orderId={order.id} />}
          {order.status === 'pending' && timeline}
          {telegram}
          <OrderHelp order={order}>{!order.owner && guestData}</OrderHelp>
        </div>
      </div>
    </article>
  )
}

/** Shows the customer and the participants of the order, only to the order's signed-in owner (docs/contract.md, "Pages"). */
function OrderOwnerCard({ owner }: { owner: OrderOwner }) {
  const messages = useMessages().page.owner
  const facts = [
    { term: messages.name, value: owner.customerName },
    { term: messages.email, value: owner.customerEmail },
    { term: messages.phone, value: owner.customerPhone ?? '' },
    { term: messages.instructions, value: owner.specialInstructions },
    { term: messages.participants, value: owner.participants && <People participants={owner.participants} /> },
  ]
  return (
    <Section className={styles.owner} title={messages.title}>
      <FactList className={styles.rows} facts={facts} />
      <p className={styles.note}>{messages.note}</p>
    </Section>
  )
}

/** The participants, one per line: the name, and when the person was born. */
function People({ participants }: { participants: string }) {
  const messages = useMessages().page.owner
  const lang = useLang()
  const lines = participants.split('\n').map((line) => line.split(',').map((part) => part.trim()))
  return lines.map(([first = '', last = '', date = '', time = '', gotra = ''], place) => {
    const born = [date && birthDateText(date, lang), time && birthTimeText(time, lang)].filter(Boolean).join(', ')
    return (
      // oxlint-disable-next-line react/no-array-index-key -- The lines are never reordered.
      <p key={place}>
        <bdi>{[first, last].filter(Boolean).join(' ')}</bdi>
        {born && `, ${messages.born(born)}`}
        {gotra && `, ${messages.gotra(gotra)}`}
      </p>
    )
  })
}

const TONES: Record<OrderView['status'], Tone> = {
  pending: 'warn',
  completed: 'ok',
  processing: 'info',
  ready: 'ok',
  cancelled: 'danger',
  refunded: 'neutral',
}

function Head({ order }: { order: OrderView }) {
  const { page } = useMessages()
  const lang = useLang()
  const shop = useShopSettings()
  return (
    <header className={styles.head}>
      <h1 id="order-title" className={orderState(order.status) === 'paid' ? 'type-h3' : undefined}>
        {page.title(orderDigits(order.id))}
      </h1>
      <p className={styles.about}>
        <Badge tone={TONES[order.status] ?? 'neutral'}>{page.status(order.status)}</Badge>
        <span>{page.placed(formatDay(order.createdAt, lang))}</span>
        <span className={styles.print}>
          <Button kind="quiet" onClick={() => window.print()}>
            {page.print}
          </Button>
        </span>
        {shop && <span className={styles.letterhead}>{[shop.name[lang], ...publicHosts(shop.origin)].join(', ')}</span>}
      </p>
    </header>
  )
}

/** The shop's host name for the printed page. Empty for `localhost`, because no other machine can open that address. */
function publicHosts(origin: string): string[] {
  const { host, hostname } = new URL(origin)
  return hostname === 'localhost' ? [] : [host]
}
