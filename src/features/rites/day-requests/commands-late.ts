import { noteCall } from '#features/orders/orders/commands-notices.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { processEach } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { closeRequest, forgetRefusal } from './commands.ts'
import { dayLateEmail } from './emails.ts'
import { findOpenRequest, listLateRequests, type OpenRequest } from './queries.ts'

/** Closes requests for another day that nobody answered before the first day of the ritual, and informs the customers. */
export async function closeLateRequests(shop: Shop): Promise<void> {
  await processEach(await listLateRequests(shop.db, dayAtPlace(shop.now())), async (row) => await closeLate(shop, row))
}

async function closeLate(shop: Shop, { id, orderId, position }: OpenRequest): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const request = order && (await findOpenRequest(tx, id))
    const [agreed] = request?.days ?? []
    const now = shop.now()
    // Before the order was locked, staff may have answered the request or changed the days.
    if (!order || !request || agreed === undefined || agreed > dayAtPlace(now)) return
    await forgetRefusal(tx, { orderId, position })
    await closeRequest(tx, { orderId, position }, { outcome: 'late', answeredAt: now, answeredBy: null })
    if (order.customerEmail === '') return await noteCall(tx, now, order, 'request')
    const told = inOfferedLang(shop, order)
    const { day, names } = request
    await queueMessage(tx, shop, dayLateEmail(told, { ritual: names[told.lang], day, agreed }, createSender(shop)))
  })
}
