import { and, eq, isNull } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { dollarsToCents } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import { orderLines } from '#features/orders/tables.ts'
import { confirmManually } from '#features/payment-review/commands-manual.ts'
import type { Db } from '#server/database/database.ts'
import type { z } from 'zod'
import type { PartnersContext } from './context.ts'
import { unknownOrder } from './commands-orders.ts'
import { findPartner, findPartnerOf, findPartnerOrder } from './queries.ts'
import { earn } from './rules.ts'
import type { manualInput, PartnerOrderView } from './schemas.ts'
import { partnerOrders } from './tables.ts'

/** A partner says that an own order was paid outside the shop: once, and above the policy's sum the staff must agree. */
export async function reportPayment(
  { shop, payments }: PartnersContext,
  partnerId: string,
  id: string,
  { amountUsd, receivedAt, reference, note }: z.output<typeof manualInput>,
  lang: Lang,
): Promise<PartnerOrderView> {
  if ((await findPartnerOf(shop.db, id)) !== partnerId) throw unknownOrder()
  const amountCents = dollarsToCents(amountUsd)
  if (amountCents === undefined)
    throw new Refusal('invalid', 'http.invalid', { faults: [{ path: 'amountUsd', code: 'payments.amount-invalid' }] })
  const input = { orderId: id, amountCents, receivedOn: receivedAt.slice(0, 10), reference, note }
  await confirmManually(payments, { accountId: partnerId, role: 'partner' }, input).catch(inWordsOfTheCall)
  const view = await findPartnerOrder(shop, partnerId, id, lang)
  if (!view) throw unknownOrder()
  return view
}

const NAMES: Record<string, string> = { amountCents: 'amountUsd', receivedOn: 'receivedAt' }

/** Faults name the fields as this call has them. */
function inWordsOfTheCall(error: unknown): never {
  if (!(error instanceof Refusal) || !error.details.faults) throw error
  const faults = error.details.faults.map((fault) => ({ ...fault, path: NAMES[fault.path] ?? fault.path }))
  throw new Refusal(error.kind, error.code, { ...error.details, faults })
}

/** Called in the transaction that settles: what the partner earned is fixed by the rule of this day. */
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
