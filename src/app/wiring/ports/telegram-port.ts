import { findOrder } from '#features/orders/orders/queries.ts'
import type { Transport } from '#features/platform/notifications/model.ts'
import { publicOrigin } from '#features/platform/notifications/rules.ts'
import { unlinkChat } from '#features/platform/telegram/commands.ts'
import type { TelegramContext } from '#features/platform/telegram/context.ts'
import type { Bot } from '#features/platform/telegram/model.ts'
import { type BotApi, openBotApi, telegramTransport } from '#features/platform/telegram/providers/bot-api.ts'
import { findChat } from '#features/platform/telegram/queries.ts'
import { webhookSecret } from '#features/platform/telegram/rules-webhook.ts'
import type { Shop } from '#server/shop.ts'

const WEBHOOK_PATH = '/api/webhooks/telegram'

/** Returns the bot with its transport for notices. Both need a token. */
export function openTelegram(shop: Shop): { context: TelegramContext; transport: Transport | undefined } {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: apiUrl } = shop.config
  const api = token === undefined ? undefined : openBotApi({ token, apiUrl })
  return {
    context: {
      shop,
      bot: api && openBot(shop, api),
      isPaid: async (db, orderId) => {
        const order = await findOrder(db, orderId)
        return order && order.paidAt !== null
      },
    },
    transport:
      api &&
      telegramTransport(api, {
        chatOf: async (linkId) => await findChat(shop.db, shop.keys, linkId),
        leave: async (chatId) => void (await unlinkChat(shop, chatId)),
      }),
  }
}

/** Each process asks Telegram once for the bot's name, and gives Telegram the address for updates. */
function openBot(shop: Shop, api: BotApi): Bot {
  let name: string | undefined
  return {
    name: () => name,
    prepare: async () => {
      if (name !== undefined) return
      const known = await api.readName()
      await api.setWebhook(publicOrigin(shop.config) + WEBHOOK_PATH, webhookSecret(shop))
      name = known
    },
  }
}
