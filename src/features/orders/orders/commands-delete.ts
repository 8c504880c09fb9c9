import { and, asc, eq, inArray, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import { eraseMessagesAbout } from '#features/platform/notifications/commands.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { gotNothing, isUnconfirmed, ownedBy } from './queries.ts'
import { orderTag } from './rules.ts'
import type { Owner } from './rules.ts'
import { orderKeys, orders } from './tables.ts'

/** So many orders are deleted or made anonymous in one transaction. */
const AT_ONCE = 200
const UNPAID = ['pending', 'cancelled'] as const

/** Forgets whose an account's orders were: what was bought and paid stays for the books, an order nobody began to pay goes. */
export async function eraseOrders(tx: Db, account: Owner): Promise<void> {
  const held = await tx.select(ADDRESSED).from(orders).where(ownedBy(account)).orderBy(asc(orders.id)).for('update')
  await pruneHeld(tx, held)
}

/** Forgets orders that were left unpaid for longer than the setting says. */
export async function deleteUnpaidOrders(shop: Shop): Promise<void> {
  while ((await pruneSome(shop)) === AT_ONCE);
}

/** An order that somebody has in hand at this moment is left for the next hour. */
async function pruneSome({ db, config, now }: Shop): Promise<number> {
  const before = after(now(), -config.UNPAID_ORDER_DAYS * DAY)
  return await db.transaction(async (tx) => {
    // Without a name it was made anonymous before.
    const isLeft = and(lt(orders.createdAt, before), inArray(orders.status, UNPAID), ne(orders.customerName, ''))
    const held = await tx
      .select(ADDRESSED)
      .from(orders)
      .where(and(isLeft, gotNothing(tx)))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    await pruneHeld(tx, held, gotNothing(tx))
    return held.length
  })
}

const ADDRESSED = { id: orders.id, recipient: orders.customerEmail }
type Held = { id: string; recipient: string }

/**
 * The orders must be locked. Whether anybody began to pay is asked only now, in statements after the lock: whoever creates a payment takes
 * the same lock, and what a faster one has written is seen only by statements that begin after it (read committed).
 */
async function pruneHeld(tx: Db, held: Held[], condition?: SQL): Promise<void> {
  const isHeld = inArray(
    orders.id,
    held.map(({ id }) => id),
  )
  const meant = await tx.select(ADDRESSED).from(orders).where(and(isHeld, condition))
  await deleteEmails(tx, meant)
  await anonymiseOrders(
    tx,
    meant.map(({ id }) => id),
  )
}

/** The e-mails about orders, wherever they were sent, and the keys they were placed with, whose hashes are made of names and addresses too. */
async function deleteEmails(tx: Db, meant: Held[]): Promise<void> {
  for (const { id, recipient } of meant) await eraseMessagesAbout(tx, recipient, { id, tag: orderTag(id) })
  const ids = meant.map(({ id }) => id)
  await tx.delete(orderKeys).where(inArray(orderKeys.orderId, ids))
}
/** A client repeats an order within minutes; a key that is a month old is nobody's any more, and its hash is made of personal data. */
const KEPT_KEYS = 30 * DAY
const KEYS_AT_ONCE = 1000

/** Forgets the keys that orders were placed with, paid or not, some at a time. */
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

/** Deletes what nobody began to pay; takes the person out of the rest, where money may have come or still come. */
async function anonymiseOrders(tx: Db, ids: string[]): Promise<void> {
  const meant = inArray(orders.id, ids)
  const paid = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.orderId, orders.id))
  const carded = tx.select({ id: cardAttempts.orderId }).from(cardAttempts).where(eq(cardAttempts.orderId, orders.id))
  const isUnpaid = inArray(orders.status, UNPAID)
  await tx.delete(orders).where(and(meant, isUnpaid, notExists(paid), notExists(carded), isUnconfirmed(tx)))
  const nobody = { accountId: null, customerName: '', customerEmail: '', mailbox: null }
  await tx
    .update(orders)
    .set({ ...nobody, customerPhone: null, customerPhoneHash: null })
    .where(meant)
}
