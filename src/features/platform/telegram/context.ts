import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Bot } from './model.ts'

export type TelegramContext = {
  shop: Shop
  /** The bot. Undefined if no bot token is configured. */
  bot: Bot | undefined
  /** True if an order is paid; undefined if there is no such order. This feature may not import orders, so orders provide this function. */
  isPaid: (db: Db, orderId: string) => Promise<boolean | undefined>
}
