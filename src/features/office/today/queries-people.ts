import { inArray } from 'drizzle-orm'
import { orders } from '#features/orders/orders/tables.ts'
import type { Lang } from '#base/i18n.ts'
import { markedName } from '#features/people/profiles/rules-departed.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import { findBeneficiaries } from '#features/rites/calendar/queries-people.ts'
import type { Shop } from '#server/shop.ts'
import type { Waiting } from './rules.ts'

/** The people for whom these rituals are performed, by order id. For a gift this is the receiver and not the giver, as on the printed sheet. */
export async function listPeople(
  { db, keys }: Pick<Shop, 'db' | 'keys'>,
  plansOf: OrderPlans,
  waiting: readonly Waiting[],
  lang: Lang,
): Promise<Map<string, string[]>> {
  const ids = [...new Set(waiting.flatMap(({ about }) => (about.kind === 'order' ? [about.id] : [])))]
  if (ids.length === 0) return new Map()
  const { id: orderId, accountId, customerEmail, customerName } = orders
  const ordered = await db
    .select({ orderId, accountId, customerEmail, customerName })
    .from(orders)
    .where(inArray(orderId, ids))
  const found = await findBeneficiaries(db, { keys, plansOf }, ordered)
  return new Map([...found].map(([id, { people }]) => [id, people.map((person) => markedName(person, lang))]))
}
