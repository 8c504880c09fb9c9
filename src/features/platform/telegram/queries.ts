import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { chatContext, type LinkOwner } from './model.ts'
import { telegramLinks } from './tables.ts'

/** A person's account and single orders. A chat can be linked to either. */
type Owners = { accountId: string | null; orderIds: readonly string[] }

export async function listLinks(db: Db, owners: Owners) {
  return await db.select().from(telegramLinks).where(linkedTo(owners))
}

export async function isLinked(db: Db, owner: LinkOwner): Promise<boolean> {
  const rows = await db.select({ id: telegramLinks.id }).from(telegramLinks).where(ownedBy(owner)).limit(1)
  return rows.length > 0
}

/** The decrypted id of the chat of a link. Undefined if the link was deleted. */
export async function findChat(db: Db, keys: Keyring, linkId: string): Promise<string | undefined> {
  const [row] = await db.select().from(telegramLinks).where(eq(telegramLinks.id, linkId))
  return row && keys.open(row.chatId, chatContext(row.id))
}

/** The links of a person, for the copy of personal data. */
export async function collectTelegram(db: Db, keys: Keyring, owners: Owners) {
  const rows = await listLinks(db, owners)
  return rows.map(({ id, orderId, chatId, lang, linkedAt }) => ({
    chatId: keys.open(chatId, chatContext(id)),
    orderId,
    lang,
    linkedAt: linkedAt.toISOString(),
  }))
}

export function linkedTo({ accountId, orderIds }: Owners): SQL | undefined {
  const ofOrders = inArray(telegramLinks.orderId, [...orderIds])
  return accountId === null ? ofOrders : or(eq(telegramLinks.accountId, accountId), ofOrders)
}

export function ownedBy(owner: LinkOwner): SQL | undefined {
  return 'accountId' in owner ? eq(telegramLinks.accountId, owner.accountId) : eq(telegramLinks.orderId, owner.orderId)
}
