import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { toInitials } from '#features/people/profiles/rules-initials.ts'
import type { Gift } from '#features/orders/cart/model.ts'
import { rewriteGift } from '#features/orders/gifts/commands.ts'
import { findGift } from '#features/orders/gifts/queries.ts'
import { isStillToPerform, recipientLine } from '#features/orders/gifts/rules.ts'
import { noteNamesChanged } from '#features/orders/readings/commands.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { type OrderRow, orders } from '#features/orders/orders/tables.ts'
import { mailOrderPlan } from '#features/orders/order-plans/commands.ts'
import { findOrderPlan, listPlannedLines } from '#features/orders/order-plans/queries.ts'
import { PLANNABLE } from '#features/orders/plans/rules.ts'
import { findAgreedDays } from '#features/rites/day-requests/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderManagement } from './context.ts'
import type { GiftInput } from './schemas.ts'
import { orderEvents } from './tables.ts'

/**
 * Changes the recipient and the card text of a gift. Possible until the ritual has been performed. After the change, the card, the sheets and
 * the priest use the new name, and the giver gets an e-mail about it.
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
    if (gift.name !== before.name) {
      await noteNamesChanged(tx, now, [orderId], 'staff')
      await tellGiver(tx, shop, order, gift)
    }
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

/** Sends the giver the same e-mail as after a correction by the order's link. Before the payment there is no such e-mail. */
async function tellGiver(tx: Db, shop: Shop, order: OrderRow, { name }: Gift): Promise<void> {
  if (!PLANNABLE.some((status) => status === order.status)) return
  const { specialWishes = '', days = {}, priestChooses } = (await findOrderPlan(tx, shop.keys, order.id)) ?? {}
  await mailOrderPlan(tx, shop, order, {
    specialWishes,
    participants: recipientLine(name),
    days,
    priestChooses,
    isOwner: false,
    lines: await listPlannedLines(tx, order.id),
    agreed: await findAgreedDays(tx, order.id),
  })
}

/** The audit log is kept longer than personal data. So it records a change of the name or the note without their text. */
function factsOf({ name, note }: Gift) {
  return { initials: toInitials(name), noteLength: note.length }
}
