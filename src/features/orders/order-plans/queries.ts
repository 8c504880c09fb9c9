import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { GivenConsent } from '#features/people/accounts/schemas.ts'
import { ownedBy } from '#features/orders/orders/queries.ts'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { GivenPlan } from '#features/orders/plans/model.ts'
import { orderPlanContext, type SEALED_ORDER_PLAN } from './model.ts'
import { orderPlans } from './tables.ts'

type Row = typeof orderPlans.$inferSelect

/** Returns the plan of one order, with its texts decrypted. */
export async function findOrderPlan(db: Db, keys: Keyring, id: string) {
  const [row] = await db.select().from(orderPlans).where(eq(orderPlans.id, id))
  return row && { ...row, ...openTexts(row, keys) }
}

/**
 * Like `findOrderPlan`, but locks the row until the end of the transaction. A concurrent erasure either finishes before this lock or waits for it.
 */
export async function lockOrderPlan(tx: Db, keys: Keyring, id: string) {
  const [row] = await tx.select().from(orderPlans).where(eq(orderPlans.id, id)).for('update')
  return row && { ...row, ...openTexts(row, keys) }
}

/** Returns the plans that were sent with the orders or entered by the orders' links, by order id. */
export async function listOrderPlans(db: Db, keys: Keyring, ids: string[]): Promise<Map<string, GivenPlan>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(orderPlans)
    .where(sql`${orderPlans.id} = any(${sql.param(ids)}::text[])`)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...openTexts(row, keys),
        days: row.days,
        priestChooses: row.priestChooses,
        // The day of one ritual does not apply to other rituals.
        startDate: null,
        givenAt: row.updatedAt,
        readBirth: () => ({ birthDate: '', birthTime: '' }),
      },
    ]),
  )
}

/** Lists the plans of all orders of an account, for the account's owner. */
export async function listOwnOrderPlans(db: Db, keys: Keyring, account: { id: string; email: string | null }) {
  const rows = await db
    .select({ plan: orderPlans })
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.id))
    .where(ownedBy(account))
  return rows.map(({ plan }) => ({
    orderId: plan.id,
    days: plan.days,
    priestChooses: plan.priestChooses,
    ...openTexts(plan, keys),
  }))
}

/** Lists the orders of an account that have their own names, wish or consent. */
export async function listOrderConsents(
  db: Db,
  account: { id: string; email: string | null },
): Promise<GivenConsent[]> {
  const { id, specialWishes, participants, consentVersion, consentLang, consentAt } = orderPlans
  const rows = await db
    .select({ orderId: id, textVersion: consentVersion, lang: consentLang, givenAt: consentAt })
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.id))
    .where(and(ownedBy(account), or(isNotNull(specialWishes), isNotNull(participants), isNotNull(consentAt))))
    .orderBy(asc(orderPlans.createdAt))
  return rows.map((row) => ({ with: 'order', ...row, givenAt: row.givenAt?.toISOString() ?? null }))
}

export type PlannedLine = Awaited<ReturnType<typeof listPlannedLines>>[number]

/** Lists the rituals of an order, by line position. */
export async function listPlannedLines(db: Db, orderId: string) {
  const { position, serviceId, names, weeks, performsAt } = orderLines
  const rows = await db
    .select({ position, serviceId, names, weeks, performsAt })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(position))
  return rows.map(({ position: place, ...line }) => ({ ...line, line: String(place) }))
}

function openTexts(row: Row, keys: Keyring) {
  const open = (sealed: string | null, column: (typeof SEALED_ORDER_PLAN.columns)[number]) =>
    sealed === null ? '' : keys.open(sealed, orderPlanContext(row.id, column))
  return {
    specialWishes: open(row.specialWishes, 'special_wishes'),
    participants: open(row.participants, 'participants'),
  }
}
