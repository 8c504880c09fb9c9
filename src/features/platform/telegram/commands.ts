import { and, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm'
import { type Lang, offeredLang } from '#base/i18n.ts'
import { newId, orderTag } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import { createSender, queueMessage } from '#features/platform/notifications/commands.ts'
import { isDelivered } from '#features/platform/notifications/rules.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken } from '#server/tokens.ts'
import { type Bot, chatContext, type LinkOwner } from './model.ts'
import { linkedTo, listLinks, ownedBy } from './queries.ts'
import { botTexts, type Notice, noticeMessage } from './rules-notices.ts'
import { readCommand, REQUEST_LIFE, requestLimit, startUrl } from './rules.ts'
import { telegramLinks, telegramRequests } from './tables.ts'

/** Queues a notice for the chats of an order and of its account, in the transaction of the change that it reports. Each chat gets the notice once. */
export async function queueNotice(tx: Db, shop: Shop, notice: Notice & { accountId: string | null }): Promise<void> {
  if (!isDelivered('telegram', shop.config)) return
  const links = await listLinks(tx, { accountId: notice.accountId, orderIds: [notice.orderId] })
  const byChat = new Map(links.map((link) => [link.chatHash, link]))
  const { languages } = shop.settings()
  for (const { id, lang } of byChat.values())
    await queueMessage(tx, shop, noticeMessage(notice, { id, lang: offeredLang(lang, languages) }, createSender(shop)))
}

/** Makes a URL that opens the bot and links the chat to an account or order. The URL works once. */
export async function requestLink(shop: Shop, bot: Bot, owner: LinkOwner, lang: Lang) {
  const name = bot.name()
  if (name === undefined) throw new Refusal('conflict', 'telegram.off')
  const now = shop.now()
  await countWithin(shop.db, now, requestLimit('accountId' in owner ? owner.accountId : owner.orderId))
  const token = newId()
  const expiresAt = after(now, REQUEST_LIFE)
  await shop.db.insert(telegramRequests).values({ tokenHash: hashToken(token), ...owner, lang, expiresAt })
  return { url: startUrl(name, token), expiresAt: expiresAt.toISOString() }
}

/** Handles a message to the bot in a private chat. Returns the bot's reply. */
export async function answerMessage(shop: Shop, chatId: string, text: string, fallback: Lang): Promise<string> {
  const command = readCommand(text)
  if (command.kind === 'start') return await link(shop, chatId, command.token, fallback)
  if (command.kind === 'other') return botTexts[fallback].help
  const stopped = await unlinkChat(shop, chatId)
  const said = botTexts[stopped?.lang ?? fallback]
  return stopped ? said.stopped : said.nothing
}

/**
 * Links the chat to the account or order for which the token was made. The statement that reads the token also deletes it, so a token works
 * only once.
 */
async function link(shop: Shop, chatId: string, token: string, fallback: Lang): Promise<string> {
  return await shop.db.transaction(async (tx) => {
    const isUsable = and(eq(telegramRequests.tokenHash, hashToken(token)), gt(telegramRequests.expiresAt, shop.now()))
    const [request] = await tx.delete(telegramRequests).where(isUsable).returning()
    if (!request) return botTexts[fallback].outdated
    const { accountId, orderId, lang } = request
    const id = newId()
    await tx
      .insert(telegramLinks)
      .values({
        id,
        accountId,
        orderId,
        chatId: shop.keys.seal(chatId, chatContext(id)),
        chatHash: shop.keys.hash('telegram', chatId),
        lang,
        linkedAt: shop.now(),
      })
      .onConflictDoNothing()
    const said = botTexts[lang]
    return orderId === null ? said.linkedAll : said.linked(orderTag(orderId))
  })
}

/** Deletes all links of a chat, to accounts and to single orders. Returns the language of the chat, or undefined if the chat was not linked. */
export async function unlinkChat({ db, keys }: Shop, chatId: string): Promise<{ lang: Lang } | undefined> {
  return await db.transaction(
    async (tx) => (await deleteLinks(tx, inArray(telegramLinks.chatHash, keys.hashes('telegram', chatId))))[0],
  )
}

export async function unlinkOwner({ db }: Shop, owner: LinkOwner): Promise<void> {
  await db.transaction(async (tx) => await deleteLinks(tx, ownedBy(owner)))
}

/** Deletes the chats of an account and of single orders, and the unused links to the bot. */
export async function eraseTelegram(
  tx: Db,
  { accountId, orderIds }: { accountId: string | null; orderIds: readonly string[] },
): Promise<void> {
  await deleteLinks(tx, linkedTo({ accountId, orderIds }))
  const ofOrders = inArray(telegramRequests.orderId, [...orderIds])
  await tx
    .delete(telegramRequests)
    .where(accountId === null ? ofOrders : or(eq(telegramRequests.accountId, accountId), ofOrders))
}

/** Deletes the links of chats together with their notices, even sent notices. */
async function deleteLinks(tx: Db, condition: SQL | undefined): Promise<{ lang: Lang }[]> {
  const gone = await tx
    .delete(telegramLinks)
    .where(condition)
    .returning({ id: telegramLinks.id, lang: telegramLinks.lang })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0)
    await tx.delete(messages).where(and(eq(messages.channel, 'telegram'), inArray(messages.recipient, ids)))
  return gone
}

export async function pruneRequests({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  await db.delete(telegramRequests).where(lt(telegramRequests.expiresAt, now()))
}
