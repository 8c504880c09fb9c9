import { and, eq, inArray } from 'drizzle-orm'
import { moveLines } from '#features/calendar/commands.ts'
import { dayAtPlace } from '#features/calendar/rules.ts'
import { inOfferedLang, queueMessage, senderOf } from '#features/notifications/commands.ts'
import { orderLines } from '#features/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { groupMovedEmail } from './emails.ts'
import { itemIdOf } from './model.ts'
import { listPaidLines, lockPlaceOrders } from './queries.ts'
import { groupPlaces, type GroupRow } from './tables.ts'

/**
 * Takes the families along to another time, in the caller's transaction with the group held: their lines, their day in the calendar where it
 * is another, and an e-mail to each that paid and whose ritual has not been performed.
 */
export async function movePlaces(tx: Db, shop: Shop, group: GroupRow, performsAt: Date): Promise<void> {
  if (performsAt.getTime() === group.performsAt.getTime()) return
  await lockPlaceOrders(tx, group.id)
  const families = await listPaidLines(tx, group.id)
  const own = tx.select({ id: groupPlaces.id }).from(groupPlaces).where(eq(groupPlaces.groupId, group.id))
  await tx
    .update(orderLines)
    .set({ performsAt })
    .where(and(inArray(orderLines.orderId, own), eq(orderLines.itemId, itemIdOf(group.id))))
  const days = { from: dayAtPlace(group.performsAt), to: dayAtPlace(performsAt) }
  const lines = families.map(({ order, position }) => ({ orderId: order.id, position }))
  await moveLines(tx, shop.now(), lines, days)
  for (const { order, names } of families)
    if (order.customerEmail !== '')
      await queueMessage(tx, shop, {
        ...groupMovedEmail(inOfferedLang(shop, order), { names, performsAt }, senderOf(shop)),
        topic: `group-moved ${order.id}`,
      })
}
