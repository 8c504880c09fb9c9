import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { listLinesOf } from '#features/orders/queries.ts'
import { orders } from '#features/orders/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { presentStatement } from './present-statement.ts'
import { monthSpan } from './rules.ts'
import type { Statement } from './schemas.ts'
import { partnerOrders, partnerPayouts } from './tables.ts'

/** What a partner's orders of a month earned, and what was paid out; an order is of the month in which it was paid (UTC). */
export async function findStatement(db: Db, partnerId: string, month: string, lang: Lang): Promise<Statement> {
  const { from, to } = monthSpan(month)
  const rows = await db
    .select({ order: orders, own: partnerOrders })
    .from(partnerOrders)
    .innerJoin(orders, eq(orders.id, partnerOrders.id))
    .where(and(eq(partnerOrders.partnerId, partnerId), gte(orders.paidAt, from), lt(orders.paidAt, to)))
    .orderBy(asc(orders.paidAt), asc(orders.id))
  const lines = await listLinesOf(
    db,
    rows.map(({ order }) => order.id),
  )
  const payouts = await listPayouts(db, partnerId, month)
  return presentStatement({
    month,
    months: await listMonths(db, partnerId),
    lang,
    payouts,
    rows: rows.map((row) => ({ ...row, lines: lines.get(row.order.id) ?? [] })),
  })
}

async function listPayouts(db: Db, partnerId: string, month: string) {
  return await db
    .select()
    .from(partnerPayouts)
    .where(and(eq(partnerPayouts.partnerId, partnerId), eq(partnerPayouts.month, month)))
    .orderBy(asc(partnerPayouts.markedAt))
}

export type MonthSum = { month: string; orders: number; paidCents: number; earnedCents: number; payoutCents: number }

/** Every month in which something was paid for or paid out, the newest first. */
export async function listMonths(db: Db, partnerId: string): Promise<MonthSum[]> {
  const found = await db.execute(sql`
    with paid as (
      select to_char(o.paid_at at time zone 'UTC', 'YYYY-MM') as month, count(*) as orders,
        sum(o.total_cents) filter (where o.status not in ('refunded', 'cancelled')) as paid,
        sum(p.earned_cents) filter (where o.status not in ('refunded', 'cancelled')) as earned
      from partner_order p join customer_order o on o.id = p.id
      where p.partner_id = ${partnerId} and o.paid_at is not null group by 1
    ), given as (
      select month, sum(amount_cents) as payout from partner_payout where partner_id = ${partnerId} group by 1
    )
    select coalesce(paid.month, given.month) as month, coalesce(paid.orders, 0)::int as orders,
      coalesce(paid.paid, 0)::int as "paidCents", coalesce(paid.earned, 0)::int as "earnedCents",
      coalesce(given.payout, 0)::int as "payoutCents"
    from paid full join given on given.month = paid.month order by 1 desc`)
  return rowsOf<MonthSum>(found)
}
