import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Bot } from './model.ts'

export type TelegramContext = {
  shop: Shop
  /** Undefined without a token. */
  bot: Bot | undefined
  /** Whether an order is paid; undefined if there is no such order. Orders are a later feature. */
  isPaid: (db: Db, orderId: string) => Promise<boolean | undefined>
}
