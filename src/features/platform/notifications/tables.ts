import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { EditedTexts } from '#base/settings.ts'
import { CHANNELS } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** The outbox. A message is written in the transaction of the change that it reports. Afterwards it is delivered at least once. */
export const messages = pgTable(
  'message',
  {
    id: text().primaryKey(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** The contact of the recipient. For a Telegram notice it is the id of the link, because the id of a chat is stored encrypted. */
    recipient: text().notNull(),
    /** The e-mail address for replies, if it is not the shop's: the address of a visitor who wrote to the shop. */
    replyTo: text(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    subject: text().notNull(),
    /** Normalised words of recipient and subject, for the staff's search. Null in rows that an earlier version of the shop wrote. */
    words: text(),
    /**
     * The plain text. It is encrypted if it contains a sign-in code or private text. An encrypted text is deleted after the delivery. A
     * text with a code is also deleted after a failure.
     */
    body: text().notNull(),
    /** The HTML version, encrypted like the text. */
    html: text(),
    /** The sign-in code of the message without the other text, encrypted, for the sandbox inbox. Null after the text is deleted. */
    code: text(),
    /** True if the text is encrypted although it has no code, because the message names people or wishes. */
    isPrivate: boolean().notNull().default(false),
    /** The hash of the topic. A later message on the same topic replaces a waiting message. */
    topic: text(),
    /** The page that switches off e-mails of this kind, for the header `List-Unsubscribe`. */
    unsubscribe: text(),
    createdAt: moment().notNull(),
    /**
     * After this moment the message is discarded and not sent. Only sign-in messages have this value. So the shop recognises a sign-in
     * message by this value after its code is deleted.
     */
    expiresAt: moment(),
    tries: integer().notNull().default(0),
    /** The message is not sent before this moment. While a process tries to send the message, other processes may not take it before this moment. */
    nextTryAt: moment(),
    lastFault: text(),
    sentAt: moment(),
    /** The time at which the message failed: it was tried too often, refused permanently, or it expired. */
    failedAt: moment(),
  },
  (table) => [
    index('message_recipient').on(table.recipient, table.createdAt),
    index('message_due').on(table.nextTryAt),
  ],
)

/** The texts of an e-mail that staff changed. There is no row before the first change. */
export const emailTexts = pgTable('email_texts', {
  kind: text().primaryKey(),
  texts: jsonb().$type<EditedTexts[string]>().notNull(),
  /** Increases with every change, so that concurrent changes do not overwrite each other. */
  version: integer().notNull(),
  changedAt: moment().notNull(),
  changedBy: text().notNull(),
})
