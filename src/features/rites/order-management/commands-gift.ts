import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { toInitials } from '#features/people/profiles/rules-initials.ts'
import type { Gift } from '#features/orders/cart/model.ts'
import { rewriteGift } from '#features/orders/gifts/commands.ts'
import { findGift } from '#features/orders/gifts/queries.ts'
import { isStillToPerform } from '#features/orders/gifts/rules.ts'
import { noteNamesChanged } from '#features/orders/readings/commands.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { orders } from '#features/orders/orders/tables.ts'
import type { OrderManagement } from './context.ts'
import type { GiftInput } from './schemas.ts'
import { orderEvents } from './tables.ts'

/**
 * Changes the recipient and the card text of a gift. Possible until the ritual has been performed. After the change, the card, the sheets and
 * the priest use the new name.
 */
export async function changeGift(
  { shop }: OrderManagement,
  { orderId, actorId, version, ...gift }: GiftInput & { orderId: string; actorId: string },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const before = order && (await findGift(tx, shop.keys, orderId))
    if (!before) throw new Refusal('not-found', 'order.no-gift')
    if (order.version !== version) throw staleVersion({ version: order.version, gift: before })
    if (!isStillToPerform(order.status)) throw new Refusal('conflict', 'order.gift-over')
    if (gift.name === before.name && gift.note === before.note) return
    const now = shop.now()
    await rewriteGift(tx, shop, orderId, gift)
    await tx
      .update(orders)
      .set({ version: version + 1 })
      .where(eq(orders.id, orderId))
    await tx.insert(orderEvents).values({ id: newId(), orderId, at: now, kind: 'gift-changed', actorId, facts: {} })
    if (gift.name !== before.name) await noteNamesChanged(tx, now, [orderId], 'staff')
    await writeAudit(tx, now, {
      actorId,
      action: 'order.gift',
      subject: 'order',
      subjectId: orderId,
      before: factsOf(before),
      after: factsOf(gift),
    })
  })
}

/** The audit log is kept longer than personal data. So it records a change of the name or the note without their text. */
function factsOf({ name, note }: Gift) {
  return { initials: toInitials(name), noteLength: note.length }
}
