import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { toMailbox } from '#base/mailbox.ts'
import { after, DAY, MINUTE } from '#base/time.ts'
import { SCHEDULABLE } from '#features/rites/calendar/model.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { selectOwnIds } from '#features/orders/orders/queries-own.ts'
import { receivedNothing, ownedBy } from '#features/orders/orders/queries.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import { orderLines, type OrderRow, orders } from '#features/orders/orders/tables.ts'
import type { GivenPlan } from '#features/orders/plans/model.ts'
import { toFinalPlan } from '#features/orders/plans/rules.ts'
import { serialiseParticipants } from '#features/orders/plans/rules-participants.ts'
import { type ProofRow, proofs } from '#features/rites/proofs/tables.ts'
import type { Db } from '#server/database/database.ts'
import { takeMark } from '#features/people/profiles/rules-departed.ts'
import type { Keyring } from '#server/keyring.ts'
import { HOLDING, groupItemId, placeContext } from './model.ts'
import { HOLD, LATE_CARD, splitNames } from './rules.ts'
import { groupPlaces, type GroupRow, groupRituals } from './tables.ts'

/** A group ritual. */
export type Group = GroupRow

export async function findGroup(db: Db, id: string): Promise<GroupRow | undefined> {
  const [row] = await db.select().from(groupRituals).where(eq(groupRituals.id, id))
  return row
}

/** Locks the group ritual until the transaction ends. Other calls that sell places of this group wait. */
export async function lockGroup(tx: Db, id: string): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(groupRituals).where(eq(groupRituals.id, id)).for('update')
  return row
}

/** Future group rituals that are not cancelled, including group rituals that are full. The earliest comes first. */
export async function listOpen(db: Db, now: Date): Promise<GroupRow[]> {
  return await db
    .select()
    .from(groupRituals)
    .where(and(gt(groupRituals.closesAt, now), isNull(groupRituals.cancelledAt)))
    .orderBy(asc(groupRituals.performsAt), asc(groupRituals.id))
    .limit(100)
}

/** Group rituals that have not begun and begin before this day in India. The earliest comes first. Cancelled group rituals are left out. */
export async function listComing(db: Db, now: Date, before: string): Promise<GroupRow[]> {
  const end = new Date(`${before}T00:00:00+05:30`)
  return await db
    .select()
    .from(groupRituals)
    .where(and(gt(groupRituals.performsAt, now), lt(groupRituals.performsAt, end), isNull(groupRituals.cancelledAt)))
    .orderBy(asc(groupRituals.performsAt), asc(groupRituals.id))
    .limit(100)
}

/** The list for staff. The newest day is first. */
export async function listGroups(db: Db): Promise<GroupRow[]> {
  return await db.select().from(groupRituals).orderBy(desc(groupRituals.performsAt), desc(groupRituals.id)).limit(100)
}

/** The number of taken places in each group. */
export async function countTaken(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: groupPlaces.groupId, taken: count() })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.id))
    .where(and(inArray(groupPlaces.groupId, ids), inArray(orders.status, HOLDING)))
    .groupBy(groupPlaces.groupId)
  return new Map(rows.map(({ id, taken }) => [id, taken]))
}

export type FoundPlace = { family: string; order: OrderRow; proof: ProofRow | null }

/** The taken places of a group, sorted by the time of sale. Freed places are left out. */
export async function listPlaces(db: Db, groupId: string): Promise<FoundPlace[]> {
  return await db
    .select({ family: groupPlaces.family, order: orders, proof: proofs })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.id))
    .leftJoin(proofs, and(eq(proofs.orderId, orders.id), eq(proofs.position, 0)))
    .where(and(eq(groupPlaces.groupId, groupId), inArray(orders.status, HOLDING)))
    .orderBy(asc(groupPlaces.takenAt), asc(groupPlaces.id))
}

/** The paid orders of a group, sorted by the time of sale. Includes orders that were cancelled or refunded later. */
export async function listPaidPlaces(db: Db, groupId: string): Promise<Omit<FoundPlace, 'proof'>[]> {
  return await db
    .select({ family: groupPlaces.family, order: orders })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.id))
    .where(and(eq(groupPlaces.groupId, groupId), isNotNull(orders.paidAt)))
    .orderBy(asc(groupPlaces.takenAt), asc(groupPlaces.id))
}

export async function isPlaceOf(db: Db, groupId: string, orderId: string): Promise<boolean> {
  const isThis = and(eq(groupPlaces.groupId, groupId), eq(groupPlaces.id, orderId))
  const [row] = await db.select({ id: groupPlaces.id }).from(groupPlaces).where(isThis)
  return row !== undefined
}

/** True if an order is for a place in a group. */
export async function hasPlace(db: Db, orderId: string): Promise<boolean> {
  const [row] = await db.select({ id: groupPlaces.id }).from(groupPlaces).where(eq(groupPlaces.id, orderId))
  return row !== undefined
}

/**
 * Finds the customer's unpaid place with this e-mail address. Locks the order, so that a second click does not take a second place. An
 * address that is not verified finds no place of another person.
 */
export async function lockOwnPlace(
  tx: Db,
  groupId: string,
  email: string,
  owner: Owner,
): Promise<OrderRow | undefined> {
  const isOwn = and(ownedBy(owner), eq(orders.customerEmail, email))
  const [row] = await tx
    .select({ order: orders })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.id))
    .where(and(eq(groupPlaces.groupId, groupId), isOwn, eq(orders.status, 'pending')))
    .for('update', { of: orders })
  return row?.order
}

/**
 * The times after `since` at which a mailbox (with any tag) took places of a group without paying, the oldest first. Includes places that
 * were freed because nobody paid.
 */
export async function listUnpaidOf(tx: Db, groupId: string, mailbox: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ email: orders.customerEmail, takenAt: groupPlaces.takenAt })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.id))
    .where(and(eq(groupPlaces.groupId, groupId), isNull(orders.paidAt), gt(groupPlaces.takenAt, since)))
    .orderBy(asc(groupPlaces.takenAt))
  return rows.filter(({ email }) => toMailbox(email) === mailbox).map(({ takenAt }) => takenAt)
}

/**
 * Unpaid orders whose place has expired or whose ritual has begun. These orders have received no payment, and have no open price quote or
 * card page.
 */
export async function listLapsed(db: Db, now: Date): Promise<string[]> {
  const isOfferOver = and(notExists(openQuotes(db)), notExists(openPages(db, now)))
  const rows = await placeOrders(db)
    .where(and(eq(orders.status, 'pending'), isOver(now), receivedNothing(db), isOfferOver))
    .limit(100)
  return rows.map(({ id }) => id)
}

/** True if no new payment is accepted for the place of an order: the place has expired, the ritual has begun, or the group was cancelled. */
export async function hasHoldEnded(db: Db, orderId: string, now: Date): Promise<boolean> {
  const [row] = await placeOrders(db).where(
    and(eq(groupPlaces.id, orderId), or(isOver(now), isNotNull(groupRituals.cancelledAt))),
  )
  return row !== undefined
}

function placeOrders(db: Db) {
  return db
    .select({ id: orders.id })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.id))
    .innerJoin(groupRituals, eq(groupRituals.id, groupPlaces.groupId))
}

function isOver(now: Date): SQL | undefined {
  return or(lt(orders.createdAt, after(now, -HOLD)), lte(groupRituals.performsAt, now))
}

function openQuotes(db: Db) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), isNull(payments.closedAt)))
}

/**
 * Card pages that may still receive money. A page is open until the card service reports, some time after the page has expired, that nobody
 * paid. If no report arrives for a day, the shop assumes that the connection to the service was removed. Then the page no longer blocks the
 * place, and staff handle a later payment.
 */
function openPages(db: Db, now: Date) {
  const { checkedAt, expiresAt } = cardAttempts
  const isUnknown = or(
    isNull(checkedAt),
    sql`${checkedAt} < ${expiresAt} + ${LATE_CARD / MINUTE} * interval '1 minute'`,
  )
  return db
    .select({ id: cardAttempts.id })
    .from(cardAttempts)
    .where(
      and(
        eq(cardAttempts.orderId, orders.id),
        eq(cardAttempts.status, 'open'),
        isUnknown,
        gt(expiresAt, after(now, -DAY)),
      ),
    )
}

/**
 * Locks all orders of a group until the transaction ends. All code that locks several orders sorts them by id. Later queries also see
 * payments that arrived while this function waited.
 */
export async function lockPlaceOrders(tx: Db, groupId: string): Promise<void> {
  const own = tx.select({ id: groupPlaces.id }).from(groupPlaces).where(eq(groupPlaces.groupId, groupId))
  await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, own)).orderBy(asc(orders.id)).for('update')
}

/** The pending orders of a group that have received no payment. */
export async function listUnpaidPlaces(db: Db, groupId: string): Promise<string[]> {
  const rows = await placeOrders(db)
    .where(and(eq(groupPlaces.groupId, groupId), eq(orders.status, 'pending'), receivedNothing(db)))
    .orderBy(asc(orders.id))
  return rows.map(({ id }) => id)
}

/** The paid orders of a group whose ritual was not performed yet, each with the order line. */
export async function listPaidLines(db: Db, groupId: string) {
  return await db
    .select({ order: orders, position: orderLines.position, names: orderLines.names })
    .from(groupPlaces)
    .innerJoin(orders, eq(orders.id, groupPlaces.id))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.itemId, groupItemId(groupId))))
    .where(and(eq(groupPlaces.groupId, groupId), inArray(orders.status, SCHEDULABLE)))
    .orderBy(asc(orders.id))
}

/** The names that a family entered with the order. Later changes of a plan do not change these names. */
export async function listGroupPlans(db: Db, keys: Keyring, orderIds: string[]): Promise<Map<string, GivenPlan>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: groupPlaces.id, family: groupPlaces.family, performsAt: groupRituals.performsAt })
    .from(groupPlaces)
    .innerJoin(groupRituals, eq(groupRituals.id, groupPlaces.groupId))
    .where(inArray(groupPlaces.id, orderIds))
  return new Map(
    rows.map(({ id, family, performsAt }) => {
      const people = splitNames(keys.open(family, placeContext(id))).map((name) => {
        const { text, isDeparted } = takeMark(name, { isFirst: true })
        const [firstName = '', ...rest] = text.split(/\s+/u)
        return { firstName, lastName: rest.join(' '), birthDate: '', birthTime: '', ...(isDeparted && { isDeparted }) }
      })
      const startDate = dayAtPlace(performsAt)
      return [id, toFinalPlan({ startDate, participants: serialiseParticipants(people) })]
    }),
  )
}

/** The places in a person's orders, for the export of personal data. */
export async function listPlacesOf(db: Db, owner: Owner) {
  return await db
    .select()
    .from(groupPlaces)
    .where(inArray(groupPlaces.id, selectOwnIds(db, owner)))
}

/** True if the sale of a group ended between these two moments. */
export async function hasClosed(db: Db, from: Date, to: Date): Promise<boolean> {
  const isWithin = sql`${groupRituals.closesAt} > ${from.toISOString()}::timestamptz and ${groupRituals.closesAt} <= ${to.toISOString()}::timestamptz`
  const [row] = await db.select({ id: groupRituals.id }).from(groupRituals).where(isWithin).limit(1)
  return row !== undefined
}
