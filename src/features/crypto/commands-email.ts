import { formatDecimal } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import { DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import type { OrdersPort } from '#features/settlements/context.ts'
import type { PaymentPage } from './model.ts'
import { findPayment } from './queries.ts'
import { dueOf, knownTimeZone, statusFor } from './rules-customer.ts'

/** E-mails with a payment's page that one order may ask for in a day. */
const EMAILS_A_DAY = 5

export type EmailContext = {
  shop: Shop
  orders: Pick<OrdersPort, 'findState'>
  /** Writes the e-mail to whoever ordered; orders know the address, payments do not. */
  mailPage: (tx: Db, page: PaymentPage) => Promise<void>
}

/** Mails a payment's page to the order's own address, and says nothing of that address. */
export async function sendPageEmail(
  { shop, orders, mailPage }: EmailContext,
  id: string,
  timeZone: string,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const payment = await findPayment(tx, id)
    if (!payment) throw new Refusal('not-found', 'payments.not-found')
    const { orderId, currency, address, expiresAt } = payment
    await countWithin(tx, shop.now(), { key: `payment-page:${orderId}`, most: EMAILS_A_DAY, windowMs: DAY })
    const state = await orders.findState(tx, orderId)
    const due = dueOf({ ...payment, status: statusFor(payment.status, state) })
    const quote = due.units > 0n ? { amount: formatDecimal(due), address, expiresAt } : undefined
    await mailPage(tx, { orderId, currency, timeZone: knownTimeZone(timeZone), quote })
  })
}
