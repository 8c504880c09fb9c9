import { eq } from 'drizzle-orm'
import type { Settings } from '#base/settings.ts'
import { listTierNumbers } from '#features/catalogue/catalogue/queries.ts'
import { numbersOfLine } from '#features/catalogue/catalogue/rules-numbers.ts'
import { listLines } from '#features/orders/orders/queries.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import { findPriestNames } from '#features/rites/priests/queries.ts'
import { performances, schedules } from '#features/rites/calendar/tables.ts'
import { findAgreedDays, findLateDays } from '#features/rites/day-requests/queries.ts'
import { listDayNotes } from '#features/rites/calendar/queries.ts'
import { listEntries } from '#features/rites/proofs/queries-entries.ts'
import { isInCorrection } from '#features/rites/proofs/rules.ts'
import { proofs } from '#features/rites/proofs/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { OrderProgress } from './context.ts'

export type FoundProgress = Awaited<ReturnType<typeof findProgress>>

/** The plan, the days, the report entries and the proofs of one order. */
export async function findProgress(
  db: Db,
  { plansOf, settings }: Pick<OrderProgress, 'plansOf'> & { settings: Pick<Settings, 'tiers'> },
  order: OrderRow,
) {
  const lines = await listLines(db, order.id)
  const plan = (await plansOf(db, [{ ...order, orderId: order.id }])).get(order.id)
  const days = await db
    .select({ position: performances.position, day: performances.day })
    .from(performances)
    .where(eq(performances.orderId, order.id))
    .orderBy(performances.day)
  const found = await db.select().from(proofs).where(eq(proofs.orderId, order.id))
  const logs = await listEntries(
    db,
    found.map(({ id }) => id),
  )
  const agreed = await findAgreedDays(db, order.id)
  const late = await findLateDays(db, order.id)
  const scheduled = await db.select().from(schedules).where(eq(schedules.orderId, order.id))
  const performers = [...scheduled, ...found].flatMap(({ priestId }) => priestId ?? [])
  const names = await findPriestNames(db, performers)
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  const notes = first !== undefined && last !== undefined ? await listDayNotes(db, first, last) : undefined
  const services = [...new Set(lines.map(({ serviceId }) => serviceId))]
  const numbers = await listTierNumbers(db, settings, services)
  return {
    order,
    plan,
    lines: lines.map((line) => {
      const proof = found.find(({ position }) => position === line.position)
      const schedule = scheduled.find(({ position }) => position === line.position)
      const own = days.filter(({ position }) => position === line.position).map(({ day }) => day)
      return {
        line,
        schedule,
        numbers: numbersOfLine(line, numbers.get(line.serviceId)),
        days: own,
        requestedDay: agreed.get(String(line.position))?.requested ?? null,
        lateDay: late.get(line.position) ?? null,
        place: notes?.get(own[0] ?? '')?.place ?? '',
        priest: names.get(schedule?.priestId ?? ''),
        performer: names.get(proof?.priestId ?? ''),
        proof: proof?.state === 'published' ? proof : undefined,
        publishedAt: proof?.publishedAt ?? null,
        isInCorrection: proof !== undefined && isInCorrection(proof),
        entries: proof ? (logs.get(proof.id) ?? []) : [],
        isHidden: proof?.visibility === 'withdrawn',
      }
    }),
  }
}
