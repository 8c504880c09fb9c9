import { and, eq, gt, inArray, lt, ne, notExists, type SQL } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import { eraseMessagesAbout } from '#features/notifications/commands.ts'
import { cardAttempts, payments } from '#features/payments/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { ownedBy, type Owner } from './queries.ts'
import { orderKeys, orders } from './tables.ts'

/** Forgets whose an account's orders were: what was bought and paid stays for the books, an order nobody began to pay goes. */
export async function eraseOrders(tx: Db, account: Owner): Promise<void> {
  await forgetLetters(tx, ownedBy(account))
  await forgetPeople(tx, ownedBy(account), ownedBy(account))
}

/** The letters about orders, wherever they were sent, and the keys they were placed with, whose hashes are made of names and addresses too. */
async function forgetLetters(tx: Db, meant: SQL | undefined): Promise<void> {
  const owned = await tx.select({ id: orders.id, recipient: orders.customerEmail }).from(orders).where(meant)
  for (const { id, recipient } of owned) await eraseMessagesAbout(tx, recipient, id)
  const ids = owned.map(({ id }) => id)
  await tx.delete(orderKeys).where(inArray(orderKeys.orderId, ids))
}

/** Forgets orders that were left unpaid for longer than the setting says (trust, "Retention"). */
export async function forgetUnpaidOrders({ db, config, now }: Shop): Promise<void> {
  const before = after(now(), -config.UNPAID_ORDER_DAYS * DAY)
  await db.transaction(async (tx) => {
    const came = tx
      .select({ id: payments.orderId })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), gt(payments.received, 0n)))
    // Where some money came, a person has yet to decide, and needs to know whose it is. Without an address it was forgotten before.
    const isLeft = and(
      lt(orders.createdAt, before),
      inArray(orders.status, UNPAID),
      notExists(came),
      ne(orders.customerEmail, ''),
    )
    await forgetLetters(tx, isLeft)
    await forgetPeople(tx, isLeft, isLeft)
  })
}

/** A client repeats an order within minutes; a key that is a month old is nobody's any more, and its hash is made of personal data. */
const KEPT_KEYS = 30 * DAY
const KEYS_AT_ONCE = 1000

/** Forgets the keys that orders were placed with, paid or not, some at a time. */
export async function forgetOrderKeys({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const before = after(now(), -KEPT_KEYS)
  for (;;) {
    const old = db
      .select({ key: orderKeys.key })
      .from(orderKeys)
      .where(lt(orderKeys.createdAt, before))
      .orderBy(orderKeys.createdAt)
      .limit(KEYS_AT_ONCE)
    const gone = await db.delete(orderKeys).where(inArray(orderKeys.key, old)).returning({ key: orderKeys.key })
    if (gone.length < KEYS_AT_ONCE) return
  }
}

const UNPAID = ['pending', 'cancelled'] as const

/** Deletes what nobody began to pay; takes the person out of the rest, where money may have come or still come. */
async function forgetPeople(tx: Db, deletable: SQL | undefined, nameless: SQL | undefined): Promise<void> {
  const paid = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.orderId, orders.id))
  const carded = tx.select({ id: cardAttempts.orderId }).from(cardAttempts).where(eq(cardAttempts.orderId, orders.id))
  await tx.delete(orders).where(and(deletable, inArray(orders.status, UNPAID), notExists(paid), notExists(carded)))
  await tx.update(orders).set({ accountId: null, customerName: '', customerEmail: '' }).where(nameless)
}
