import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AgreedDays } from '#features/orders/order-plans/context.ts'
import { orderPlans } from '#features/orders/order-plans/tables.ts'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import { PLANNABLE } from '#features/orders/plans/rules.ts'
import { performances, schedules } from '#features/rites/calendar/tables.ts'
import type { Db } from '#server/database/database.ts'
import { dayRequests } from './tables.ts'

const DAYS = sql<string[]>`coalesce((select json_agg(d.day order by d.day) from ${performances} d
  where d.order_id = ${dayRequests.orderId} and d.position = ${dayRequests.position}), '[]')`

/** True if the customer answered on the order's page that the day set by staff is not convenient. */
const HAS_REFUSED = sql<boolean>`exists (select 1 from ${schedules} s
  where s.order_id = ${dayRequests.orderId} and s.position = ${dayRequests.position} and s.answer = 'other-day')`

/** True for a request that still needs an answer. If the ritual already begins on the requested day, the request needs no answer. */
const isOpen = sql`${dayRequests.day} is distinct from (select min(d.day) from ${performances} d
  where d.order_id = ${dayRequests.orderId} and d.position = ${dayRequests.position})`

export type OpenRequest = Awaited<ReturnType<typeof listOpenRequests>>[number]

/** Unanswered requests for another day, of one order or of all orders, the oldest first. */
export async function listOpenRequests(db: Db, { orderId, limit }: { orderId?: string; limit: number }) {
  return await selectRequests(db, orderId === undefined ? undefined : eq(dayRequests.orderId, orderId)).limit(limit)
}

/** Unanswered requests for rituals that have begun. */
export async function listLateRequests(db: Db, today: string): Promise<OpenRequest[]> {
  return await selectRequests(
    db,
    sql`(select min(d.day) from ${performances} d
      where d.order_id = ${dayRequests.orderId} and d.position = ${dayRequests.position}) <= ${today}::date`,
  )
}

/** The requested days by line, for lines of an order whose newest request got no answer before the ritual began. */
export async function findLateDays(db: Db, orderId: string): Promise<Map<number, string>> {
  const { position, day, outcome, askedAt, id } = dayRequests
  const rows = await db
    .selectDistinctOn([position], { position, day, outcome })
    .from(dayRequests)
    .where(eq(dayRequests.orderId, orderId))
    .orderBy(position, desc(askedAt), desc(id))
  return new Map(rows.flatMap((row) => (row.outcome === 'late' ? [[row.position, row.day] as const] : [])))
}

/** All requests of an order for another day, for its history. */
export async function listAskedDays(db: Db, orderId: string): Promise<{ at: Date; day: string }[]> {
  const { askedAt: at, day } = dayRequests
  return await db.select({ at, day }).from(dayRequests).where(eq(dayRequests.orderId, orderId))
}

/** Returns the request with this id if the request still needs an answer. The caller must have locked the order of the request. */
export async function findOpenRequest(db: Db, id: string): Promise<OpenRequest | undefined> {
  const [row] = await selectRequests(db, eq(dayRequests.id, id))
  return row
}

export async function findRequestOrder(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ orderId: dayRequests.orderId }).from(dayRequests).where(eq(dayRequests.id, id))
  return row?.orderId
}

function selectRequests(db: Db, condition: SQL | undefined) {
  const { id, orderId, position, day, askedAt } = dayRequests
  const { names } = orderLines
  return db
    .select({
      id,
      orderId,
      position,
      day,
      askedAt,
      names,
      customerName: orders.customerName,
      days: DAYS,
      hasRefused: HAS_REFUSED,
    })
    .from(dayRequests)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isNull(dayRequests.answeredAt), inArray(orders.status, PLANNABLE), isOpen, condition))
    .orderBy(asc(askedAt), asc(id))
}

/** Returns, for each line of an order, the set days and the day that the customer requests instead. */
export const findAgreedDays: AgreedDays['find'] = async (db, orderId) => {
  const set = await db
    .select({ position: performances.position, day: performances.day })
    .from(performances)
    .where(eq(performances.orderId, orderId))
    .orderBy(performances.day)
  if (set.length === 0) return new Map()
  const asked = await listOpenRequests(db, { orderId, limit: MAX_OF_ORDER })
  const byLine = Map.groupBy(set, ({ position }) => position)
  return new Map(
    [...byLine].map(([position, days]) => [
      String(position),
      {
        days: days.map(({ day }) => day),
        requested: asked.find((request) => request.position === position)?.day ?? null,
      },
    ]),
  )
}

/** The rituals of these orders that have days but have not begun. Leaves out rituals with a separate requested day or a fixed time. */
export async function listMovable(db: Db, orderIds: readonly string[], today: string) {
  if (orderIds.length === 0) return []
  const { orderId, position } = performances
  return await db
    .select({ orderId, position })
    .from(performances)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
    .leftJoin(orderPlans, eq(orderPlans.id, orderId))
    .where(
      and(
        sql`${orderId} = any(${sql.param([...orderIds])}::text[])`,
        isNull(orderLines.performsAt),
        sql`${orderPlans.days} ->> ${position}::text is null`,
      ),
    )
    .groupBy(orderId, position)
    .having(sql`min(${performances.day}) > ${today}::date`)
}

/** The maximum number of open requests of one order. An order has at most 50 lines, and a line has at most one open request. */
const MAX_OF_ORDER = 50
