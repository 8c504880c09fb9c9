import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { PaymentEvent } from '#features/money/settlements/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { and, asc, eq, exists, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { noteCall } from './commands-notices.ts'
import { createStaffSender } from './commands-staff-sender.ts'
import { paymentEventEmail, staffPaymentEventEmail } from './emails-payment-events.ts'
import { findOrder, listLines } from './queries.ts'
import { orders } from './tables.ts'
import { explorersOf } from '#features/money/crypto/rules-explorer.ts'
import type { PaymentPage } from '#features/money/crypto/model.ts'
import { paymentPageEmail } from './emails-payment-page.ts'

/** The maximum number of payments that one transaction closes. */
const BATCH_SIZE = 500

/** Sends a message about a payment to the customer and to the orders mailbox. Payments call this function in the transaction that finds the event. */
export async function notifyPaymentEvent(tx: Db, shop: Shop, event: PaymentEvent): Promise<void> {
  const order = await findOrder(tx, event.orderId)
  if (!order) return
  // The shop requests the missing amount only while the order can be paid. Otherwise the received money needs a decision by staff.
  if (event.kind === 'underpaid' && order.status !== 'pending') return
  // The order of a deleted account has no e-mail address.
  const toCustomer =
    order.customerEmail === ''
      ? undefined
      : paymentEventEmail(inOfferedLang(shop, order), event, createSender(shop), {
          lines: await listLines(tx, order.id),
          explorers: explorersOf(shop.config),
        })
  const toStaff = staffPaymentEventEmail(order, event, await createStaffSender(tx, shop))
  if (toCustomer) await queueMessage(tx, shop, toCustomer)
  else if (event.kind === 'returned') await noteCall(tx, shop.now(), order, 'refund')
  if (toStaff) await queueMessage(tx, shop, toStaff)
}

/**
 * Closes the open payments of orders that were cancelled, refunded or paid in another way. The payment addresses are still watched: money
 * that comes later is a surplus or waits for staff. A row that another transaction has locked is left for the next run, which avoids
 * deadlocks.
 */
export async function closeOpenPayments({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  while ((await db.transaction((tx) => closeCoins(tx, now()))) === BATCH_SIZE);
  while ((await db.transaction((tx) => closeCards(tx, now()))) === BATCH_SIZE);
}

/** Closes open payments in cryptocurrency. A partial payment keeps its status: staff get a message when the price quote ends. */
async function closeCoins(tx: Db, now: Date): Promise<number> {
  const isOpen = and(isNull(payments.closedAt), inArray(payments.status, ['pending', 'partial']))
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOpen, hasEnded(tx, payments.orderId)))
    .orderBy(asc(payments.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return 0
  await tx
    .update(payments)
    .set({
      status: sql`case when ${payments.status} = 'pending' then 'cancelled' else ${payments.status} end`,
      waiting: sql`${payments.waiting} or ${payments.status} = 'partial'`,
      cancelledAt: now,
      closedAt: now,
    })
    .where(inArray(payments.id, idsOf(rows)))
  return rows.length
}

/** Closes open card payments. The next check of the card service is due immediately, and that check closes the card page if possible. */
async function closeCards(tx: Db, now: Date): Promise<number> {
  const isOpen = and(isNull(cardAttempts.closedAt), eq(cardAttempts.status, 'open'))
  const rows = await tx
    .select({ id: cardAttempts.id })
    .from(cardAttempts)
    .where(and(isOpen, hasEnded(tx, cardAttempts.orderId)))
    .orderBy(asc(cardAttempts.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return 0
  await tx
    .update(cardAttempts)
    .set({ closedAt: now, nextCheckAt: now })
    .where(inArray(cardAttempts.id, idsOf(rows)))
  return rows.length
}

function hasEnded(tx: Db, orderId: typeof payments.orderId | typeof cardAttempts.orderId): SQL {
  return exists(
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), ne(orders.status, 'pending'))),
  )
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

/** Sends the customer an e-mail with the link to the page of a payment. Payments call this function. */
export async function mailPaymentPage(tx: Db, shop: Shop, page: PaymentPage): Promise<void> {
  const order = await findOrder(tx, page.orderId)
  // The order of a deleted account has no e-mail address.
  if (!order || order.customerEmail === '') return
  await queueMessage(tx, shop, {
    ...paymentPageEmail(inOfferedLang(shop, order), page, createSender(shop)),
    overLimit: 'refused',
  })
}
