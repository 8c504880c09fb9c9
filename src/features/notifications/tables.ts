import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The outbox: a message is written with the change it tells of and delivered afterwards. */
export const messages = pgTable(
  'message',
  {
    id: text().primaryKey(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    code: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('message_recipient').on(table.recipient, table.createdAt)],
)
