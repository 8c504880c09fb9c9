import { sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { type Db, rowsOf } from '#server/database/database.ts'

export type UnprovedLine = { orderId: string; position: number; names: Record<Lang, string>; lastDay: string }

/** The lines of orders in progress whose last day has passed without a published proof, and their number. The oldest line is first. */
export async function listUnproved(
  db: Db,
  { today, limit }: { today: string; limit: number },
): Promise<{ count: number; rows: UnprovedLine[] }> {
  const found = await db.execute(sql`
    select performed.order_id as "orderId", performed.position, line.names, performed.last as "lastDay",
      count(*) over ()::int as count
    from (
      select order_id, position, max(day)::text as last from performance_day group by order_id, position
      having max(day) < ${today}::date
    ) performed
    join customer_order placed on placed.id = performed.order_id and placed.status in ('completed', 'processing')
    join order_line line on line.order_id = performed.order_id and line.position = performed.position
    where not exists (
      select 1 from proof
      where proof.order_id = performed.order_id and proof.position = performed.position and proof.state = 'published'
    )
    order by performed.last, performed.order_id, performed.position limit ${limit}`)
  const rows = rowsOf<UnprovedLine & { count: number }>(found)
  return { count: rows[0]?.count ?? 0, rows }
}

export type LineToSchedule = { orderId: string; position: number; names: Record<Lang, string>; askedDay: string | null }

/**
 * The unscheduled lines of paid orders whose customer asked for a day, or lets the priest choose, and their number. The order that was paid
 * first is first.
 */
export async function listToSchedule(db: Db, limit: number): Promise<{ count: number; rows: LineToSchedule[] }> {
  const found = await db.execute(sql`
    select line.order_id as "orderId", line.position, line.names, plan.days ->> line.position::text as "askedDay",
      count(*) over ()::int as count
    from order_plan plan
    join customer_order placed on placed.id = plan.id and placed.status in ('completed', 'processing')
    join order_line line on line.order_id = plan.id and line.performs_at is null
    where (plan.priest_chooses or plan.days ->> line.position::text is not null)
      and not exists (
        select 1 from performance_day
        where performance_day.order_id = line.order_id and performance_day.position = line.position
      )
      and not exists (
        select 1 from proof
        where proof.order_id = line.order_id and proof.position = line.position and proof.state = 'published'
      )
    order by placed.paid_at, line.order_id, line.position limit ${limit}`)
  const rows = rowsOf<LineToSchedule & { count: number }>(found)
  return { count: rows[0]?.count ?? 0, rows }
}

/** The lines of these orders that have a published proof, as `orderId-position`. */
export async function listProved(db: Db, orderIds: string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const found = await db.execute(sql`
    select distinct order_id || '-' || position as line from proof
    where state = 'published' and order_id in (${sql.join(
      orderIds.map((id) => sql`${id}`),
      sql`, `,
    )})`)
  return new Set(rowsOf<{ line: string }>(found).map(({ line }) => line))
}
