import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { inOfferedLang, queueMessage, senderOf } from '#features/platform/notifications/commands.ts'
import type { PaymentEvent } from '#features/money/settlements/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { and, asc, eq, exists, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { paymentEventEmail, staffPaymentEventEmail } from './emails-payment-events.ts'
import { findOrder } from './queries.ts'
import { orders } from './tables.ts'
import type { PaymentPage } from '#features/money/crypto/model.ts'
import { paymentPageEmail } from './emails-payment-page.ts'

/** Rows that one transaction closes. */
const AT_ONCE = 500

/** Called by payments, inside the transaction that finds it out: writes to the customer and to the orders mailbox, each once. */
export async function notifyPaymentEvent(tx: Db, shop: Shop, event: PaymentEvent): Promise<void> {
  const order = await findOrder(tx, event.orderId)
  if (!order) return
  // The rest is asked for only while the order takes it; what came stays, and a person decides about it.
  if (event.kind === 'underpaid' && order.status !== 'pending') return
  // The order of a deleted account has no address any more.
  const toCustomer =
    order.customerEmail === '' ? undefined : paymentEventEmail(inOfferedLang(shop, order), event, senderOf(shop))
  const toStaff = staffPaymentEventEmail(order, event, senderOf(shop))
  if (toCustomer) await queueMessage(tx, shop, toCustomer)
  if (toStaff) await queueMessage(tx, shop, toStaff)
}

/**
 * Closes what is still open for orders that were paid another way, cancelled or refunded. Addresses stay watched: money that comes later
 * is surplus, or waits for a person. A row that another transaction holds is left for the next turn, which avoids deadlocks.
 */
export async function closeOpenPayments({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  while ((await db.transaction((tx) => closeCoins(tx, now()))) === AT_ONCE);
  while ((await db.transaction((tx) => closeCards(tx, now()))) === AT_ONCE);
}

/** A part of the money keeps its status: a person is called for it when the quote ends. */
async function closeCoins(tx: Db, now: Date): Promise<number> {
  const isOpen = and(isNull(payments.closedAt), inArray(payments.status, ['pending', 'partial']))
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOpen, hasEnded(tx, payments.orderId)))
    .orderBy(asc(payments.id))
    .limit(AT_ONCE)
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

/** The card service is asked at once, and closes the checkout where it can. */
async function closeCards(tx: Db, now: Date): Promise<number> {
  const isOpen = and(isNull(cardAttempts.closedAt), eq(cardAttempts.status, 'open'))
  const rows = await tx
    .select({ id: cardAttempts.id })
    .from(cardAttempts)
    .where(and(isOpen, hasEnded(tx, cardAttempts.orderId)))
    .orderBy(asc(cardAttempts.id))
    .limit(AT_ONCE)
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

/** Called by payments: the page of a payment goes to whoever ordered, and to nobody else. */
export async function mailPaymentPage(tx: Db, shop: Shop, page: PaymentPage): Promise<void> {
  const order = await findOrder(tx, page.orderId)
  // The order of a deleted account has no address any more.
  if (!order || order.customerEmail === '') return
  await queueMessage(tx, shop, {
    ...paymentPageEmail(inOfferedLang(shop, order), page, senderOf(shop)),
    overLimit: 'refused',
  })
}
