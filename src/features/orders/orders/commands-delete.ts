import { and, asc, eq, inArray, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import { eraseMessagesAbout } from '#features/platform/notifications/commands.ts'
import { eraseTelegram } from '#features/platform/telegram/commands.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { receivedNothing, isUnconfirmed, ownedBy, renewedLinks } from './queries.ts'
import { aboutOrder, type Owner } from './rules.ts'
import { orderKeys, orders } from './tables.ts'

/** The maximum number of orders that one transaction deletes or anonymizes. */
const BATCH_SIZE = 200
const UNPAID = ['pending', 'cancelled'] as const

/**
 * Removes the customer's data from an account's orders. Orders with a started payment stay without the data, for accounting. Orders without
 * a started payment are deleted.
 */
export async function eraseOrders(tx: Db, account: Owner): Promise<void> {
  const held = await tx.select(ADDRESSED).from(orders).where(ownedBy(account)).orderBy(asc(orders.id)).for('update')
  await pruneHeld(tx, held)
}

/** Deletes or anonymizes orders that are unpaid for longer than the configured time. */
export async function deleteUnpaidOrders(shop: Shop): Promise<void> {
  while ((await pruneSome(shop)) === BATCH_SIZE);
}

/** Deletes or anonymizes one batch of unpaid orders. Skips an order that another transaction has locked; the next hourly run handles that order. */
async function pruneSome({ db, config, now }: Shop): Promise<number> {
  const before = after(now(), -config.UNPAID_ORDER_DAYS * DAY)
  return await db.transaction(async (tx) => {
    // An order whose customer name is empty is already anonymized.
    const isLeft = and(lt(orders.createdAt, before), inArray(orders.status, UNPAID), ne(orders.customerName, ''))
    const held = await tx
      .select(ADDRESSED)
      .from(orders)
      .where(and(isLeft, receivedNothing(tx)))
      .orderBy(asc(orders.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    await pruneHeld(tx, held, receivedNothing(tx))
    return held.length
  })
}

const ADDRESSED = { id: orders.id, recipient: orders.customerEmail }
type HeldOrder = { id: string; recipient: string }

/**
 * Deletes or anonymizes these orders. The caller must have locked them. A payment is created under the same lock, and only a statement that
 * begins after the lock sees what the other transaction committed (read committed). So the statements below see every started payment.
 */
async function pruneHeld(tx: Db, held: HeldOrder[], condition?: SQL): Promise<void> {
  const isHeld = inArray(
    orders.id,
    held.map(({ id }) => id),
  )
  const selected = await tx.select(ADDRESSED).from(orders).where(and(isHeld, condition))
  await deleteEmails(tx, selected)
  await anonymiseOrders(
    tx,
    selected.map(({ id }) => id),
  )
}

/**
 * Deletes the e-mails about these orders to the orders' current e-mail addresses. Also deletes the orders' Telegram chats, and their
 * idempotency keys, because the hashes of the keys include names and addresses.
 */
async function deleteEmails(tx: Db, selected: HeldOrder[]): Promise<void> {
  const ids = selected.map(({ id }) => id)
  const links = await renewedLinks(tx, ids)
  for (const { id, recipient } of selected) await eraseMessagesAbout(tx, [recipient], aboutOrder(id, links.get(id)))
  await eraseTelegram(tx, { accountId: null, orderIds: ids })
  await tx.delete(orderKeys).where(inArray(orderKeys.orderId, ids))
}
/**
 * The time for which an idempotency key is stored. A client repeats an order within minutes, so a month-old key is no longer needed. The
 * hash of the key includes personal data.
 */
const KEPT_KEYS = 30 * DAY
const KEYS_AT_ONCE = 1000

/** Deletes old idempotency keys of orders, paid or not, in batches. */
export async function pruneOrderKeys({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const before = after(now(), -KEPT_KEYS)
  for (;;) {
    const old = db
      .select({ owner: orderKeys.owner, key: orderKeys.key })
      .from(orderKeys)
      .where(lt(orderKeys.createdAt, before))
      .orderBy(orderKeys.createdAt)
      .limit(KEYS_AT_ONCE)
    const gone = await db
      .delete(orderKeys)
      .where(sql`(${orderKeys.owner}, ${orderKeys.key}) in ${old}`)
      .returning({ key: orderKeys.key })
    if (gone.length < KEYS_AT_ONCE) return
  }
}

/** Deletes the orders without a started payment. Anonymizes the other orders, because money may have come for them or may still come. */
async function anonymiseOrders(tx: Db, ids: string[]): Promise<void> {
  const selected = inArray(orders.id, ids)
  const paid = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.orderId, orders.id))
  const carded = tx.select({ id: cardAttempts.orderId }).from(cardAttempts).where(eq(cardAttempts.orderId, orders.id))
  const isUnpaid = inArray(orders.status, UNPAID)
  await tx.delete(orders).where(and(selected, isUnpaid, notExists(paid), notExists(carded), isUnconfirmed(tx)))
  const nobody = { accountId: null, customerName: '', customerEmail: '', mailbox: null }
  await tx
    .update(orders)
    .set({ ...nobody, customerPhone: null, customerPhoneHash: null, timeZone: null })
    .where(selected)
}
