import { and, eq, lte } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import { queueNotice } from '#features/platform/telegram/commands.ts'
import type { NoticeKind } from '#features/platform/telegram/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { CallReason } from './model.ts'
import { orderPath } from './paths.ts'
import { orderCalls } from './tables.ts'

type NoticedOrder = { id: string; accountId: string | null; customerEmail: string }

/** Notifies the Telegram chats of an order about a step of the order, in addition to the e-mail. The same step with another `key` is a new notice. */
export async function notifyOrder(
  tx: Db,
  shop: Shop,
  order: NoticedOrder,
  { kind, key = '' }: { kind: NoticeKind; key?: string },
): Promise<void> {
  const { id } = order
  const accountId = shop.config.TELEGRAM_BOT_TOKEN === undefined ? null : await findOwnerId(tx, order)
  const link = (await shop.renewedLinks(tx, [id])).get(id) ?? id
  await queueNotice(tx, shop, { kind, orderId: id, path: orderPath(link), key: `${kind} ${id} ${key}`, accountId })
}

/**
 * Returns the id of the account that owns the order: the account that placed it or, for a guest's order, the account that verified its
 * e-mail address.
 */
async function findOwnerId(db: Db, { accountId, customerEmail }: NoticedOrder): Promise<string | null> {
  if (accountId !== null || customerEmail === '') return accountId
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, customerEmail))
  return account?.id ?? null
}

/** Notes that staff must telephone the customer of an order, because the order has no e-mail address. */
export async function noteCall(
  tx: Db,
  at: Date,
  { id, customerEmail }: Pick<NoticedOrder, 'id' | 'customerEmail'>,
  reason: CallReason,
): Promise<void> {
  if (customerEmail !== '') return
  const call = { orderId: id, reason, at }
  await tx
    .insert(orderCalls)
    .values(call)
    .onConflictDoUpdate({ target: [orderCalls.orderId, orderCalls.reason], set: { at } })
}

/** Deletes the notes about changes that staff have reported to the customer by telephone. Changes after `seenAt` stay. */
export async function forgetCalls(tx: Db, orderId: string, seenAt: Date): Promise<CallReason[]> {
  const isSeen = and(eq(orderCalls.orderId, orderId), lte(orderCalls.at, seenAt))
  return (await tx.delete(orderCalls).where(isSeen).returning()).map(({ reason }) => reason)
}
