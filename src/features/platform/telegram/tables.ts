import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/**
 * A Telegram chat that receives notices about the orders of one account, or about one order. Exactly one of the two ids is set. Their
 * foreign keys exist only in SQL, because this feature may not import accounts and orders.
 */
export const telegramLinks = pgTable(
  'telegram_link',
  {
    id: text().primaryKey(),
    accountId: text(),
    orderId: text(),
    /** The chat's id, encrypted. The shop finds a chat by the keyed hash of this id. */
    chatId: text().notNull(),
    chatHash: text().notNull(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    linkedAt: moment().notNull(),
  },
  (table) => [
    unique('telegram_link_account').on(table.accountId, table.chatHash),
    unique('telegram_link_order').on(table.orderId, table.chatHash),
    index('telegram_link_chat').on(table.chatHash),
  ],
)

/** A link to the bot that was shown and not used yet. It works once, and only the hash of its token is stored. */
export const telegramRequests = pgTable(
  'telegram_request',
  {
    tokenHash: text().primaryKey(),
    accountId: text(),
    orderId: text(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('telegram_request_expires').on(table.expiresAt)],
)
