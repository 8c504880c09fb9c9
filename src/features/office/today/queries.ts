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
