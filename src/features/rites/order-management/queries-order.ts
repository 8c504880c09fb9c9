import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { accounts } from '#features/people/accounts/tables.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { findGift } from '#features/orders/gifts/queries.ts'
import { listNameChanges } from '#features/orders/readings/queries.ts'
import { listApplying, listNamesMarks, type NamesMarkRow } from '#features/rites/calendar/queries-readings.ts'
import { listAskedDays } from '#features/rites/day-requests/queries.ts'
import { listSchedules } from '#features/rites/calendar/queries-planning.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { listMessagesAbout } from '#features/platform/notifications/queries.ts'
import { aboutOrder } from '#features/orders/orders/rules.ts'
import { findOrder, listLines, renewedLinks } from '#features/orders/orders/queries.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import { listHeld } from '#features/money/payment-review/queries-returns.ts'
import { manualConfirmations } from '#features/money/payment-review/tables.ts'
import { findSettlement, listOwed } from '#features/money/settlements/queries.ts'
import { DECISIONS } from '#features/money/settlements/model.ts'
import { refunds, reviewDecisions } from '#features/money/settlements/tables.ts'
import { listChangesOf } from '#features/platform/audit/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { OrderManagement } from './context.ts'
import type { TIMELINE_KINDS } from './model.ts'
import { orderEvents } from './tables.ts'

/** All data of an order, as rows. Undefined if there is no such order. */
export async function findWholeOrder(
  { shop, hasProof, isLineProved: isProved, lineProvedAt: provedAt, scheduledOrders, plansOf }: OrderManagement,
  id: string,
) {
  const { db, keys } = shop
  const order = await findOrder(db, id)
  if (!order) return undefined
  const { accountId } = order
  const [lines, events, money, decisions, account, plans, messages, proved, scheduled, gift, changes, marks, days] =
    await Promise.all([
      listLines(db, id),
      listEvents(db, id),
      readMoney(db, id),
      listDecisions(db, id),
      accountId === null ? undefined : findAccount(db, keys, accountId),
      plansOf(db, [{ ...order, orderId: id }]),
      readMessages(db, order),
      hasProof(db, id),
      scheduledOrders?.(db, [id]),
      findGift(db, keys, id),
      listNameChanges(db, id),
      listNamesMarks(db, { today: dayAtPlace(shop.now()), isProved, provedAt, orderIds: [id] }),
      listSchedules(db, id),
    ])
  const today = dayAtPlace(shop.now())
  const plan = plans.get(id)
  const staffChanges = await listStaffChanges(
    db,
    id,
    lines.map(({ itemId }) => itemId),
  )
  const applying = await listApplying(db, keys, new Map([[id, { ownerId: plan?.ownerId }]]))
  const isScheduled = scheduled?.has(id) ?? false
  return {
    order,
    lines,
    events,
    money,
    decisions,
    account,
    plan,
    messages: messages.sent,
    link: messages.link,
    hasProof: proved,
    isScheduled,
    gift,
    readings: [...(applying.get(id)?.values() ?? [])],
    nameChanges: changes,
    staffChanges,
    namesMark: marks.find(isOutdated) ?? marks.find(({ isPast }) => isPast) ?? marks[0],
    days,
    today,
  }
}

/** True if staff must print a sheet again, because names changed. */
const isOutdated = ({ kind, isPast }: NamesMarkRow) => kind === 'after-print' && !isPast

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof findWholeOrder>>>

/** The e-mails about the order: to the current address, to addresses that staff replaced, and about a new link. */
async function readMessages(db: Db, order: OrderRow) {
  const [earlier, links] = await Promise.all([listEarlierAddresses(db, order.id), renewedLinks(db, [order.id])])
  const link = links.get(order.id)
  const sent = await listMessagesAbout(db, [order.customerEmail, ...earlier], aboutOrder(order.id, link))
  return { sent, link }
}

async function listEarlierAddresses(db: Db, orderId: string): Promise<string[]> {
  const { facts, kind } = orderEvents
  const rows = await db
    .select({ facts })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(kind, 'customer-changed')))
  return rows.flatMap((row) => (typeof row.facts.email === 'string' ? [row.facts.email] : []))
}

/** The events that staff caused, with the e-mail address of each staff member, the oldest first. */
async function listEvents(db: Db, orderId: string) {
  const { id, at, kind, facts } = orderEvents
  return await db
    .select({ id, at, kind, facts, actor: accounts.email })
    .from(orderEvents)
    .leftJoin(accounts, eq(accounts.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(at), asc(id))
}

/** Reads the payments, confirmations and refunds of an order. The newest are first. */
async function readMoney(db: Db, orderId: string) {
  const [coins, cards, manual, back, settlement, owed, held] = await Promise.all([
    db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.createdAt)),
    db.select().from(cardAttempts).where(eq(cardAttempts.orderId, orderId)).orderBy(desc(cardAttempts.createdAt)),
    db
      .select()
      .from(manualConfirmations)
      .where(eq(manualConfirmations.orderId, orderId))
      .orderBy(desc(manualConfirmations.confirmedAt)),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.requestedAt)),
    findSettlement(db, orderId),
    listOwed(db, { orderIds: [orderId] }),
    listHeld(db, [orderId]),
  ])
  const actors = await findActors(
    db,
    back.map(({ requestedBy }) => requestedBy),
  )
  const returned = back.map((refund) => ({ ...refund, actor: actors.get(refund.requestedBy) ?? null }))
  return { coins, cards, manual, refunds: returned, settlement, owed, held }
}

export type Money = Awaited<ReturnType<typeof readMoney>>

const REVIEW_ACTIONS = [
  'payments.review-accepted',
  'payments.review-rest',
  'payments.review-returned',
  'payments.review-dismissed',
]

/**
 * Returns the decisions of staff about payments in review. The audit log has every decision, even replaced decisions. The reason is stored
 * only with the latest decision.
 */
async function listDecisions(db: Db, orderId: string) {
  const changes = await listChangesOf(db, { subject: 'order', subjectId: orderId, actions: REVIEW_ACTIONS })
  const about = changes.map(({ before }) => decidedAbout.parse(before))
  const references = about.map(({ reference }) => reference)
  const noted = await db.select().from(reviewDecisions).where(inArray(reviewDecisions.reference, references))
  const actors = await findActors(
    db,
    changes.map(({ actorId }) => actorId),
  )
  return changes.map(({ at, actorId, after }, place) => {
    const { reference, attention } = about[place] ?? {}
    const note = noted.find((one) => one.reference === reference && one.attention === attention)
    const isLatest = !about.slice(place + 1).some((one) => one.reference === reference && one.attention === attention)
    return {
      at,
      actor: actors.get(actorId) ?? null,
      reference,
      ...decided.parse(after),
      note: (isLatest && note?.note) || '',
    }
  })
}

const decidedAbout = z.object({ reference: z.string(), attention: z.string() })
/** A decision in the audit log. Entries of earlier releases have no sum. */
const decided = z.object({
  decision: z.enum(DECISIONS),
  received: z.string().optional(),
  currency: z.string().optional(),
})

const ABOUT_ORDER = ['order.plan', 'calendar.schedule', 'calendar.names-checked', 'order.day-request']

type Change = { kind: (typeof TIMELINE_KINDS)[number]; facts: Record<string, string> }
type AuditRow = Awaited<ReturnType<typeof listChangesOf>>[number]

/** Returns changes of names and days by staff, from the audit log. `itemIds`: the ids of the order's items, from which the group rituals are read. */
async function listStaffChanges(db: Db, orderId: string, itemIds: readonly string[]) {
  const groups = itemIds.flatMap((itemId) => /^group-([0-9a-f]{32})$/.exec(itemId)?.[1] ?? [])
  const found = await Promise.all([
    listChangesOf(db, { subject: 'order', subjectId: orderId, actions: ABOUT_ORDER }),
    ...groups.map((id) => listChangesOf(db, { subject: 'group', subjectId: id, actions: ['group.change'] })),
  ])
  const rows = found.flat()
  const actors = await findActors(
    db,
    rows.map(({ actorId }) => actorId),
  )
  const changes = rows.flatMap((row) => {
    const change = changeOf(row)
    return change ? [{ at: row.at, actor: actors.get(row.actorId) ?? null, ...change }] : []
  })
  const asked = (await listAskedDays(db, orderId)).map(({ at, day }) => {
    const change: Change = { kind: 'day-asked', facts: { day } }
    return { at, actor: null, ...change }
  })
  return [...changes, ...asked]
}

const schedule = z.object({ days: z.array(z.string()), reason: z.string().optional() })
const requestAnswer = z.object({ outcome: z.enum(['accepted', 'declined']), day: z.string() })
const moment = z.object({ performsAt: z.string() })

/** Converts an audit entry to an event. Undefined if the history does not show this entry. */
function changeOf({ action, before, after }: Pick<AuditRow, 'action' | 'before' | 'after'>): Change | undefined {
  switch (action) {
    case 'order.plan':
      return { kind: 'plan-corrected', facts: {} }
    case 'calendar.names-checked':
      return { kind: 'names-checked', facts: {} }
    case 'order.day-request': {
      const { outcome, day } = requestAnswer.parse(after)
      return { kind: outcome === 'accepted' ? 'day-accepted' : 'day-declined', facts: { day } }
    }
    case 'group.change': {
      const [from, to] = [moment.parse(before).performsAt, moment.parse(after).performsAt]
      return from === to ? undefined : { kind: 'group-moved', facts: { from, to } }
    }
    default: {
      const [old, { days, reason = '' }] = [schedule.parse(before), schedule.parse(after)]
      if (old.days.join() === days.join()) return { kind: 'priest-set', facts: {} }
      const [first, last] = [days[0], days.at(-1)]
      if (first === undefined || last === undefined) return { kind: 'days-removed', facts: {} }
      return { kind: 'days-set', facts: { first, last, count: String(days.length), ...(reason !== '' && { reason }) } }
    }
  }
}

/** The e-mail addresses of staff, by account id. */
export async function findActors(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]))
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])))
}
