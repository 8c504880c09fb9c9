import { formatDay } from '#base/date-format.ts'
import { readingsFrom } from '#features/orders/cart/rules-names.ts'
import { NameReadings } from '#features/orders/cart/web/name-readings.tsx'
import { orderPlanHref } from '#features/orders/orders/paths.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { DayRequests } from '#features/rites/day-requests/web/admin/day-requests.tsx'
import { Names } from '#ui/text/names.tsx'
import type { OrderDetail } from '../../../schemas.ts'
import { useMessages } from '../messages.ts'
import { OrderSection } from './order-section.tsx'

/** For orders with these statuses, the page no longer reminds staff of missing data. */
const OVER: readonly OrderStatus[] = ['ready', 'cancelled', 'refunded']

type PlanProps = { order: OrderDetail; reload: () => void }

/** The plan of an order: the day, the wish, the names, and how the priest will read the names. */
export function OrderPlan({ order: whole, reload }: PlanProps) {
  const { plan, status } = whole
  const { order, dayRequests } = useMessages()
  const { can } = usePanel()
  const lang = useLang()
  return (
    <OrderSection title={order.plan}>
      {whole.isScheduled && (
        <DayRequests
          orderId={whole.id}
          isEmailed={whole.customer.email !== null}
          reload={reload}
          messages={dayRequests}
        />
      )}
      {plan ? (
        <Facts
          facts={[
            {
              // Once days are set, they are shown below, and this is only the day that the customer asks for.
              term: whole.days.length > 0 ? order.askedStart : order.startDate,
              value: plan.priestChooses ? order.priestChooses : plan.startDate && formatDay(plan.startDate, lang),
            },
            { term: order.sankalpa, value: plan.specialWishes },
            {
              term: order.participants,
              value: plan.participants.length > 0 ? <Names names={plan.participants} /> : null,
            },
          ]}
        />
      ) : (
        <p>{order.noPlan(hasDay(whole))[reachOf(whole)]}</p>
      )}
      {can('orders.change') && !OVER.includes(status) && (
        <p>
          <a href={orderPlanHref(whole.id)} target="_blank" rel="noreferrer">
            {order.correctPlan}
          </a>
        </p>
      )}
      <SetDays order={whole} reload={reload} />
      <NamesMark order={whole} reload={reload} />
      <OrderReadings order={whole} reload={reload} />
    </OrderSection>
  )
}

/** Returns how the customer can still give the missing details. */
function reachOf({ status, customer }: OrderDetail) {
  if (OVER.includes(status)) return 'end'
  if (customer.email === null) return 'phone'
  return customer.accountId === null ? 'guest' : 'account'
}

/** True if the days of all rituals are known: staff have set them, or the ritual was sold for a fixed time. */
function hasDay({ items, days }: OrderDetail): boolean {
  return items.every(({ id, performsAt }) => performsAt !== undefined || days.some(({ lineId }) => lineId === id))
}

/** The days that are set for each ritual, the reason that the customer received, and the customer's answer. */
function SetDays({ order: { id, days: set, items }, reload }: PlanProps) {
  const { order: messages } = useMessages()
  const lang = useLang()
  const requests = useApiQuery('/api/admin/day-requests', { query: { orderId: id, lang } }, { enabled: set.length > 0 })
  // If the customer requested another day, the request is shown above, so the refusal of the set day is not repeated here.
  const isAskedAbove = (lineId: string) => requests.data?.items.some((request) => request.lineId === lineId) === true
  return set.map(({ lineId, days, unpaidDays, reason, answer, answeredAt }) => {
    const [first = '', last = first] = [days[0], days.at(-1)]
    const ritual = items.length > 1 ? (items.find(({ id }) => id === lineId)?.name ?? '') : ''
    const span =
      days.length === 1
        ? formatDay(first, lang)
        : messages.span(formatDay(first, lang), formatDay(last, lang), days.length)
    return (
      <div key={lineId}>
        <Facts facts={[{ term: messages.setDays(printedName(ritual)), value: span }]} />
        <UnpaidDays orderId={id} lineId={lineId} days={unpaidDays} reload={reload} />
        {reason !== '' && <p dir="auto">{messages.dayReason(reason)}</p>}
        {answer !== null && !(answer === 'other-day' && isAskedAbove(lineId)) && (
          <Notice
            tone={answer === 'suits' ? 'ok' : 'warn'}
            quiet
            action={answer === 'other-day' && <Link href={`/calendar?from=${first}`}>{messages.openDays}</Link>}
          >
            {messages.dayAnswers[answer](answeredAt === null ? '' : printedMoment(answeredAt, lang))}
          </Notice>
        )}
      </div>
    )
  })
}

type UnpaidDaysProps = { orderId: string; lineId: string; days: string[]; reload: () => void }

/** Warns about future days that were refunded, until staff remove these days or decide that they stay. */
function UnpaidDays({ orderId, lineId, days, reload }: UnpaidDaysProps) {
  const { order: messages } = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const lang = useLang()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  async function settle(areKept: boolean): Promise<void> {
    const path = { orderId, lineId }
    await api.post('/api/admin/calendar/{orderId}/{lineId}/unpaid-days', { path, query: { lang }, body: { areKept } })
    reload()
  }
  const span = first === last ? formatDay(first, lang) : `${formatDay(first, lang)} – ${formatDay(last, lang)}`
  return (
    <Notice
      tone="warn"
      quiet
      action={
        can('calendar.change') && (
          <>
            <ActionButton call={() => settle(false)}>{messages.removeUnpaid}</ActionButton>
            <ActionButton call={() => settle(true)}>{messages.keepUnpaid}</ActionButton>
          </>
        )
      }
    >
      {messages.unpaidDays(span, days.length)}
    </Notice>
  )
}

/** Warns that names changed after the sheet was printed, the day was set, or the ritual began. */
function NamesMark({ order: { id, namesMark }, reload }: PlanProps) {
  const { order: messages } = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const lang = useLang()
  if (!namesMark) return null
  const at = printedMoment(namesMark.at, lang)
  const day = formatDay(namesMark.day, lang)
  const printed = namesMark.printedAt === null ? null : printedMoment(namesMark.printedAt, lang)
  const titles = {
    'after-print': messages.namesAfterPrint,
    'after-days': messages.namesAfterDays,
    'after-ritual': messages.namesAfterRitual,
  }
  async function check({ lineId, at: seen }: NonNullable<OrderDetail['namesMark']>): Promise<void> {
    const path = { orderId: id, lineId }
    await api.post('/api/admin/calendar/{orderId}/{lineId}/names-checks', { path, body: { at: seen } })
    reload()
  }
  return (
    <Notice
      tone="warn"
      quiet
      title={titles[namesMark.kind](at)}
      action={
        <>
          <Link href={`/sheet/${namesMark.day}`}>{messages.openSheet(day)}</Link>
          {namesMark.isPast && can('calendar.change') && (
            <ActionButton call={() => check(namesMark)}>{messages.priestAsked}</ActionButton>
          )}
        </>
      }
    >
      {printed !== null && (namesMark.isPast ? messages.printedBefore(printed) : messages.printedAt(printed))}
      {namesMark.kind === 'after-ritual' && messages.askPriest}
    </Notice>
  )
}

/** The readings of the names. Staff can correct them at any time, and the customer gets an e-mail. */
function OrderReadings({ order: { id, namesRead, departed, readings }, reload }: PlanProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const lang = useLang()

  async function correct(name: string, devanagari: string): Promise<void> {
    try {
      await api.put('/api/admin/orders/{id}/readings', { path: { id }, query: { lang }, body: { name, devanagari } })
      showToast({ title: messages.order.readingSaved })
    } catch {
      showToast({ kind: 'destructive', title: messages.order.readingFailed, text: messages.order.readingFailedText })
    }
    reload()
  }

  return (
    <NameReadings
      names={[...new Set(namesRead)]}
      departed={departed}
      readings={readingsFrom(readings)}
      onCorrect={can('orders.change') ? (name, devanagari) => void correct(name, devanagari) : undefined}
      messages={messages.readings}
    />
  )
}
