import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { EditedTexts } from '#base/settings.ts'

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
    /** Folded words of recipient and subject, by which the staff finds it; null where a version before wrote the row. */
    words: text(),
    /** Plain text; sealed when it carries a sign-in code or is private. Empty once such a message was delivered, or the code failed. */
    body: text().notNull(),
    /** The same as HTML; sealed like the text. */
    html: text(),
    /** A sign-in code by itself, sealed, for the sandbox inbox. Null once the text is empty. */
    code: text(),
    /** Sealed without a code: it names people or wishes. */
    isPrivate: boolean().notNull().default(false),
    /** Hash of the topic: a later message on the same topic replaces one that still waits. */
    topic: text(),
    createdAt: moment().notNull(),
    /** Worthless after this moment: dropped, not sent. Only sign-in messages have it, and are known by it when their code is gone. */
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

/** The words of an e-mail that the staff wrote over the shop's own; no row where nobody ever did. */
export const emailTexts = pgTable('email_texts', {
  kind: text().primaryKey(),
  texts: jsonb().$type<EditedTexts[string]>().notNull(),
  /** Rises with every change: two who change them at once do not overwrite each other. */
  version: integer().notNull(),
  changedAt: moment().notNull(),
  changedBy: text().notNull(),
})
