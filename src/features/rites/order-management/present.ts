import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import { isStillToPerform } from '#features/orders/gifts/rules.ts'
import type { Keyring } from '#server/keyring.ts'
import { presentSentMessage } from '#features/platform/notifications/present.ts'
import { ORDER_STATUSES, type OrderLine, orderPhoneContext, type OrderStatus } from '#features/orders/orders/model.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { presentMoment } from '#features/orders/orders/present.ts'
import { orderNumber } from '#features/orders/orders/rules.ts'
import { firstDay } from '#features/orders/order-plans/rules.ts'
import { markedName } from '#features/people/profiles/rules-departed.ts'
import { fullName, parseParticipants, tidyParticipants } from '#features/orders/plans/rules-participants.ts'
import {
  type MoneyContext,
  presentOwed,
  presentPayments,
  presentRefundable,
  presentRefunds,
  refundFacts,
} from './present-money.ts'
import type { ManagedRow } from './queries.ts'
import type { WholeOrder } from './queries-order.ts'
import { listMessageKinds, stepsFrom } from './rules-status.ts'
import type { OrderCounts, OrderDetail, OrderItem, Quote, TimelineEntry } from './schemas.ts'
import { unpaidDays } from '#features/rites/calendar/rules-days.ts'
import { orderDigits } from '#base/ids.ts'
import { en as ordersEn } from '#features/orders/orders/messages/page.en.ts'
import { ru as ordersRu } from '#features/orders/orders/messages/page.ru.ts'
import { methodCode } from '#features/orders/orders/rules-status.ts'
import { namedMoment } from '#features/people/places/rules-moment.ts'
import type { CsvCell } from '#server/http/csv.ts'

const messages = { ru: ordersRu, en: ordersEn }

type OrderHead = Omit<ManagedRow, 'lines' | 'isScheduled'>

export function presentItem(row: ManagedRow, lang: Lang): OrderItem {
  return {
    ...presentHead(row),
    customer: { name: row.customerName, email: row.customerEmail || null },
    items: row.lines.map((line) => ({
      name: line.names[lang],
      duration: line.weeks,
      ...presentMoment(line),
      quantity: line.quantity,
    })),
    isScheduled: row.isScheduled,
  }
}

function presentHead(row: OrderHead) {
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    version: row.version,
    total: centsToDollars(row.totalCents),
    currency: 'USD' as const,
    paymentMethod: row.paymentMethod,
    source: row.source,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    steps: stepsFrom(row).map(({ to, backward, needsProof }) => ({
      to,
      needsReason: backward ?? false,
      needsProof: needsProof ?? false,
    })),
  }
}

/** The whole order, as staff see it. */
export function presentDetail(
  whole: WholeOrder,
  lang: Lang,
  { keys, ...linked }: MoneyContext & { keys: Keyring },
): Omit<OrderDetail, 'call'> {
  const { order, lines, account, plan, money, events } = whole
  const ownPhone = phoneOf(order, keys)
  return {
    ...presentHead(order),
    link: orderPath(whole.link ?? order.id),
    hasProof: whole.hasProof,
    isScheduled: whole.isScheduled,
    customer: {
      accountId: order.accountId,
      name: order.customerName,
      email: order.customerEmail || null,
      phone: ownPhone ?? account?.phone ?? null,
      lang: order.lang,
    },
    items: lines.map((line) => ({
      id: String(line.position),
      itemId: line.itemId,
      serviceId: line.serviceId,
      name: line.names[lang],
      tier: line.tier,
      duration: line.weeks,
      ...presentMoment(line),
      price: centsToDollars(line.unitCents),
      quantity: line.quantity,
      total: centsToDollars(line.unitCents * line.quantity),
    })),
    gift: whole.gift ? { ...whole.gift, mayChange: isStillToPerform(order.status) } : null,
    plan: presentPlan(plan, lang),
    days: whole.days.map(({ position, days, paidDays, reason, answer, answeredAt }) => ({
      lineId: String(position),
      days,
      unpaidDays: unpaidDays(days, paidDays, whole.today),
      reason,
      answer,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    ...presentNames(whole),
    payments: presentPayments(money, linked),
    refunds: presentRefunds(money),
    refundable: presentRefundable(money),
    surplus: presentOwed(money),
    timeline: presentTimeline(whole),
    notes: events.filter(({ kind }) => kind === 'note').map(presentNote),
    messages: whole.messages.map(presentSentMessage),
    messageKinds: order.customerEmail === '' ? [] : listMessageKinds(order),
  }
}

function presentPlan(plan: WholeOrder['plan'], lang: Lang): OrderDetail['plan'] {
  const { specialWishes = '', participants = '' } = plan ?? {}
  const startDate = plan ? firstDay(plan) : null
  const priestChooses = startDate === null && plan?.priestChooses === true
  if (startDate === null && !priestChooses && specialWishes === '' && participants === '') return null
  return {
    startDate,
    priestChooses,
    specialWishes,
    participants: namesOf(participants).map((person) => markedName(person, lang)),
  }
}

function presentNames({ order, plan, readings, namesMark }: WholeOrder) {
  const people = namesOf(plan?.participants ?? '')
  const namesRead = people.length > 0 ? people.map(({ name }) => name) : [order.customerName.trim()].filter(Boolean)
  return {
    namesRead,
    departed: people.flatMap(({ name, isDeparted }) => (isDeparted ? name : [])),
    readings: readings.flatMap(({ at, ...one }) =>
      namesRead.includes(one.name) ? { ...one, at: at.toISOString() } : [],
    ),
    namesMark: namesMark
      ? {
          lineId: String(namesMark.position),
          kind: namesMark.kind,
          at: namesMark.at.toISOString(),
          day: namesMark.day,
          isPast: namesMark.isPast,
          printedAt: namesMark.printedAt?.toISOString() ?? null,
        }
      : null,
  }
}

/**
 * Matches the part before the name in a line of participants: digits, for example of a birth date. Includes the month and the year of a
 * written date («12 марта 1990»).
 */
const BEFORE_NAME = /^[^\p{L},]*\p{Nd}(?:\s+\p{L}+\s+\p{Nd}{4}(?:\s*г(?:ода)?(?!\p{L}))?)?\P{L}*/u
/** Matches the birth data after a name: everything from the first digit to the end of the line. Used after `BEFORE_NAME` was removed. */
const FROM_BIRTH = /[\s,;\p{Ps}\p{Pd}]*\p{Nd}.*$/u

/**
 * The names of the participants. Birth data are removed first, because the parser would remove only the date, and treat the birth place as a
 * name.
 */
function namesOf(participants: string): { name: string; isDeparted: boolean }[] {
  const lines = tidyParticipants(participants).split('\n')
  return lines
    .flatMap((line) => {
      const isDeparted = parseParticipants(line).some((person) => person.isDeparted)
      const withoutBirth = line.replace(BEFORE_NAME, '').replace(FROM_BIRTH, '')
      return parseParticipants(withoutBirth).map((person) => ({ name: fullName(person), isDeparted }))
    })
    .filter(({ name }) => name !== '')
}

type NoteRow = { id: string; at: Date; actor: string | null; facts: Record<string, unknown> }

export function presentNote({ id, at, actor, facts }: NoteRow) {
  return { id, at: at.toISOString(), actor, text: typeof facts.text === 'string' ? facts.text : '' }
}

export function presentCounts(rows: { status: OrderStatus; n: number }[]): OrderCounts {
  const of = (status: OrderStatus) => rows.find((row) => row.status === status)?.n ?? 0
  const byStatus = Object.fromEntries(ORDER_STATUSES.map((status) => [status, of(status)]))
  // The query counts the orders of every status, so no status is missing.
  return { all: rows.reduce((sum, { n }) => sum + n, 0), byStatus: byStatus as OrderCounts['byStatus'] }
}

export function presentQuote({ lines, totalCents }: { lines: OrderLine[]; totalCents: number }, lang: Lang): Quote {
  return {
    items: lines.map(({ itemId, names, unitCents, quantity }) => ({
      id: itemId,
      name: names[lang],
      price: centsToDollars(unitCents),
      total: centsToDollars(unitCents * quantity),
    })),
    total: centsToDollars(totalCents),
    currency: 'USD',
  }
}

/** The events of an order, the oldest first: actions of staff, payments, refunds and e-mails. */
function presentTimeline({ order, events, money, decisions, messages, ...whole }: WholeOrder): TimelineEntry[] {
  const byStaff = events.find(({ kind }) => kind === 'created-by-staff')
  const entries: TimelineEntry[] = [
    {
      at: order.createdAt.toISOString(),
      kind: byStaff ? 'created-by-staff' : 'created',
      actor: byStaff?.actor ?? null,
      facts: {},
    },
    ...events
      .filter(({ kind }) => kind !== 'created-by-staff')
      .map(({ at, kind, actor, facts }) => ({ at: at.toISOString(), kind, actor, facts: textsOf(facts) })),
    ...presentPayments(money).map(({ createdAt, method, currency, expected }) =>
      entry(createdAt, 'payment', { method, currency, amount: expected }),
    ),
    ...money.refunds.map((refund) => ({
      at: refund.requestedAt.toISOString(),
      kind: 'refund' as const,
      actor: refund.actor,
      facts: refundFacts(refund),
    })),
    ...decisions.map(({ at, actor, decision, note, received, currency }) => ({
      at: at.toISOString(),
      kind: 'decision' as const,
      actor,
      facts: textsOf({ decision, amount: received, currency, reason: note || undefined, price: priceOf(order) }),
    })),
    ...whole.staffChanges
      // Staff may have changed the time of a group ritual before this family joined.
      .filter(({ at }) => at >= order.createdAt)
      .map((change) => ({ ...change, at: change.at.toISOString() })),
    // Lists only name changes by the customer. Changes by staff are separate events.
    ...whole.nameChanges
      .filter(({ by }) => by === 'customer')
      .map(({ at }) => entry(at.toISOString(), 'names-changed', {})),
    ...messages.map(({ createdAt, subject, recipient: to }) =>
      entry(createdAt.toISOString(), 'message', { subject, ...(to !== order.customerEmail && { to }) }),
    ),
  ]
  // If staff accepted a sum below the price, the event of the decision shows the sum. An event "paid" would show the price, which is wrong.
  const isAccepted = decisions.some(
    ({ decision, reference }) => decision === 'accepted' && reference === money.settlement?.reference,
  )
  if (order.paidAt && !isAccepted) entries.push(entry(order.paidAt.toISOString(), 'paid', { amount: priceOf(order) }))
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function priceOf({ totalCents }: WholeOrder['order']): string {
  return String(centsToDollars(totalCents))
}

function entry(at: string, kind: TimelineEntry['kind'], facts: Record<string, string>): TimelineEntry {
  return { at, kind, actor: null, facts }
}

function textsOf(facts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** A row of the exported table. The message `exported` has the titles of the columns. Times are in UTC. */
export function presentCells(row: ManagedRow, lang: Lang, keys: Keyring): CsvCell[] {
  return [
    orderDigits(row.id),
    messages[lang].page.status(row.status),
    minuteOf(row.createdAt),
    row.paidAt ? minuteOf(row.paidAt) : null,
    row.customerName,
    row.customerEmail,
    phoneOf(row, keys),
    row.lines.map((line) => ritualOf(line, lang)).join('; '),
    { decimal: centsToDollars(row.totalCents).toFixed(2) },
    messages[lang].page.methodName(methodCode(row.paymentMethod)),
    row.source,
    row.id,
  ]
}

export function phoneOf({ id, customerPhone }: Pick<ManagedRow, 'id' | 'customerPhone'>, keys: Keyring): string | null {
  return customerPhone === null ? null : keys.open(customerPhone, orderPhoneContext(id))
}

function ritualOf({ names, performsAt, quantity }: ManagedRow['lines'][number], lang: Lang): string {
  const named = namedMoment(names[lang], performsAt, lang)
  return quantity > 1 ? `${named} × ${quantity}` : named
}

function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}
