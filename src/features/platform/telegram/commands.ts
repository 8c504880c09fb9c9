import { eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { telegramLinks, telegramRequests } from './tables.ts'

/** Deletes the chats of an account and of single orders, and the links to the bot that were not used yet. */
export async function eraseTelegram(
  tx: Db,
  { accountId, orderIds }: { accountId: string | null; orderIds: readonly string[] },
): Promise<void> {
  for (const table of [telegramLinks, telegramRequests]) {
    const ofOrders = inArray(table.orderId, [...orderIds])
    await tx.delete(table).where(accountId === null ? ofOrders : or(eq(table.accountId, accountId), ofOrders))
  }
}
