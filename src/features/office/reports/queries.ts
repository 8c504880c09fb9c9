import { type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { rituals } from '#features/catalogue/catalogue/tables.ts'
import { findFunnel } from '#features/platform/analytics/queries.ts'
import { ordersWithReturns, returnedCents } from '#features/money/payment-review/queries-returns.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { COLUMNS, type Line, type Period, type ReportName, type Step } from './model.ts'
import { periodBefore, sumBySteps, sumColumns, addEarlierRows } from './rules.ts'
import type { ReportView } from './schemas.ts'

/** Makes one report, for a period and for the period before it. */
export async function findReport(
  db: Db,
  name: ReportName,
  { period, by }: { period: Period; by: Step },
): Promise<ReportView> {
  const before = periodBefore(period)
  const columns = Object.entries(COLUMNS[name]).map(([id, unit]) => ({ id, unit }))
  const ids = columns.map(({ id }) => id)
  // The rows of these reports are always the same: periods of time or steps of the funnel.
  const hasSteps = name === 'sales' || name === 'funnel'
  const read = async (of: Period): Promise<Line[]> => {
    const lines = await readers[name](db, of)
    return name === 'sales' ? sumBySteps(lines, of, { by, columns: ids }) : lines
  }
  const [lines, earlier] = await Promise.all([read(period), read(before)])
  return {
    name,
    ...period,
    by,
    columns,
    lines: hasSteps ? lines : addEarlierRows(lines, earlier, ids),
    totals: sumColumns(lines, ids),
    before: { ...before, lines: earlier, totals: sumColumns(earlier, ids) },
  }
}

const readers: Record<ReportName, (db: Db, period: Period) => Promise<Line[]>> = {
  sales: listSales,
  funnel: async (db, period) =>
    (await findFunnel(db, period)).map(({ name, count }) => ({ key: name, values: { count } })),
  payments: listPayments,
  rituals: listRituals,
  languages: listLanguages,
  sources: listSources,
}

/**
 * An order is counted on the day when it was created, and its money on the day of the payment. A refund is counted on the day of the payment that it
 * returns.
 */
async function listSales(db: Db, period: Period): Promise<Line[]> {
  return await lines(
    db,
    sql`
      select key, sum(orders)::int as orders, sum(paid)::int as paid,
        sum(revenue)::float8 / 100 as revenue, sum(discounts)::float8 / 100 as discounts,
        sum(refunded)::float8 / 100 as refunded
      from (
        select ${dayOf(sql`created_at`)} as key, 1 as orders, 0 as paid, 0 as revenue, 0 as discounts, 0 as refunded
        from customer_order where ${within(sql`created_at`, period)}
        union all
        select ${dayOf(sql`paid_at`)}, 0, 1, total_cents, coalesce(taken.amount_cents, 0), 0
        from customer_order left join discount_use as taken on taken.order_id = customer_order.id
        where ${within(sql`paid_at`, period)}
        union all
        select ${dayOf(sql`paid_at`)}, 0, 0, 0, 0, ${returnedCents(sql`customer_order`)}
        from customer_order where ${within(sql`paid_at`, period)} and id in (${ordersWithReturns})
      ) as days group by key order by key`,
  )
}

/**
 * Payments by the day on which they were opened: how many were opened, seen on the chain, paid, expired or underpaid. A confirmation by hand
 * is counted on the day of the confirmation.
 */
async function listPayments(db: Db, period: Period): Promise<Line[]> {
  return await lines(
    db,
    sql`
      select key, count(*)::int as opened, count(*) filter (where seen)::int as seen,
        count(*) filter (where status = 'completed')::int as paid,
        count(*) filter (where status = 'expired')::int as expired, count(*) filter (where under)::int as under
      from (
        select currency as key, status, received > 0 and received < minimum as under,
          received > 0 or exists (select 1 from sighting where payment_id = payment.id) as seen
        from payment where ${within(sql`created_at`, period)}
        union all
        select 'card', case when status = 'paid' then 'completed' else status end, false, status = 'paid'
        from card_attempt where ${within(sql`created_at`, period)}
        union all
        select 'manual', case when status = 'settled' then 'completed' else status end, false, status in ('settled', 'surplus')
        from manual_confirmation where ${within(sql`confirmed_at`, period)}
      ) as attempts group by key order by opened desc, key`,
  )
}

/** The rituals that were viewed and bought. The discount of an order is divided among its lines in proportion to their sums. */
async function listRituals(db: Db, period: Period): Promise<Line[]> {
  return await lines(
    db,
    sql`
      select key, sum(viewed)::float8 as viewed, sum(added)::float8 as added, sum(bought)::int as bought,
        sum(revenue)::float8 / 100 as revenue
      from (
        select item as key, case when name = 'view_item' then count else 0 end as viewed,
          case when name = 'add_to_cart' then count else 0 end as added, 0 as bought, 0 as revenue
        from analytics_counter
        where item <> '' and name in ('view_item', 'add_to_cart') and day between ${period.from} and ${period.to}
        union all
        select line.service_id, 0, 0, line.quantity, line.unit_cents * line.quantity
          * coalesce(placed.total_cents::numeric / (placed.total_cents + taken.amount_cents), 1)
        from order_line as line join customer_order as placed on placed.id = line.order_id
          left join discount_use as taken on taken.order_id = placed.id
        where ${within(sql`placed.paid_at`, period)}
      ) as counted group by key order by revenue desc, viewed desc, key`,
  )
}

async function listLanguages(db: Db, period: Period): Promise<Line[]> {
  return await lines(
    db,
    sql`
      select key, sum(views)::float8 as views, sum(orders)::int as orders, sum(revenue)::float8 / 100 as revenue
      from (
        select lang as key, count as views, 0 as orders, 0 as revenue from analytics_counter
        where name = 'page_view' and day between ${period.from} and ${period.to}
        union all
        select lang, 0, 1, 0 from customer_order where ${within(sql`created_at`, period)}
        union all
        select lang, 0, 0, total_cents from customer_order where ${within(sql`paid_at`, period)}
      ) as counted group by key order by key`,
  )
}

/** The sources of visits. Only the first page of a visit is counted, by the kind of the referring site. */
async function listSources(db: Db, period: Period): Promise<Line[]> {
  return await lines(
    db,
    sql`
      select variant as key, sum(count)::float8 as visits from analytics_counter
      where name = 'visit' and day between ${period.from} and ${period.to}
      group by variant order by visits desc, variant`,
  )
}

/** The names of rituals, also of unpublished rituals. */
export async function listRitualNames(db: Db, lang: Lang): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: rituals.id, ru: sql<string>`${rituals.ru} ->> 'name'`, en: sql<string>`${rituals.en} ->> 'name'` })
    .from(rituals)
  return new Map(rows.map(({ id, ...names }) => [id, names[lang] || names.ru || names.en || id]))
}

async function lines(db: Db, query: SQL): Promise<Line[]> {
  const rows = rowsOf<Record<string, string | number>>(await db.execute(query))
  return rows.map(({ key, ...values }) => ({
    key: String(key),
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])),
  }))
}

const dayOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')`

/**
 * An SQL condition that a time lies in the period. The interval is in hours, because `1 day` depends on the time zone of the session and
 * may have 23 or 25 hours.
 */
function within(instant: SQL, { from, to }: Period): SQL {
  return sql`${instant} >= ${`${from}T00:00:00Z`}::timestamptz and ${instant} < ${`${to}T00:00:00Z`}::timestamptz + interval '24 hours'`
}
