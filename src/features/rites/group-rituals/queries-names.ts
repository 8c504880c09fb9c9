import type { Lang } from '#base/i18n.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import { shownNames } from '#features/orders/plans/rules-participants.ts'
import { findFirstChanges } from '#features/rites/calendar/queries-readings.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'
import type { FoundPlace } from './queries.ts'
import { waitsForProof } from './rules.ts'

/** The present names of the families, which the customer or staff may have changed since the place was taken. */
export async function findPresentNames(
  { shop: { db }, plansOf }: ProofsContext,
  places: readonly { order: OrderRow }[],
  lang: Lang,
): Promise<(orderId: string) => string[]> {
  const ordered = places.map(({ order }) => ({ ...order, orderId: order.id }))
  const plans = await plansOf(db, ordered)
  return (orderId) => shownNames(plans.get(orderId)?.participants ?? '', lang)
}

/** The changes of names that staff must settle before these families get the proof, by order. A family takes place with its first line. */
export async function findNamesChanges(
  context: ProofsContext,
  places: readonly FoundPlace[],
): Promise<ReadonlyMap<string, string>> {
  const { shop } = context
  const waiting = places.filter(({ proof }) => waitsForProof(proof)).map(({ order }) => order.id)
  const changeOf = await findFirstChanges({ ...context, db: shop.db, now: shop.now() }, waiting)
  return new Map(
    waiting.flatMap((orderId) => {
      const at = changeOf({ orderId, position: 0 })
      return at ? [[orderId, at.toISOString()] as const] : []
    }),
  )
}
