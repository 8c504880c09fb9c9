import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import { profiles } from '#features/people/profiles/tables.ts'
import { ownedBy } from '#features/orders/orders/queries.ts'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { PaidLine, Plan } from './model.ts'
import { openPlan, presentDay } from './present.ts'
import { PLANNABLE, addDays, daysBetween } from './rules.ts'
import { plans } from './tables.ts'
import type { Lang } from '#base/i18n.ts'
import type { Recommend } from './context.ts'
import type { PanchangDay } from './schemas.ts'
import type { Festival } from './model-festivals.ts'
import { festivalsOn } from './rules-festivals.ts'
import { type LunarDay, lunarDay } from './rules-panchang.ts'

/** The account that owns a plan. `name` is empty if the account has no profile. */
export type Owner = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'lang'> & { name: string }

export async function findOwner(db: Db, id: string): Promise<Owner | undefined> {
  const [owner] = await db
    .select({ id: accounts.id, email: accounts.email, lang: accounts.lang, name: profiles.firstName })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(accounts.id, id))
  return owner && { ...owner, name: owner.name ?? '' }
}

/** Locks the account until the end of the transaction, so that two saves at the same time make only one plan. */
export async function lockOwner(tx: Db, id: string): Promise<Owner | undefined> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
  return await findOwner(tx, id)
}

/** The maximum number of rituals in a plan, from the newest orders. Every save sends an e-mail that lists all these rituals. */
const MAX_RITUALS = 200

/** Returns a customer's paid rituals, newest order first: from orders placed while signed in, or as a guest with the same e-mail address. */
export async function listPaidLines(db: Db, owner: Owner): Promise<PaidLine[]> {
  const paid = db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(inArray(orders.status, PLANNABLE), ownedBy(owner)))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    // Every order has at least one line, so this number of orders gives enough rituals.
    .limit(MAX_RITUALS)
    .as('paid')
  return await db
    .select({ names: orderLines.names, weeks: orderLines.weeks })
    .from(paid)
    .innerJoin(orderLines, and(eq(orderLines.orderId, paid.id), isNull(orderLines.performsAt)))
    .orderBy(desc(paid.createdAt), asc(paid.id), asc(orderLines.position))
    .limit(MAX_RITUALS)
}

/** Returns the ids of the orders to which a customer's plan applies. */
export async function listPlannedOrders(db: Db, owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, PLANNABLE), ownedBy(owner)))
  return rows.map(({ id }) => id)
}

export async function findPlan(db: Db, keys: Keyring, accountId: string): Promise<Plan | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.accountId, accountId))
  return row && openPlan(row, keys)
}

/** The object that calculates lunar days. The whole shop uses the same object. */
export type Panchang = ReturnType<typeof openPanchang>

/**
 * Creates the object that calculates lunar days. Days are calculated on first use and cached. They never change, and the range of years is
 * limited.
 */
export function openPanchang(recommend?: Recommend) {
  const known = new Map<string, { lunar: LunarDay; festivals: Festival[] }>()
  function dayOf(date: string) {
    const day = known.get(date) ?? { lunar: lunarDay(date), festivals: festivalsOn(date) }
    known.set(date, day)
    return day
  }
  return {
    dayOf,
    /**
     * Returns every day from the first to the last, both included. If a ritual is given, each recommended day also has the reason why it is
     * recommended for this ritual.
     */
    listDays: (from: string, to: string, lang: Lang, ritual?: string): PanchangDay[] =>
      Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
        const { lunar, festivals } = dayOf(addDays(from, place))
        const day = presentDay(lunar, festivals, lang)
        const reason = ritual && recommend?.(ritual, { lunar, festivals, tithi: day.tithi.name }, lang)
        return reason ? { ...day, reason } : day
      }),
  }
}
