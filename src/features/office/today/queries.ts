import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { proofs } from '#features/rites/proofs/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import type { LineFact, OrderFact } from './model-facts.ts'
import { MAX_READ } from './model.ts'

/**
 * Returns the facts of every order that may wait for a person: at most `MAX_READ` for each reason, the oldest first. The rule (`whatWaits`)
 * decides which of them wait.
 */
export async function listOrderFacts(db: Db, now: Date): Promise<OrderFact[]> {
  const today = dayAtPlace(now)
  const found = await Promise.all([
    listOldUnpaid(db, now),
    listOpenOrders(db, hasNoNames),
    listOpenOrders(db, hasNoDay),
    listOpenOrders(db, hasUnproved(today)),
    listOtherDays(db),
    listUnpaidDays(db),
    listPerformed(db, today),
    listDrafted(db),
  ])
  const ids = [...new Set(found.flat())]
  const [rows, lines] = await Promise.all([listRows(db, ids), listLineFacts(db, ids)])
  return rows.map(({ createdAt, paidAt, ...row }) => ({
    kind: 'order',
    ...row,
    createdAt: new Date(createdAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
    lines: lines.get(row.id) ?? [],
  }))
}

async function listOldUnpaid(db: Db, now: Date): Promise<string[]> {
  const isOld = and(eq(orders.status, 'pending'), lt(orders.createdAt, after(now, -DAY)), ne(orders.customerName, ''))
  const rows = await db.select({ id: orders.id }).from(orders).where(isOld).orderBy(orders.createdAt).limit(MAX_READ)
  return rows.map(({ id }) => id)
}

/** Paid orders sorted by the time of payment, so that the database stops at the limit. In `condition`, the order has the alias `o`. */
async function listOpenOrders(db: Db, condition: SQL): Promise<string[]> {
  const found = await db.execute(sql`
    select o.id from customer_order o where o.status in ('completed', 'processing') and ${condition}
    order by o.paid_at, o.id limit ${MAX_READ}`)
  return rowsOf<{ id: string }>(found).map(({ id }) => id)
}

/**
 * Open orders of customers who answered that they want another day. The query first selects the order lines with this answer, because they
 * are few, and then their orders.
 */
async function listOtherDays(db: Db): Promise<string[]> {
  const found = await db.execute(sql`
    select o.id from (select distinct order_id from performance_schedule where answer = 'other-day') asked
    join customer_order o on o.id = asked.order_id where o.status in ('completed', 'processing')
    order by o.paid_at, o.id limit ${MAX_READ}`)
  return rowsOf<{ id: string }>(found).map(({ id }) => id)
}

/** Open orders with more days in the calendar than are paid. */
async function listUnpaidDays(db: Db): Promise<string[]> {
  const found = await db.execute(sql`
    select distinct s.order_id as id from performance_schedule s
    join customer_order o on o.id = s.order_id and o.status in ('completed', 'processing')
    where s.paid_days < (select count(*) from performance_day d where d.order_id = s.order_id and d.position = s.position)
    limit ${MAX_READ}`)
  return rowsOf<{ id: string }>(found).map(({ id }) => id)
}

/*
 * Each subquery in these conditions returns one value. So the database uses an index for each order. With EXISTS it would read whole tables,
 * which is slow for a query of a few orders.
 */

/**
 * The plan of the account that owns the order `o`. The customer placed the order while signed in, or as a guest with the verified address of
 * the account.
 */
const ownPlan = (what: SQL): SQL => sql`(
  select ${what} from ritual_plan own where own.account_id = coalesce(
    o.account_id, (select a.id from account a where o.customer_email <> '' and a.email = o.customer_email)
  )
)`

const isNamed = sql`coalesce(
  (select true from order_plan p where p.id = o.id and p.participants is not null),
  (select true from partner_order p where p.id = o.id and p.participants is not null),
  (select true from gift g where g.id = o.id and g.recipient <> ''),
  (select true from group_place g where g.id = o.id),
  ${ownPlan(sql`own.participants is not null`)},
  false
)`

const hasPlanDay = sql`coalesce(${ownPlan(sql`own.priest_chooses or own.start_date >= o.created_at::date`)}, false)`

const hasNoNames = sql`not ${isNamed}`

const hasNoDay = sql`(
  select true from order_line l where l.order_id = o.id
    and (select true from performance_day d where d.order_id = l.order_id and d.position = l.position limit 1) is null
    and (select true from proof p where p.order_id = l.order_id and p.position = l.position) is null
  limit 1
)`

const hasUnproved = (today: string): SQL => sql`(
  select true from performance_day d where d.order_id = o.id and d.day < ${today}::date
    and (select true from proof p where p.order_id = d.order_id and p.position = d.position and p.state = 'published') is null
  limit 1
)`

async function listPerformed(db: Db, today: string): Promise<string[]> {
  const found = await db.execute(sql`
    select distinct order_id as id from performance_day where day in (${today}::date, ${addDays(today, 1)}::date)`)
  return rowsOf<{ id: string }>(found).map(({ id }) => id)
}

async function listDrafted(db: Db): Promise<string[]> {
  const listed = db.select({ id: proofs.orderId }).from(proofs).where(eq(proofs.state, 'draft'))
  return (await listed.orderBy(proofs.performedAt).limit(MAX_READ)).map(({ id }) => id)
}

type OrderRow = Omit<OrderFact, 'kind' | 'lines' | 'createdAt' | 'paidAt'> & {
  createdAt: string
  paidAt: string | null
}

async function listRows(db: Db, ids: string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const found = await db.execute(sql`
    select o.id, o.status, o.customer_name as "customerName", o.total_cents as "totalCents", o.created_at as "createdAt",
      o.paid_at as "paidAt", ${isNamed} as "isNamed", ${hasPlanDay} as "hasPlanDay"
    from customer_order o where ${inArray(sql`o.id`, ids)}`)
  return rowsOf<OrderRow>(found)
}

type LineRow = Omit<LineFact, 'fixedDay'> & { orderId: string; performsAt: string | null }

async function listLineFacts(db: Db, ids: string[]): Promise<Map<string, LineFact[]>> {
  if (ids.length === 0) return new Map()
  const found = await db.execute(sql`
    select line.order_id as "orderId", line.position, line.names, line.performs_at as "performsAt",
      coalesce(plan.days ->> line.position::text, own.start_date::text) as "askedDay",
      coalesce(plan.priest_chooses, false) as "priestChooses",
      coalesce((select json_agg(d.day order by d.day) from performance_day d
        where d.order_id = line.order_id and d.position = line.position), '[]') as days,
      (select s.paid_days from performance_schedule s
        where s.order_id = line.order_id and s.position = line.position) as "paidDays",
      coalesce((select s.priest_id is not null from performance_schedule s
        where s.order_id = line.order_id and s.position = line.position), false) as "hasPriest",
      (select to_char(s.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from performance_schedule s
        where s.order_id = line.order_id and s.position = line.position and s.answer = 'other-day') as "otherDayAt",
      (select json_build_object('id', p.id, 'state', p.state, 'entryDays', coalesce(
          (select json_agg(e.day order by e.day) from proof_entry e where e.proof_id = p.id), '[]'))
        from proof p where p.order_id = line.order_id and p.position = line.position) as proof
    from order_line line
    left join order_plan plan on plan.id = line.order_id
    left join partner_order own on own.id = line.order_id
    where ${inArray(sql`line.order_id`, ids)}
    order by line.order_id, line.position`)
  const byOrder = new Map<string, LineFact[]>()
  for (const { orderId, performsAt, ...line } of rowsOf<LineRow>(found)) {
    const fixedDay = performsAt === null ? null : dayAtPlace(new Date(performsAt))
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), { ...line, fixedDay }])
  }
  return byOrder
}

type PartnerCommission = {
  id: string
  name: string
  earnedCents: number
  paidCents: number
  earnedOfAll: number
  paidOfAll: number
}

/**
 * Returns, for each partner, the commission and the payouts of this commission: for the months before `monthStart`, and for all months.
 * `keptOrders`: the orders that meet a condition, with their prices after refunds.
 */
export async function listPartnerSums(
  db: Db,
  keptOrders: (condition: SQL) => SQL,
  monthStart: Date,
): Promise<PartnerCommission[]> {
  const before = sql`${monthStart.toISOString()}::timestamptz`
  const month = monthStart.toISOString().slice(0, 7)
  const found = await db.execute(sql`
    select partner.id, partner.name,
      coalesce(made.earned_before, 0)::float8 as "earnedCents", coalesce(made.earned, 0)::float8 as "earnedOfAll",
      coalesce(given.paid_before, 0)::float8 as "paidCents", coalesce(given.paid, 0)::float8 as "paidOfAll"
    from partner left join (
      select partner_id, sum(earned) as earned, sum(earned) filter (where paid_at < ${before}) as earned_before
      from (${keptOrders(sql`o.paid_at is not null`)}) as kept group by partner_id
    ) made on made.partner_id = partner.id
    left join (
      select partner_id, sum(amount_cents) as paid, sum(amount_cents) filter (where month < ${month}) as paid_before
      from partner_payout group by partner_id
    ) given on given.partner_id = partner.id
    order by partner.name, partner.id`)
  return rowsOf<PartnerCommission>(found)
}

type WaitingArchive = { proofId: string; orderId: string; names: LineFact['names']; givenAt: string; pictures: number }

/** Consents to the public archive for proofs without a checked picture. */
export async function listUnchecked(db: Db): Promise<WaitingArchive[]> {
  const found = await db.execute(sql`
    select given.proof_id as "proofId", proof.order_id as "orderId", line.names, given.given_at as "givenAt", pictures.n as pictures
    from archive_consent given
    join proof on proof.id = given.proof_id and proof.state = 'published' and proof.visibility <> 'withdrawn'
    join order_line line on line.order_id = proof.order_id and line.position = proof.position
    cross join lateral (
      select count(*)::int as n, count(*) filter (where pm.is_public) as shown from proof_media pm
      join media on media.id = pm.media_id and media.kind = 'image' where pm.proof_id = proof.id
    ) pictures
    where given.withdrawn_at is null and pictures.n > 0 and pictures.shown = 0
    order by given.given_at limit ${MAX_READ}`)
  return rowsOf<WaitingArchive>(found)
}
