import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import type { AgreedDays } from '#features/orders/order-plans/context.ts'
import type { AskForDay } from '#features/orders/plans/context.ts'
import { noteCall } from '#features/orders/orders/commands-notices.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { scheduleLine } from '#features/rites/calendar/commands.ts'
import { type LineKey, MAX_REASON } from '#features/rites/calendar/model.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { schedules } from '#features/rites/calendar/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { DayRequestsContext } from './context.ts'
import { dayDeclinedEmail } from './emails.ts'
import type { Outcome } from './model.ts'
import { findAgreedDays, findOpenRequest, findRequestOrder, listMovable } from './queries.ts'
import { movedDays } from './rules.ts'
import type { RequestAnswer } from './schemas.ts'
import { dayRequests } from './tables.ts'

/**
 * Stores a customer's request for another day of rituals whose days are already set. Runs in the caller's transaction, which has locked the
 * order. The days do not change until staff answer. If the customer now requests the agreed day or no day, the earlier request is withdrawn.
 */
export function createAskForDays({ now }: Pick<Shop, 'now'>): AgreedDays['ask'] {
  return async (tx, orderId, wanted) => {
    const agreed = await findAgreedDays(tx, orderId)
    for (const [line, day] of Object.entries(wanted)) {
      const { days, requested } = agreed.get(line) ?? { days: [], requested: null }
      if (days.length === 0 || day === requested) continue
      await closeRequest(
        tx,
        { orderId, position: Number(line) },
        { outcome: 'withdrawn', answeredAt: now(), answeredBy: null },
      )
      if (day === '' || day === days[0]) continue
      await tx.insert(dayRequests).values({ id: newId(), orderId, position: Number(line), day, askedAt: now() })
    }
  }
}

/**
 * Stores requests for another day when an account's plan changes. A plan has one day for all rituals. Rituals that have a separate day or a
 * fixed time, or have begun, are left out.
 */
export function createAskForDay(shop: Pick<Shop, 'now'>): AskForDay {
  const ask = createAskForDays(shop)
  return async (tx, orderIds, day) => {
    const movable = await listMovable(tx, orderIds, dayAtPlace(shop.now()))
    for (const [orderId, lines] of Map.groupBy(movable, (line) => line.orderId))
      await ask(tx, orderId, Object.fromEntries(lines.map(({ position }) => [position, day])))
  }
}

/**
 * Stores the answer of staff to a customer's request for another day. If staff accept, all days of the ritual change by the rules of the
 * calendar, and the customer gets an e-mail about the new days. If staff decline, the days stay, and the customer gets a message. Refuses if
 * somebody has already answered.
 */
export async function answerRequest(
  context: DayRequestsContext,
  { id, actorId, accept, word = '' }: RequestAnswer & { id: string; actorId: string },
): Promise<string> {
  const { shop } = context
  return await shop.db.transaction(async (tx) => {
    const orderId = requireFound(await findRequestOrder(tx, id), 'day-requests.not-open')
    const order = requireFound(await lockOrder(tx, orderId), 'day-requests.not-open')
    const request = requireFound(await findOpenRequest(tx, id), 'day-requests.not-open')
    const { position, day, days, names } = request
    const now = shop.now()
    if (accept) {
      if (days.length === 0) throw new Refusal('conflict', 'day-requests.no-days')
      // The calendar uses the same transaction, so that the answer and the days are stored together.
      const inside = { ...context, shop: { ...shop, db: tx } }
      await scheduleLine(inside, actorId, { orderId, position }, { days: movedDays(days, day) })
    } else if (order.customerEmail === '') {
      await noteCall(tx, now, order, 'request')
    } else if (days[0] !== undefined) {
      const told = inOfferedLang(shop, order)
      const email = dayDeclinedEmail(told, { ritual: names[told.lang], day, agreed: days[0], word }, createSender(shop))
      await queueMessage(tx, shop, email)
    }
    // The customer may also have refused the set day on the order's page. If the days change, the calendar deletes this refusal. If staff
    // decline, their message is also the reply to this refusal.
    if (!accept) {
      await forgetRefusal(tx, { orderId, position })
      await replaceReason(tx, { orderId, position }, word)
    }
    const outcome: Outcome = accept ? 'accepted' : 'declined'
    await closeRequest(tx, { orderId, position }, { outcome, answeredAt: now, answeredBy: actorId })
    await writeAudit(tx, now, {
      actorId,
      action: 'order.day-request',
      subject: 'order',
      subjectId: orderId,
      before: { line: String(position), day: days[0] ?? null },
      after: { outcome, day },
    })
    return orderId
  })
}

/** The order's page shows this reason beside the day that the customer asked for. An earlier reason was about an earlier day. */
async function replaceReason(tx: Db, { orderId, position }: LineKey, word: string): Promise<void> {
  const reason = word.slice(0, MAX_REASON)
  await tx
    .update(schedules)
    .set({ reason, version: sql`${schedules.version} + 1` })
    .where(and(eq(schedules.orderId, orderId), eq(schedules.position, position), ne(schedules.reason, reason)))
}

export async function forgetRefusal(tx: Db, { orderId, position }: LineKey): Promise<void> {
  const ofLine = and(eq(schedules.orderId, orderId), eq(schedules.position, position))
  await tx
    .update(schedules)
    .set({ answer: null, answeredAt: null })
    .where(and(ofLine, eq(schedules.answer, 'other-day')))
}

type Closed = Required<Pick<typeof dayRequests.$inferInsert, 'outcome' | 'answeredAt' | 'answeredBy'>>

export async function closeRequest(
  tx: Db,
  { orderId, position }: { orderId: string; position: number },
  closed: Closed,
) {
  const ofLine = and(eq(dayRequests.orderId, orderId), eq(dayRequests.position, position))
  await tx
    .update(dayRequests)
    .set(closed)
    .where(and(ofLine, isNull(dayRequests.answeredAt)))
}
