import { or, sql } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { GivenPlans, OrderPlans } from './context.ts'
import { openPlan } from './present.ts'
import { mergeOrderPlan } from './rules.ts'
import { plans } from './tables.ts'

/** Returns a function that reads the plan for each order: the customer's own plan, merged with the texts sent with the order. */
export function openOrderPlans(keys: Keyring, listGiven: GivenPlans): OrderPlans {
  return async (db, ordered) => {
    const owners = await findOwners(db, ordered)
    const ids = [...new Set(owners.values())]
    const rows =
      ids.length > 0
        ? await db
            .select()
            .from(plans)
            .where(sql`${plans.accountId} = any(${sql.param(ids)}::text[])`)
        : []
    const own = new Map(rows.map((row) => [row.accountId, { ...openPlan(row, keys), savedAt: row.updatedAt }]))
    const given = await listGiven(
      db,
      ordered.map(({ orderId }) => orderId),
    )
    return new Map(
      ordered.flatMap(({ orderId }) => {
        const ownerId = owners.get(orderId)
        const plan = mergeOrderPlan(ownerId === undefined ? undefined : own.get(ownerId), given.get(orderId))
        return plan || ownerId !== undefined ? [[orderId, { ...NOTHING, ...plan, ownerId }] as const] : []
      }),
    )
  }
}

const NOTHING = {
  startDate: null,
  isOwn: false,
  specialWishes: '',
  participants: '',
  readBirth: () => ({ birthDate: '', birthTime: '' }),
}

type PlanOrders = Parameters<OrderPlans>[1]

/**
 * Returns the id of the account that owns each order: the account that placed it or, for a guest's order, the account that verified its
 * e-mail address.
 */
async function findOwners(db: Db, ordered: PlanOrders): Promise<Map<string, string>> {
  const ids = ordered.flatMap(({ accountId }) => accountId ?? [])
  const emails = ordered.flatMap(({ accountId, customerEmail }) => (accountId === null ? customerEmail : []))
  if (ids.length + emails.length === 0) return new Map()
  const rows = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(
      or(
        sql`${accounts.id} = any(${sql.param(ids)}::text[])`,
        sql`${accounts.email} = any(${sql.param(emails)}::text[])`,
      ),
    )
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]))
  return new Map(
    ordered.flatMap(({ orderId, accountId, customerEmail }) => {
      const owner = accountId ?? byEmail.get(customerEmail)
      return owner === undefined ? [] : [[orderId, owner]]
    }),
  )
}
