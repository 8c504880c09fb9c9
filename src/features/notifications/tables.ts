import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The outbox: a message is written with the change it tells of and delivered afterwards, at least once. */
export const messages = pgTable(
  'message',
  {
    id: text().primaryKey(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    /** Who is answered instead of the shop: a visitor who wrote to it. */
    replyTo: text(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    subject: text().notNull(),
    /** Plain text; sealed when it carries a sign-in code. */
    body: text().notNull(),
    /** The same as HTML; sealed like the text. */
    html: text(),
    /** A sign-in code by itself, sealed, for the sandbox inbox. */
    code: text(),
    /** Sealed without a code: it names people or wishes. */
    isPrivate: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** Worthless after this moment: dropped, not sent. */
    expiresAt: moment(),
    tries: integer().notNull().default(0),
    /** Not before this moment; also how long the process that took it has it for itself. */
    nextTryAt: moment(),
    lastFault: text(),
    sentAt: moment(),
    /** Set aside: tried too often, refused for good, or out of date. */
    failedAt: moment(),
  },
  (table) => [
    index('message_recipient').on(table.recipient, table.createdAt),
    index('message_due').on(table.nextTryAt),
  ],
)
