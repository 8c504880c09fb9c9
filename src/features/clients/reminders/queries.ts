import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { after } from '#base/time.ts'
import { partnerOrders } from '#features/clients/partners/tables.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { gifts } from '#features/orders/gifts/tables.ts'
import { orderPlans } from '#features/orders/order-plans/tables.ts'
import { receivedNothing } from '#features/orders/orders/queries.ts'
import { orderLines, type OrderRow, orders } from '#features/orders/orders/tables.ts'
import { PLANNABLE } from '#features/orders/plans/rules.ts'
import { plans } from '#features/orders/plans/tables.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { performances } from '#features/rites/calendar/tables.ts'
import { groupPlaces } from '#features/rites/group-rituals/tables.ts'
import { proofs } from '#features/rites/proofs/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Missing, ReminderKind } from './model.ts'
import { paymentEnd, PLAN_AGE, UNPAID_AGE } from './rules.ts'
import { orderReminders, reminderStops } from './tables.ts'

const one = sql`1`

/**
 * Selects the plan of the account that owns the order. The order was placed while signed in, or by a guest whose e-mail address the account
 * has verified.
 */
function ownPlan(db: Db, condition: SQL | undefined) {
  const isOwner = or(
    eq(plans.accountId, orders.accountId),
    and(isNull(orders.accountId), ne(orders.customerEmail, ''), eq(accounts.email, orders.customerEmail)),
  )
  return db
    .select({ one })
    .from(plans)
    .innerJoin(accounts, eq(accounts.id, plans.accountId))
    .where(and(isOwner, condition))
}

/** Selects the order's proofs that were published, even if staff have taken a proof offline again to correct it. */
function performed(db: Db, condition?: SQL) {
  return db
    .select({ one })
    .from(proofs)
    .where(and(eq(proofs.orderId, orders.id), isNotNull(proofs.publishedAt), condition))
}

/** The SQL condition that nobody is named for the order. A ritual that has begun is performed for the person who ordered. */
function lacksNames(db: Db, now: Date): SQL | undefined {
  const byLink = db
    .select({ one })
    .from(orderPlans)
    .where(and(eq(orderPlans.id, orders.id), isNotNull(orderPlans.participants)))
  const byPartner = db
    .select({ one })
    .from(partnerOrders)
    .where(and(eq(partnerOrders.id, orders.id), isNotNull(partnerOrders.participants)))
  const begun = db
    .select({ one })
    .from(performances)
    .where(and(eq(performances.orderId, orders.id), lte(performances.day, dayAtPlace(now))))
  return and(
    notExists(byLink),
    notExists(byPartner),
    notExists(db.select({ one }).from(gifts).where(eq(gifts.id, orders.id))),
    notExists(db.select({ one }).from(groupPlaces).where(eq(groupPlaces.id, orders.id))),
    notExists(ownPlan(db, isNotNull(plans.participants))),
    notExists(begun),
    notExists(performed(db)),
  )
}

/**
 * The SQL condition that a ritual of the order has no day: no customer or partner chose a day, the priest may not choose it, staff set
 * none, and the ritual is not performed. The day of a customer's plan is used only if it is not before the order.
 */
function lacksDay(db: Db): SQL {
  const hasDay = or(
    sql`jsonb_exists(${orderPlans.days}, ${orderLines.position}::text)`,
    eq(orderPlans.priestChooses, true),
  )
  const chosen = db
    .select({ one })
    .from(orderPlans)
    .where(and(eq(orderPlans.id, orders.id), hasDay))
  const byPartner = db
    .select({ one })
    .from(partnerOrders)
    .where(and(eq(partnerOrders.id, orders.id), isNotNull(partnerOrders.startDate)))
  const isForOrder = sql`(${plans.priestChooses} or ${plans.startDate} >= ${orders.createdAt}::date)`
  const scheduled = db
    .select({ one })
    .from(performances)
    .where(and(eq(performances.orderId, orders.id), eq(performances.position, orderLines.position)))
  const lines = db
    .select({ one })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orders.id),
        isNull(orderLines.performsAt),
        notExists(chosen),
        notExists(byPartner),
        notExists(ownPlan(db, isForOrder)),
        notExists(scheduled),
        notExists(performed(db, eq(proofs.position, orderLines.position))),
      ),
    )
  return exists(lines)
}

/** The SQL condition that every ritual of the order has a fixed time, as a group ritual has. The names then came with the order. */
function isJoined(db: Db): SQL {
  const open = db
    .select({ one })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), isNull(orderLines.performsAt)))
  return notExists(open)
}

function waitsForPlan(db: Db, now: Date): SQL | undefined {
  return and(inArray(orders.status, PLANNABLE), not(isJoined(db)), or(lacksNames(db, now), lacksDay(db)))
}

const selectMissing = (db: Db, now: Date) => ({
  names: sql<boolean>`${lacksNames(db, now)}`,
  day: sql<boolean>`${lacksDay(db)}`,
})

/** Finds the information that a paid order lacks. Undefined if the order lacks nothing. */
export async function findMissing(db: Db, orderId: string, now: Date): Promise<Missing | undefined> {
  const [row] = await db
    .select(selectMissing(db, now))
    .from(orders)
    .where(and(eq(orders.id, orderId), waitsForPlan(db, now)))
  return row
}

export type ToRemind = Pick<OrderRow, 'id' | 'customerEmail'>

/** A part of a list: the orders with ids after `last`. */
type Page = { now: Date; last: string; limit: number }

/** Lists paid orders for which a reminder may be due. */
export async function listUnplanned(db: Db, page: Page): Promise<ToRemind[]> {
  const { now } = page
  const { paidAt } = orders
  const isOld = and(lte(paidAt, after(now, -PLAN_AGE.from)), gt(paidAt, after(now, -PLAN_AGE.until)))
  const isDue = or(wasNotSent(db, 'plan', 1), lte(paidAt, after(now, -PLAN_AGE.second)))
  return await listPage(db, page, and(isOld, isDue, wasNotSent(db, 'plan', 2), waitsForPlan(db, now)))
}

/** Lists unpaid orders for which a reminder may be due. */
export async function listUnpaid(db: Db, page: Page): Promise<ToRemind[]> {
  const { now } = page
  const { createdAt } = orders
  const isOld = and(lte(createdAt, after(now, -UNPAID_AGE.from)), gt(createdAt, after(now, -UNPAID_AGE.until)))
  return await listPage(db, page, and(isOld, mayRemindUnpaid(db), wasNotSent(db, 'unpaid', 1)))
}

async function listPage(db: Db, { last, limit }: Page, condition: SQL | undefined): Promise<ToRemind[]> {
  return await db
    .select({ id: orders.id, customerEmail: orders.customerEmail })
    .from(orders)
    .where(and(condition, ne(orders.customerEmail, ''), gt(orders.id, last)))
    .orderBy(asc(orders.id))
    .limit(limit)
}

/**
 * The SQL condition that the shop may remind the customer of an unpaid order. A partner sends the payment link of a partner's order, so the
 * shop sends no reminder.
 */
function mayRemindUnpaid(db: Db): SQL | undefined {
  const newer = alias(orders, 'newer')
  const later = db
    .select({ one })
    .from(newer)
    .where(and(eq(newer.customerEmail, orders.customerEmail), gt(newer.createdAt, orders.createdAt)))
  return and(eq(orders.status, 'pending'), ne(orders.source, 'partner'), notExists(later), receivedNothing(db))
}

/** Returns true if the order is still unpaid, no money has arrived for it, and no newer order has the same e-mail address. */
export async function isUnpaid(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ one })
    .from(orders)
    .where(and(eq(orders.id, orderId), mayRemindUnpaid(db)))
  return rows.length > 0
}

/** Lists the time at which each payment of an order ended. */
export async function listPaymentEnds(db: Db, orderId: string): Promise<{ endedAt: Date | undefined }[]> {
  const coins = await db
    .select({ expiresAt: payments.expiresAt, closedAt: payments.closedAt })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  const cards = await db
    .select({ expiresAt: cardAttempts.expiresAt, closedAt: cardAttempts.closedAt })
    .from(cardAttempts)
    .where(eq(cardAttempts.orderId, orderId))
  return [...coins, ...cards].map((row) => ({ endedAt: paymentEnd(row) }))
}

function wasNotSent(db: Db, kind: ReminderKind, step: number): SQL {
  const isSent = and(eq(orderReminders.kind, kind), eq(orderReminders.step, step))
  return notExists(
    db
      .select({ one })
      .from(orderReminders)
      .where(and(eq(orderReminders.orderId, orders.id), isSent)),
  )
}

export async function listSent(db: Db, orderId: string, kind: ReminderKind) {
  return await db
    .select({ step: orderReminders.step, sentAt: orderReminders.sentAt })
    .from(orderReminders)
    .where(and(eq(orderReminders.orderId, orderId), eq(orderReminders.kind, kind)))
}

/** Finds the hashes of e-mail addresses for which these reminders are switched off. */
export async function listStopped(db: Db, hashes: string[], kind: ReminderKind): Promise<ReadonlySet<string>> {
  const { addressHash } = reminderStops
  const rows = await db
    .select({ addressHash })
    .from(reminderStops)
    .where(and(inArray(addressHash, hashes), eq(reminderStops.kind, kind)))
  return new Set(rows.map((row) => row.addressHash))
}

export async function findByToken(db: Db, tokenHash: string) {
  const { addressHash, kind } = orderReminders
  const [row] = await db
    .select({ addressHash, kind })
    .from(orderReminders)
    .where(eq(orderReminders.tokenHash, tokenHash))
  return row
}

/** Lists the kinds of reminders that the owner of an e-mail address has switched off, for the copy of personal data. */
export async function listStops(db: Db, hashes: string[]) {
  const rows = await db.select().from(reminderStops).where(inArray(reminderStops.addressHash, hashes))
  return rows.map(({ kind, stoppedAt }) => ({ kind, stoppedAt: stoppedAt.toISOString() }))
}
