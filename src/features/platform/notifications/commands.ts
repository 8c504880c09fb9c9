import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import { type Lang, offeredLang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { oneLine } from '#base/text.ts'
import { after, MINUTE } from '#base/time.ts'
import { mailboxOf } from '#base/mailbox.ts'
import type { Db } from '#server/database/database.ts'
import { addWithin, countWithin } from '#server/database/rate-limits.ts'
import { wordsFor } from '#server/database/words.ts'
import type { Shop } from '#server/shop.ts'
import type { Message, Sender } from './model.ts'
import { type About, isAbout } from './queries.ts'
import { isCounted, isDelivered, originOf, placeOf, unprovedEmailLimit } from './rules.ts'
import { messages } from './tables.ts'

/** Who saves several times in a row gets one e-mail: this long after the last. */
const QUIET = MINUTE

/** What e-mails name of the shop as it is now. */
export function senderOf({ config, settings, emailTexts }: Pick<Shop, 'config' | 'settings' | 'emailTexts'>): Sender {
  const { shopName, contacts, languages } = settings()
  const staffLang = languages.includes('ru') ? 'ru' : 'en'
  return { shopName, ordersEmail: contacts.ordersEmail, staffLang, origin: originOf(config), texts: emailTexts() }
}

/** The same with the language that is written in now: of those that the shop offers. */
export function inOfferedLang<T extends { lang: Lang }>({ settings }: Pick<Shop, 'settings'>, of: T): T {
  return { ...of, lang: offeredLang(of.lang, settings().languages) }
}

/**
 * Puts a message into the outbox, in the transaction of the change it tells of. To a mailbox that nobody has proved it repeats nothing that
 * was typed, and there are only so many of a day; one too many is dropped, unless it says otherwise.
 */
export async function queueMessage(tx: Db, shop: Shop, message: Message): Promise<void> {
  const isTrusted = await isTrustedAddress(tx, shop, message)
  const row = outboxRow(shop, message, { isTrusted })
  const { id, recipient, topic } = row
  const isInPlace = topic !== null && (await dropSameTopic(tx, row.createdAt, { recipient, topic }))
  const inserted = await tx.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id })
  // A message that is known by its name, or stands in for one that had not left, is one that was counted.
  if (inserted.length === 0 || isInPlace || !isCounted(message, { isTrusted, config: shop.config })) return
  if (await mayGo(tx, shop, recipient, message)) return
  await tx.delete(messages).where(eq(messages.id, id))
  shop.log.warn({ messageId: id }, 'an e-mail above the daily limit of an unproved mailbox was dropped')
}

/** Whether an address belongs to whoever reads it, as far as the shop knows: its own mailboxes, and those that a code was answered from. */
async function isTrustedAddress(tx: Db, shop: Shop, { channel, to }: Message): Promise<boolean> {
  if (channel !== 'email') return true
  const address = to.trim().toLowerCase()
  const { ordersEmail, providerEmail } = shop.settings().contacts
  if ([ordersEmail, providerEmail].some((own) => own.toLowerCase() === address)) return true
  return await shop.isProvedAddress(tx, address)
}

/** Counts one more of today's letters to the mailbox under all its tags, and says whether it may go. */
async function mayGo(tx: Db, shop: Shop, address: string, { overLimit }: Message): Promise<boolean> {
  const limit = unprovedEmailLimit(shop.keys.hash('mailbox', mailboxOf(address)))
  if (overLimit === 'refused') {
    await countWithin(tx, shop.now(), limit)
    return true
  }
  const { count } = await addWithin(tx, shop.now(), limit, 1)
  return overLimit === 'sent' || count <= limit.most
}

/**
 * A message as the outbox holds it, for whoever writes it in one statement with what it tells of. What carries a code, or is private, is
 * sealed. What was typed stays out unless the address is trusted.
 */
export function outboxRow(shop: Shop, full: Message, { isTrusted }: { isTrusted: boolean }) {
  const message = isTrusted ? full : { ...full, ...full.reserved }
  const id = message.dedupeKey === undefined ? newId() : idOf(message.dedupeKey)
  const now = shop.now()
  const { code, html } = message
  const topic = message.topic === undefined ? undefined : idOf(message.topic)
  const isSealed = code !== undefined || message.isPrivate === true
  const sealed = (text: string, column: 'body' | 'html' | 'code') =>
    isSealed ? shop.keys.seal(text, placeOf(id, column)) : text
  const recipient = message.to.trim().toLowerCase()
  return {
    id,
    channel: message.channel,
    recipient,
    // Nobody looks for a sign-in code.
    words: code === undefined ? wordsFor(recipient, message.subject) : null,
    replyTo: message.replyTo?.trim().toLowerCase() ?? null,
    lang: message.lang,
    subject: oneLine(message.subject),
    body: sealed(message.text, 'body'),
    html: html === undefined ? null : sealed(html, 'html'),
    code: code === undefined ? null : sealed(code, 'code'),
    isPrivate: message.isPrivate === true,
    topic: topic ?? null,
    createdAt: now,
    expiresAt: message.expiresAt ?? null,
    nextTryAt: isDelivered(message.channel, shop.config) ? (topic ? after(now, QUIET) : now) : null,
  }
}

/** Deletes the message on the same topic that was queued within the last minute and has not been tried yet; says whether there was one. */
async function dropSameTopic(tx: Db, now: Date, of: { recipient: string; topic: string }): Promise<boolean> {
  const isSame = and(eq(messages.recipient, of.recipient), eq(messages.topic, of.topic))
  const isFresh = and(isSame, eq(messages.tries, 0), gt(messages.createdAt, after(now, -QUIET)))
  return (await tx.delete(messages).where(isFresh).returning({ id: messages.id })).length > 0
}

/** The same name gives the same row. */
function idOf(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)
}

/** Deletes those of these messages that still wait, for what they say is no longer true, and says how many there were. */
export async function dropWaiting(tx: Db, dedupeKeys: string[]): Promise<number> {
  if (dedupeKeys.length === 0) return 0
  // What was given up waits for the staff, who may have it tried again.
  const isWaiting = or(isNotNull(messages.nextTryAt), isNotNull(messages.failedAt))
  const isOneOfThem = inArray(messages.id, dedupeKeys.map(idOf))
  return (await tx.delete(messages).where(and(isOneOfThem, isWaiting)).returning({ id: messages.id })).length
}

/** Deletes every message to these contacts or in their name, sent or not. */
export async function eraseMessages(tx: Db, contacts: string[]): Promise<void> {
  await tx.delete(messages).where(or(inArray(messages.recipient, contacts), inArray(messages.replyTo, contacts)))
}

/** Deletes what could not be delivered to these contacts and names people or wishes. */
export async function eraseFailedPrivate(tx: Db, contacts: string[]): Promise<void> {
  const isFailed = and(eq(messages.isPrivate, true), isNotNull(messages.failedAt))
  await tx.delete(messages).where(and(inArray(messages.recipient, contacts), isFailed))
}

/** Deletes the e-mails to a contact about something. */
export async function eraseMessagesAbout(tx: Db, contact: string, about: About): Promise<void> {
  await tx.delete(messages).where(isAbout(contact, about))
}
