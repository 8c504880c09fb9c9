import { isFoundBy } from '#base/text-folding.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { centsToDollars } from '#base/money.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { readCursor, toPage } from '#server/http/paging.ts'
import { presentBalance, presentCommission, type RitualNames } from './present.ts'
import { listRuledNames, type Page } from './queries.ts'
import { sumHeldCash } from './queries-balance.ts'
import { listHandovers } from './queries-handovers.ts'
import { keptOrders, listMonths } from './queries-statement.ts'
import { dueForAllMonths, payoutDue, payoutState } from './rules.ts'
import type { PartnerDetail, PartnerRow } from './schemas-admin.ts'
import { partners } from './tables.ts'

type PartnerQuery = { q?: string | undefined; limit: number; cursor?: string | undefined }

type Sums = {
  id: string
  clients: number
  orders: number
  paidOrders: number
  paid: number
  earned: number
  payouts: number
}

/** Lists all partners by name, each with total sums. */
export async function listPartners(db: Db, { q, limit, cursor }: PartnerQuery): Promise<Page<PartnerRow>> {
  const after = readCursor(cursor, 'text', 'text')
  const further = after && sql`(${partners.name}, ${partners.id}) > (${after[0]}, ${after[1]})`
  const matching = q ? inArray(partners.id, await searchPartners(db, q)) : undefined
  const rows = await selectPartners(db)
    .where(and(further, matching))
    .orderBy(partners.name, partners.id)
    .limit(limit + 1)
  const sums = await sumsOf(
    db,
    rows.map(({ partner }) => partner.id),
  )
  const names = await listRuledNames(
    db,
    rows.map(({ partner }) => partner.commission),
  )
  const held = await sumHeldCash(
    db,
    rows.map(({ partner }) => partner.id),
  )
  return toPage(rows, {
    limit,
    present: (row) => presentPartner(row, { sums: sums.get(row.partner.id), held: held.get(row.partner.id), names }),
    cursorOf: ({ partner }) => [partner.name, partner.id],
  })
}

/** Finds partners by a part of the name or address. The few names are compared here, not in the database. */
async function searchPartners(db: Db, q: string): Promise<string[]> {
  const names = await db
    .select({ id: partners.id, name: partners.name, email: accounts.email })
    .from(partners)
    .leftJoin(accounts, eq(accounts.id, partners.id))
  return names.filter(({ name, email }) => isFoundBy(q, name, email ?? '')).map(({ id }) => id)
}

function selectPartners(db: Db) {
  return db
    .select({ partner: partners, email: accounts.email })
    .from(partners)
    .leftJoin(accounts, eq(accounts.id, partners.id))
}

type SelectedPartner = Awaited<ReturnType<typeof selectPartners>>[number]

type PartnerSums = { sums: Sums | undefined; held: number | undefined; names: RitualNames }

function presentPartner({ partner, email }: SelectedPartner, { sums, held = 0, names }: PartnerSums): PartnerRow {
  const { id, name, commission, isActive, confirmsReports, version, createdAt } = partner
  const { clients = 0, orders = 0, paidOrders = 0, paid = 0, earned = 0, payouts = 0 } = sums ?? {}
  return {
    id,
    name,
    email: email ?? '',
    ...presentCommission(commission, names),
    active: isActive,
    confirmsReports,
    version,
    createdAt: createdAt.toISOString(),
    clients,
    orders,
    paidOrders,
    paidUsd: centsToDollars(paid),
    commissionUsd: centsToDollars(earned),
    payoutsUsd: centsToDollars(payouts),
    ...presentBalance({ dueCents: dueForAllMonths(earned, payouts), heldCents: held }),
  }
}

async function sumsOf(db: Db, ids: string[]): Promise<Map<string, Sums>> {
  if (ids.length === 0) return new Map()
  const found = await db.execute(sql`
    select p.id,
      (select count(*) from partner_client c where c.partner_id = p.id)::int as clients,
      coalesce(made.orders, 0)::int as orders, coalesce(made.paid_orders, 0)::int as "paidOrders",
      coalesce(made.paid, 0)::float8 as paid, coalesce(made.earned, 0)::float8 as earned,
      coalesce((select sum(amount_cents) from partner_payout g where g.partner_id = p.id), 0)::float8 as payouts
    from partner p left join (
      select partner_id, count(*) as orders, count(*) filter (where counts) as paid_orders, sum(paid) as paid, sum(earned) as earned
      from (${keptOrders(sql`m.partner_id in ${ids}`)}) as kept group by partner_id
    ) made on made.partner_id = p.id
    where p.id in ${ids}`)
  return new Map(rowsOf<Sums>(found).map((row) => [row.id, row]))
}

export async function findPartnerDetail(db: Db, id: string): Promise<PartnerDetail | undefined> {
  const [row] = await selectPartners(db).where(eq(partners.id, id))
  if (!row) return undefined
  const sums = await sumsOf(db, [id])
  const months = await listMonths(db, id)
  return {
    ...presentPartner(row, {
      sums: sums.get(id),
      held: (await sumHeldCash(db, [id])).get(id),
      names: await listRuledNames(db, [row.partner.commission]),
    }),
    handovers: await listHandovers(db, id),
    months: months.map(({ month, orders, paidCents, earnedCents, payoutCents }) => {
      const { dueCents, deductedCents } = payoutDue(month, months)
      return {
        month,
        orders,
        paidUsd: centsToDollars(paidCents),
        commissionUsd: centsToDollars(earnedCents),
        payoutsUsd: centsToDollars(payoutCents),
        dueUsd: centsToDollars(dueCents),
        deductedUsd: centsToDollars(deductedCents),
        state: payoutState(dueCents, payoutCents),
      }
    }),
  }
}
