import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { parseJson } from '#base/text.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { answerMessage, requestLink, unlinkChat, unlinkOwner } from './commands.ts'
import type { TelegramContext } from './context.ts'
import type { Bot, LinkOwner } from './model.ts'
import { isLinked } from './queries.ts'
import { webhookSecret } from './rules-webhook.ts'
import { telegramReply, telegramRequest, telegramState, telegramUpdate } from './schemas.ts'

/** The routes for the notices about one order. Anyone with the order's link may call them. */
export function orderTelegramRoutes({ shop, bot, isPaid }: TelegramContext): Route[] {
  const path = '/api/orders/{id}/telegram'
  const access = 'open'
  async function assertPaid(orderId: string): Promise<void> {
    const paid = await isPaid(shop.db, orderId)
    if (paid === undefined) throw new Refusal('not-found', 'orders.not-found')
    if (!paid) throw new Refusal('conflict', 'telegram.order-unpaid')
  }
  return [
    route(
      {
        method: 'get',
        path,
        operationId: 'getOrderTelegram',
        access,
        summary: 'Whether notices about an order can come to Telegram, and whether they do',
        params: byId,
        answers: { 200: telegramState },
      },
      async ({ params: { id: orderId } }) => {
        const paid = await isPaid(shop.db, orderId)
        if (paid === undefined) throw new Refusal('not-found', 'orders.not-found')
        const { isAvailable, ...state } = await stateOf(shop, bot, { orderId })
        return answer(200, { isAvailable: isAvailable && paid, ...state })
      },
    ),
    route(
      {
        method: 'post',
        path,
        operationId: 'requestOrderTelegram',
        access,
        summary: 'An address that opens the bot and switches on the notices about a paid order; it works once',
        params: byId,
        answers: { 201: telegramRequest },
      },
      async ({ params: { id: orderId }, lang }) => {
        await assertPaid(orderId)
        return answer(201, await requestLink(shop, known(bot), { orderId }, lang))
      },
    ),
    route(
      {
        method: 'delete',
        path,
        operationId: 'stopOrderTelegram',
        access,
        summary: 'Switches off the notices about an order in Telegram',
        params: byId,
        answers: { 200: telegramState },
      },
      async ({ params: { id: orderId } }) => {
        await assertPaid(orderId)
        await unlinkOwner(shop, { orderId })
        return answer(200, await stateOf(shop, bot, { orderId }))
      },
    ),
  ]
}

/** The routes for the notices about all orders of the signed-in person. */
export function accountTelegramRoutes({ shop, bot }: TelegramContext): Route[] {
  const path = '/api/account/telegram'
  const access = 'signedIn'
  return [
    route(
      {
        method: 'get',
        path,
        operationId: 'getAccountTelegram',
        access,
        summary: 'Whether notices about one’s orders can come to Telegram, and whether they do',
        answers: { 200: telegramState },
      },
      async ({ caller: { accountId } }) => answer(200, await stateOf(shop, bot, { accountId })),
    ),
    route(
      {
        method: 'post',
        path,
        operationId: 'requestAccountTelegram',
        access,
        summary: 'An address that opens the bot and switches on the notices about one’s orders; it works once',
        answers: { 201: telegramRequest },
      },
      async ({ caller: { accountId }, lang }) => answer(201, await requestLink(shop, known(bot), { accountId }, lang)),
    ),
    route(
      {
        method: 'delete',
        path,
        operationId: 'stopAccountTelegram',
        access,
        summary: 'Switches off the notices about one’s orders in Telegram',
        answers: { 200: telegramState },
      },
      async ({ caller: { accountId } }) => {
        await unlinkOwner(shop, { accountId })
        return answer(200, await stateOf(shop, bot, { accountId }))
      },
    ),
  ]
}

/** The route that receives updates of the bot. A header with the secret proves that a call comes from Telegram. */
export function telegramWebhookRoutes({ shop, bot }: TelegramContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/webhooks/telegram',
        operationId: 'receiveTelegramUpdate',
        access: 'webhook',
        summary: 'Receives the updates of the Telegram bot',
        headers: z.object({ 'x-telegram-bot-api-secret-token': z.string().optional() }),
        body: telegramUpdate,
        answers: { 200: telegramReply },
      },
      async ({ raw, header }) => {
        if (!bot || !isSame(header('x-telegram-bot-api-secret-token') ?? '', webhookSecret(shop)))
          throw new Refusal('malformed', 'telegram.secret')
        return answer(200, await answerUpdate(shop, raw))
      },
    ),
  ]
}

/** Answers an update of the bot. An update that the shop cannot read is ignored: after an error Telegram would send the update again and again. */
async function answerUpdate(shop: Shop, raw: string): Promise<z.input<typeof telegramReply>> {
  const read = telegramUpdate.safeParse(parseJson(raw))
  if (!read.success) return {}
  const { message, my_chat_member: member } = read.data
  // The status `kicked` in a private chat means that the person has blocked the bot.
  if (member?.new_chat_member.status === 'kicked') await unlinkChat(shop, String(member.chat.id))
  if (message?.chat.type !== 'private') return {}
  const { languages } = shop.settings()
  const spoken = message.from?.language_code?.startsWith('ru') ? 'ru' : 'en'
  const lang = languages.find((offered) => offered === spoken) ?? languages[0] ?? 'en'
  const text = await answerMessage(shop, String(message.chat.id), message.text ?? '', lang)
  return { method: 'sendMessage' as const, chat_id: message.chat.id, text }
}

async function stateOf({ db }: Shop, bot: Bot | undefined, owner: LinkOwner) {
  return { isAvailable: bot?.name() !== undefined, isLinked: await isLinked(db, owner) }
}

function known(bot: Bot | undefined): Bot {
  if (!bot) throw new Refusal('conflict', 'telegram.off')
  return bot
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
