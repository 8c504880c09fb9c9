import { and, eq } from 'drizzle-orm'
import { Refusal, staleVersion } from '#base/refusal.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import type { CalendarContext } from './context.ts'
import type { DayAnswer, LineKey } from './model.ts'
import { findBeneficiaries } from './queries-people.ts'
import { findLine } from './queries.ts'
import { askedDay } from './rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { mayAnswer } from './rules-days.ts'
import { schedules } from './tables.ts'

/**
 * Stores the customer's answer about a first day that differs from the requested day. `version` is the version of the days that the customer
 * saw. Staff see the answer on the order and in the calendar, and also on the page "Today" if the customer wants another day.
 */
export async function answerDay(
  { shop, plansOf }: Pick<CalendarContext, 'shop' | 'plansOf'>,
  key: LineKey,
  { answer, version }: { answer: DayAnswer; version: number },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const order = await lockOrder(tx, key.orderId)
    const line = order && (await findLine(tx, key))
    if (!order || !line) throw new Refusal('not-found', 'calendar.line-unknown')
    if (line.version !== version) throw staleVersion({ version: line.version, days: line.days })
    const beneficiary = (await findBeneficiaries(tx, { keys: shop.keys, plansOf }, [line])).get(line.orderId)
    const asked = line.performsAt ? null : askedDay(beneficiary, line.position)
    if (!mayAnswer({ status: order.status, days: line.days, asked, today: dayAtPlace(now) }))
      throw new Refusal('conflict', 'calendar.answer-closed')
    await tx
      .update(schedules)
      .set({ answer, answeredAt: now })
      .where(and(eq(schedules.orderId, key.orderId), eq(schedules.position, key.position)))
  })
}
