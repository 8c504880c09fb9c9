import { and, eq } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { inOfferedLang } from '#features/platform/notifications/commands.ts'
import { listLines, lockOrder } from '#features/orders/orders/queries.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { Db } from '#server/database/database.ts'
import { auditSchedule, type Line, notifyCustomer, stateOf, writeSchedule } from './commands.ts'
import type { CalendarContext } from './context.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { type LineKey, MAX_REASON, SCHEDULABLE } from './model.ts'
import { findLine } from './queries.ts'
import { begunDays, fixedDay, unpaidDays } from './rules-days.ts'
import { schedules } from './tables.ts'

const messages = { ru, en }

type Context = Pick<CalendarContext, 'shop' | 'plansOf'>

/**
 * Records a refund for the weeks of an order that have not begun. With `isEnding`, removes the days of these weeks. Otherwise the page
 * "Today" lists the ritual until staff decide about the days. A repeated call changes nothing.
 */
export async function noteRefundedWeeks(
  context: Context,
  actorId: string,
  { orderId, isEnding }: { orderId: string; isEnding: boolean },
): Promise<void> {
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const [now, order] = [shop.now(), await lockOrder(tx, orderId)]
    if (!order || !SCHEDULABLE.some((open) => open === order.status)) return
    for (const { position } of await listLines(tx, orderId)) {
      const line = await findLine(tx, { orderId, position })
      if (!line || line.paidDays !== null) continue
      const fixed = fixedDay(line)
      const known = line.days.length === 0 && fixed !== undefined ? [fixed] : line.days
      const begun = begunDays(known, line.weeks, dayAtPlace(now))
      if (known.length > 0 && begun.length === known.length) continue
      await writePaidDays(tx, now, line, begun.length)
      const ended = { ...line, paidDays: begun.length }
      if (isEnding) await removeDays(tx, context, actorId, { line: ended, kept: begun })
    }
  })
}

/** Removes the refunded days of a ritual. With `areKept`, the days stay and count as paid. */
export async function settleUnpaidDays(
  context: Context,
  actorId: string,
  key: LineKey,
  { areKept }: { areKept: boolean },
): Promise<void> {
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const [now, order] = [shop.now(), await lockOrder(tx, key.orderId)]
    const line = order && (await findLine(tx, key))
    if (!order || !line) throw new Refusal('not-found', 'calendar.line-unknown')
    const unpaid = unpaidDays(line.days, line.paidDays, dayAtPlace(now))
    if (unpaid.length === 0) return
    const kept = line.days.filter((day) => !unpaid.includes(day))
    await writePaidDays(tx, now, line, areKept ? null : kept.length)
    if (!areKept) return await removeDays(tx, context, actorId, { line: { ...line, paidDays: kept.length }, kept })
    const about = { subject: 'order', subjectId: key.orderId, after: { line: String(key.position), days: unpaid } }
    await writeAudit(tx, now, { actorId, action: 'calendar.unpaid-kept', ...about })
  })
}

async function writePaidDays(tx: Db, now: Date, line: Line, paidDays: number | null): Promise<void> {
  const { orderId, position, version } = line
  await tx.insert(schedules).values({ orderId, position, version: 0, updatedAt: now }).onConflictDoNothing()
  const ofLine = and(eq(schedules.orderId, orderId), eq(schedules.position, position))
  await tx
    .update(schedules)
    .set({ paidDays, version: version + 1 })
    .where(ofLine)
}

async function removeDays(
  tx: Db,
  context: Context,
  actorId: string,
  { line, kept }: { line: Line; kept: readonly string[] },
): Promise<void> {
  if (line.days.length === 0) return
  const { shop } = context
  const before = stateOf(line)
  const { daysReturned } = messages[inOfferedLang(shop, line).lang]
  const known = line.reason.replace(/[^.!?]$/u, '$&.')
  const reason = [known, daysReturned].filter(Boolean).join(' ').slice(0, MAX_REASON)
  const after = { ...before, days: line.days.filter((day) => kept.includes(day)), reason, version: line.version + 1 }
  await writeSchedule(tx, shop.now(), line, after)
  await auditSchedule(tx, shop.now(), actorId, before, after)
  await notifyCustomer(tx, context, line, after)
}
