import { noteCall } from '#features/orders/orders/commands-notices.ts'
import { orderTag } from '#base/ids.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { PAID_STATUSES } from '#features/orders/orders/model.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { changeStatus } from '#features/rites/order-management/commands-status.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { lockPaidCoin, oweByHand, refundCards } from '#features/money/payment-review/commands-returns.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { assertMayMoveMoney } from '#features/money/settlements/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { GroupsContext } from './context.ts'
import { findNamesChanges } from './queries-names.ts'
import { findGroup, isPlaceOf, listPlaces, listPaidLines, lockPlaceOrders } from './queries.ts'
import { publishProof } from '#features/rites/proofs/commands-publication.ts'
import { createProof } from '#features/rites/proofs/commands.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'
import { listProofMedia } from '#features/rites/proofs/queries.ts'
import { groupItemId } from './model.ts'
import { undecidedFamilies, waitsForProof } from './rules.ts'
import type { GroupProof } from './schemas.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { moveLines } from '#features/rites/calendar/commands.ts'
import { outdateSheetsOf } from '#features/rites/calendar/commands-sheet.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { orderLines } from '#features/orders/orders/tables.ts'
import type { Shop } from '#server/shop.ts'
import { groupMovedEmail } from './emails.ts'
import { groupPlaces, type GroupRow } from './tables.ts'

type ReturnedPlace = { groupId: string; orderId: string; reason: string }

/** The statuses of paid orders whose ritual was not performed. */
const TO_CANCEL: readonly OrderStatus[] = ['completed', 'processing']

/**
 * Refunds one family for a cancelled ritual: cancels the order and informs the customer. Requests a card refund from the card service. Adds a
 * payment in coins to the list of refunds that staff send by hand. A repeated or concurrent call does only the missing steps, for example
 * after a refused card refund.
 */
export async function returnPlace(context: GroupsContext, by: Staff, returned: ReturnedPlace): Promise<void> {
  assertMayMoveMoney(by)
  await context.shop.db.transaction(async (tx) => await cancelPlace(tx, context, by, returned))
  const { orderId, reason } = returned
  await refundCards(context.payments, by, { orderId, reason })
}

async function cancelPlace(tx: Db, context: GroupsContext, by: Staff, { groupId, orderId, reason }: ReturnedPlace) {
  const { shop } = context
  await lockPaidCoin(tx, orderId)
  const order = await lockOrder(tx, orderId)
  const group = requireFound(await findGroup(tx, groupId), 'groups.not-found')
  if (!order || !(await isPlaceOf(tx, groupId, orderId))) throw new Refusal('not-found', 'orders.not-found')
  if (group.cancelledAt === null) throw new Refusal('conflict', 'groups.not-called-off')
  if (order.paidAt === null) throw new Refusal('conflict', 'groups.not-paid')
  if (order.status === 'ready') throw new Refusal('conflict', 'groups.performed')
  if (TO_CANCEL.includes(order.status)) {
    const actorId = by.accountId
    await changeStatus(tx, context, { orderId, status: 'cancelled', actorId, reason })
    const after = { order: orderTag(orderId) }
    await writeAudit(tx, shop.now(), { actorId, action: 'group.return', subject: 'group', subjectId: groupId, after })
  }
  // If staff have marked the order as refunded, the money was returned in another way.
  if (order.status !== 'refunded') await oweByHand(tx, shop, by, orderId)
}

/**
 * Publishes the published proof (the report) of one family for every family that paid, because the ritual was performed once for all
 * families. Each family gets a separate page, certificate and e-mail. After a failure or a late payment, a repeated call publishes only the
 * missing proofs. If names changed after they were printed or read, staff must decide about this family: certify the present names, or leave
 * the family out.
 */
export async function publishToAll(
  context: ProofsContext,
  groupId: string,
  actorId: string,
  { families: decisions }: GroupProof,
): Promise<void> {
  const { shop } = context
  if (!(await findGroup(shop.db, groupId))) throw new Refusal('not-found', 'groups.not-found')
  const places = await listPlaces(shop.db, groupId)
  const source = places.find(({ proof }) => proof?.state === 'published')?.proof
  if (!source) throw new Refusal('conflict', 'groups.no-proof')
  const media = ((await listProofMedia(shop.db, [source.id])).get(source.id) ?? []).map(({ id }) => id)
  const { performedAt, place, priestId, textRu, textEn } = source
  const facts = { performedAt, place, priestId, media, text: { ru: textRu, en: textEn } }
  const waiting = places.filter(({ order, proof }) => PAID_STATUSES.includes(order.status) && waitsForProof(proof))
  const changes = await findNamesChanges(context, waiting)
  const changed = waiting.map(({ order: { id: orderId } }) => ({
    orderId,
    namesChangedAt: changes.get(orderId) ?? null,
  }))
  const undecided = undecidedFamilies(changed, decisions)
  if (undecided.length > 0) throw new Refusal('conflict', 'groups.names-changed', { facts: { families: undecided } })
  const later = new Set(decisions.flatMap(({ orderId, names }) => (names === 'later' ? orderId : [])))
  for (const { order, proof } of waiting) {
    if (later.has(order.id)) continue
    const id = proof?.id ?? (await createProof(context, { orderId: order.id, lineId: '0', ...facts }, actorId, source))
    const namesChangedAt = changes.get(order.id) ?? null
    await publishProof(context, id, actorId, { isOfGroup: true, namesChangedAt })
  }
  await shop.db.transaction(async (tx) => {
    const paid = places.filter(({ order }) => PAID_STATUSES.includes(order.status) && !later.has(order.id))
    const after = { families: paid.length }
    await writeAudit(tx, shop.now(), { actorId, action: 'group.proof', subject: 'group', subjectId: groupId, after })
  })
}

/**
 * Sets another time for the families of a group ritual, in the caller's transaction, which has locked the group. Changes the time of the
 * families' order lines and, if the day changes, their day in the calendar. Sends an e-mail to each family that paid and whose ritual was not
 * performed yet.
 */
export async function movePlaces(tx: Db, shop: Shop, group: GroupRow, performsAt: Date): Promise<void> {
  if (performsAt.getTime() === group.performsAt.getTime()) return
  await lockPlaceOrders(tx, group.id)
  const families = await listPaidLines(tx, group.id)
  const own = tx.select({ id: groupPlaces.id }).from(groupPlaces).where(eq(groupPlaces.groupId, group.id))
  await tx
    .update(orderLines)
    .set({ performsAt })
    .where(and(inArray(orderLines.orderId, own), eq(orderLines.itemId, groupItemId(group.id))))
  const days = { from: dayAtPlace(group.performsAt), to: dayAtPlace(performsAt) }
  const lines = families.map(({ order, position }) => ({ orderId: order.id, position }))
  const orderIds = lines.map(({ orderId }) => orderId)
  // The sheet also shows the time, so it is outdated even if the day does not change.
  await outdateSheetsOf(tx, shop.now(), orderIds)
  await moveLines(tx, shop.now(), lines, days)
  await outdateSheetsOf(tx, shop.now(), orderIds)
  for (const { order, names } of families)
    if (order.customerEmail === '') await noteCall(tx, shop.now(), order, 'days')
    else
      await queueMessage(tx, shop, {
        ...groupMovedEmail(
          inOfferedLang(shop, order),
          { names, performsAt, was: group.performsAt },
          createSender(shop),
        ),
        topic: `group-moved ${order.id}`,
      })
}
