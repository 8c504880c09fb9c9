import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { EditedTexts } from '#base/settings.ts'

const moment = () => timestamp({ withTimezone: true })

/** The outbox: a message is written with the change it reports and delivered afterwards, at least once. */
export const messages = pgTable(
  'message',
  {
    id: text().primaryKey(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    /** Reply address, if not the shop's: a visitor who wrote to the shop. */
    replyTo: text(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    subject: text().notNull(),
    /** Folded words of recipient and subject, for the staff's search; null in rows of an earlier version. */
    words: text(),
    /** Plain text; sealed with a sign-in code or private text. Empty once such a message was delivered, or the code failed. */
    body: text().notNull(),
    /** The same as HTML; sealed like the text. */
    html: text(),
    /** The sign-in code alone, sealed, for the sandbox inbox. Null once the text is empty. */
    code: text(),
    /** Sealed without a code: it names people or wishes. */
    isPrivate: boolean().notNull().default(false),
    /** Hash of the topic: a later message on the same topic replaces a waiting one. */
    topic: text(),
    createdAt: moment().notNull(),
    /**
     * After this moment the message is dropped, not sent. Only sign-in messages have it, which identifies them after their code is deleted.
     */
    expiresAt: moment(),
    tries: integer().notNull().default(0),
    /** Not sent before this moment; also the end of the lease of the process that took it. */
    nextTryAt: moment(),
    lastFault: text(),
    sentAt: moment(),
    /** Failed: too many attempts, refused permanently, or expired. */
    failedAt: moment(),
  },
  (table) => [
    index('message_recipient').on(table.recipient, table.createdAt),
    index('message_due').on(table.nextTryAt),
  ],
)

/** The texts of an e-mail changed by staff; no row before the first change. */
export const emailTexts = pgTable('email_texts', {
  kind: text().primaryKey(),
  texts: jsonb().$type<EditedTexts[string]>().notNull(),
  /** Increases with every change, so that concurrent changes do not overwrite each other. */
  version: integer().notNull(),
  changedAt: moment().notNull(),
  changedBy: text().notNull(),
})
