import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { listLinesOf } from '#features/orders/orders/queries.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { ordersWithReturns, returnedCents } from '#features/money/payment-review/queries-returns.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { sumHeldCash } from './queries-balance.ts'
import { presentStatement } from './present-statement.ts'
import { monthSpan } from './rules.ts'
import type { Statement } from './schemas.ts'
import { partnerOrders, partnerPayouts } from './tables.ts'

/** Finds the commission of a partner for the orders of a month, and the payouts. An order belongs to the month of its payment (UTC). */
export async function findStatement(db: Db, partnerId: string, month: string, lang: Lang): Promise<Statement> {
  const { from, to } = monthSpan(month)
  const rows = await db
    .select({ order: orders, own: partnerOrders, givenBackCents: returnedCents(sql`${orders}`) })
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
    heldCents: (await sumHeldCash(db, [partnerId])).get(partnerId) ?? 0,
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

/** Lists every month with a payment or a payout, the newest first. */
export async function listMonths(db: Db, partnerId: string): Promise<MonthSum[]> {
  const found = await db.execute(sql`
    with paid as (
      select to_char(paid_at at time zone 'UTC', 'YYYY-MM') as month, count(*) as orders,
        sum(paid) as paid, sum(earned) as earned
      from (${keptOrders(sql`m.partner_id = ${partnerId}`)}) as kept where paid_at is not null group by 1
    ), given as (
      select month, sum(amount_cents) as payout from partner_payout where partner_id = ${partnerId} group by 1
    )
    select coalesce(paid.month, given.month) as month, coalesce(paid.orders, 0)::int as orders,
      coalesce(paid.paid, 0)::float8 as "paidCents", coalesce(paid.earned, 0)::float8 as "earnedCents",
      coalesce(given.payout, 0)::float8 as "payoutCents"
    from paid full join given on given.month = paid.month order by 1 desc`)
  return rowsOf<MonthSum>(found)
}

/**
 * The SQL for the orders of partners after refunds: `paid` is the remaining price, and `earned` is the remaining commission. It has the
 * same rules as `countsForCommission` and `keptCents`. `condition` refers to `m`, the row of `partner_order`. The price and the
 * commission are computed again only for orders with returns, because this is slow.
 */
export function keptOrders(condition: SQL): SQL {
  const counts = sql`o.status not in ('refunded', 'cancelled') and o.paid_at is not null`
  const kept = (paid: SQL, earned: SQL) => sql`
    select m.partner_id, o.paid_at, ${counts} as counts,
      case when ${counts} then ${paid} else 0 end as paid, case when ${counts} then ${earned} else 0 end as earned
    from partner_order as m join customer_order as o on o.id = m.id`
  return sql`
    ${kept(sql`o.total_cents`, sql`m.earned_cents`)} where ${condition} and m.id not in (${ordersWithReturns})
    union all
    ${kept(sql`o.total_cents - price.back`, sql`line.earned`)}
    cross join lateral (select ${returnedCents(sql`o`)} as back) as price
    cross join lateral (
      select case when price.back = 0 then m.earned_cents::numeric else (
        select sum(div(cents * 2 * (o.total_cents - price.back) + o.total_cents, o.total_cents * 2::numeric))
        from (select (value ->> 'cents')::numeric as cents from jsonb_array_elements(m.earned)) as lines
      ) end as earned
    ) as line
    where ${condition} and m.id in (${ordersWithReturns})`
}
