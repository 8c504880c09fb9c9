import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { chatContext } from './model.ts'
import { telegramLinks } from './tables.ts'

/** Whose notices a chat receives: those of an account, or those of single orders. */
type LinkOwner = { accountId: string | null; orderIds: readonly string[] }

/** The links of a person, for the copy of personal data. */
export async function collectTelegram(db: Db, keys: Keyring, owner: LinkOwner) {
  const rows = await db.select().from(telegramLinks).where(linkedTo(owner))
  return rows.map(({ id, orderId, chatId, lang, linkedAt }) => ({
    chatId: keys.open(chatId, chatContext(id)),
    orderId,
    lang,
    linkedAt: linkedAt.toISOString(),
  }))
}

export function linkedTo({ accountId, orderIds }: LinkOwner): SQL | undefined {
  const ofOrders = inArray(telegramLinks.orderId, [...orderIds])
  return accountId === null ? ofOrders : or(eq(telegramLinks.accountId, accountId), ofOrders)
}
