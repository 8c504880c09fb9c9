import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { oneLine } from './emails.ts'
import type { Message, Sender } from './model.ts'
import { isDelivered, originOf, placeOf } from './rules.ts'
import { messages } from './tables.ts'

/** What e-mails name of the shop as it is now. */
export function senderOf({ config, settings }: Pick<Shop, 'config' | 'settings'>): Sender {
  const { shopName, contacts } = settings()
  return { shopName, ordersEmail: contacts.ordersEmail, origin: originOf(config) }
}

/** Puts a message into the outbox, in the transaction of the change it tells of. What carries a code, or is private, is sealed. */
export async function queueMessage(tx: Db, shop: Shop, message: Message): Promise<void> {
  const id = message.dedupeKey === undefined ? newId() : idOf(message.dedupeKey)
  const now = shop.now()
  const { code, html } = message
  const isSealed = code !== undefined || message.isPrivate === true
  const sealed = (text: string, column: 'body' | 'html' | 'code') =>
    isSealed ? shop.keys.seal(text, placeOf(id, column)) : text
  const row = {
    id,
    channel: message.channel,
    recipient: message.to.trim().toLowerCase(),
    replyTo: message.replyTo?.trim().toLowerCase() ?? null,
    lang: message.lang,
    subject: oneLine(message.subject),
    body: sealed(message.text, 'body'),
    html: html === undefined ? null : sealed(html, 'html'),
    code: code === undefined ? null : sealed(code, 'code'),
    isPrivate: message.isPrivate === true,
    createdAt: now,
    expiresAt: message.expiresAt ?? null,
    nextTryAt: isDelivered(message.channel, shop.config) ? now : null,
  }
  const insert = tx.insert(messages).values(row)
  await (message.dedupeKey === undefined ? insert : insert.onConflictDoNothing())
}

/** The same name gives the same row. */
function idOf(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)
}

/** Deletes every message to these contacts or in their name, sent or not. */
export async function eraseMessages(tx: Db, contacts: string[]): Promise<void> {
  await tx.delete(messages).where(or(inArray(messages.recipient, contacts), inArray(messages.replyTo, contacts)))
}

/** Deletes the e-mails to a contact that name something by its id. What carries a code names nothing. */
export async function eraseMessagesAbout(tx: Db, contact: string, id: string): Promise<void> {
  const names = sql`position(${id} in ${messages.body}) > 0`
  await tx.delete(messages).where(and(eq(messages.recipient, contact), isNull(messages.code), names))
}
