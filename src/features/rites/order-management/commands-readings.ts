import { newId } from '#base/ids.ts'
import { requireFound } from '#base/refusal.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Reading } from '#features/orders/orders/model-readings.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { noteNamesChanged, writeReadings } from '#features/orders/readings/commands.ts'
import type { OrderManagement } from './context.ts'
import { readingCorrectedEmail } from './emails.ts'
import { orderEvents } from './tables.ts'

/** Corrects the reading (pronunciation) of a name of an order. Staff can do this at any time. The customer gets an e-mail with the new reading. */
export async function correctReading(
  { shop }: OrderManagement,
  { orderId, actorId, ...reading }: Reading & { orderId: string; actorId: string },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = requireFound(await lockOrder(tx, orderId), 'orders.not-found')
    if (!(await writeReadings(tx, shop, { orderId }, { given: [reading], by: 'staff' }))) return
    const now = shop.now()
    await noteNamesChanged(tx, now, [orderId], 'staff')
    await tx.insert(orderEvents).values({ id: newId(), orderId, at: now, kind: 'reading-changed', actorId, facts: {} })
    // The audit log is kept longer than personal data, so it does not get the name.
    await writeAudit(tx, now, {
      actorId,
      action: 'order.reading',
      subject: 'order',
      subjectId: orderId,
      after: { isRemoved: reading.devanagari === '' },
    })
    if (order.customerEmail === '') return
    const email = readingCorrectedEmail(inOfferedLang(shop, order), reading, createSender(shop))
    await queueMessage(tx, shop, { ...email, topic: `order-reading ${orderId}` })
  })
}
