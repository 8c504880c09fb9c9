import { and, eq, isNull } from 'drizzle-orm'
import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { dollarsToCents } from '#base/money.ts'
import { invalidField, Refusal, requireFound } from '#base/refusal.ts'
import { calendarDay } from '#base/time.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import { orderLines } from '#features/orders/orders/tables.ts'
import { confirmManually } from '#features/money/payment-review/commands-manual.ts'
import { findOrderOfReference } from '#features/money/payment-review/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { z } from 'zod'
import type { PartnersContext } from './context.ts'
import { partnerPaidEmail, partnerPerformedEmail } from './emails.ts'
import { findPartner, findPartnerOf, findPartnerOrder } from './queries.ts'
import { earn } from './rules.ts'
import type { manualInput, PartnerOrderView } from './schemas.ts'
import { partnerOrders, partners } from './tables.ts'

/**
 * Records a partner's report that a customer paid the order outside the shop. Only one report per order is possible. Above the limit of the
 * policy staff must confirm the report.
 */
export async function reportPayment(
  { shop, payments }: PartnersContext,
  partnerId: string,
  id: string,
  { amountUsd, receivedAt, way, reference, note }: z.output<typeof manualInput>,
  lang: Lang,
): Promise<PartnerOrderView> {
  if ((await findPartnerOf(shop.db, id)) !== partnerId) throw new Refusal('not-found', 'orders.not-found')
  const amountCents = dollarsToCents(amountUsd)
  if (amountCents === undefined) throw invalidField('amountUsd', 'payments.amount-invalid')
  const receivedOn = calendarDay(new Date(receivedAt))
  const input = { orderId: id, amountCents, receivedOn, ...(way && { way }), reference, note }
  await confirmManually(payments, { accountId: partnerId, role: 'partner' }, input)
    .catch(async (error: unknown) => await nameOwnOrder(shop.db, partnerId, reference, error))
    .catch(inWordsOfTheCall)
  return requireFound(await findPartnerOrder(shop, partnerId, id, lang), 'orders.not-found')
}

/**
 * Converts the refusal of a reference that is already used to a fault of the field. If the other order is of the same partner, the fault
 * names this order.
 */
async function nameOwnOrder(db: Db, partnerId: string, reference: string, error: unknown): Promise<never> {
  if (!(error instanceof Refusal) || error.code !== 'payments.reference-used') throw error
  const other = await findOrderOfReference(db, reference)
  const isOwn = other !== undefined && (await findPartnerOf(db, other)) === partnerId
  const fault = isOwn
    ? { code: 'partners.reference-used', values: { order: orderTag(other) } }
    : { code: 'payments.reference-used' }
  throw new Refusal('conflict', error.code, { ...error.details, faults: [{ path: 'reference', ...fault }] })
}

const NAMES: Record<string, string> = { amountCents: 'amountUsd', receivedOn: 'receivedAt' }

/** Renames the fields of faults to the field names of this call. */
function inWordsOfTheCall(error: unknown): never {
  if (!(error instanceof Refusal) || !error.details.faults) throw error
  const faults = error.details.faults.map((fault) => ({ ...fault, path: NAMES[fault.path] ?? fault.path }))
  throw new Refusal(error.kind, error.code, { ...error.details, faults })
}

/** Stores the partner's commission by the current rule. Called in the transaction that marks the order as paid. */
export async function fixCommission(tx: Db, orderId: string): Promise<void> {
  const partnerId = await findPartnerOf(tx, orderId)
  const partner = partnerId === undefined ? undefined : await findPartner(tx, partnerId)
  if (!partner) return
  const { serviceId, unitCents, quantity, position } = orderLines
  const lines = await tx
    .select({ serviceId, unitCents, quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(position)
  await tx
    .update(partnerOrders)
    .set(earn(partner.commission, lines))
    .where(and(eq(partnerOrders.id, orderId), isNull(partnerOrders.earned)))
}

/**
 * Sends the order's partner an e-mail about the payment, if the order has a partner. Called in the transaction that marks the order as
 * paid, after the commission is stored.
 */
export async function notifyPaid(tx: Db, shop: Shop, orderId: string): Promise<void> {
  const found = await findAddressee(tx, orderId)
  if (!found) return
  const { order, partner, earnedCents } = found
  const email = partnerPaidEmail(
    { ...order, earnedCents: earnedCents ?? 0 },
    inOfferedLang(shop, partner),
    createSender(shop),
  )
  await queueMessage(tx, shop, { ...email, dedupeKey: `partner paid ${orderId}` })
}

/** Sends the order's partner an e-mail when all rituals were performed. Called in the transaction that marks the order as ready. */
export async function notifyPerformed(tx: Db, shop: Shop, orderId: string): Promise<void> {
  const found = await findAddressee(tx, orderId)
  if (!found) return
  const email = partnerPerformedEmail(found.order, inOfferedLang(shop, found.partner), createSender(shop))
  await queueMessage(tx, shop, { ...email, dedupeKey: `partner performed ${orderId}` })
}

/** Finds the partner of a paid order. A former partner gets no e-mail. */
async function findAddressee(tx: Db, orderId: string) {
  const { id, name, isActive } = partners
  const [row] = await tx
    .select({ id, name, isActive, email: accounts.email, lang: accounts.lang, earnedCents: partnerOrders.earnedCents })
    .from(partnerOrders)
    .innerJoin(partners, eq(partners.id, partnerOrders.partnerId))
    .innerJoin(accounts, eq(accounts.id, partners.id))
    .where(eq(partnerOrders.id, orderId))
  const order = row?.isActive ? await findOrder(tx, orderId) : undefined
  // The partner gets no e-mail about a payment that came when the order could no longer be paid.
  if (!row || !order?.paidAt || row.email === null) return undefined
  return { order, partner: { ...row, email: row.email }, earnedCents: row.earnedCents }
}
