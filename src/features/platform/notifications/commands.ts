import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import { type Lang, offeredLang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { oneLine } from '#base/text.ts'
import { after, MINUTE } from '#base/time.ts'
import { toMailbox } from '#base/mailbox.ts'
import type { Db } from '#server/database/database.ts'
import { addWithin, countWithin } from '#server/database/rate-limits.ts'
import { wordsFor } from '#server/database/words.ts'
import type { Shop } from '#server/shop.ts'
import { findSeller, type Seller } from '#features/platform/settings/rules-seller.ts'
import type { Message, Sender } from './model.ts'
import { type About, concernsSubject } from './queries.ts'
import { isCounted, isDelivered, publicOrigin, messageContext, unprovedEmailLimit } from './rules.ts'
import { messages } from './tables.ts'

/** If several changes follow each other quickly, the shop sends only one e-mail, after this delay since the last change. */
const DEBOUNCE = MINUTE

/** Reads the shop's name, contacts and other settings that e-mails contain. */
export function createSender({
  config,
  settings,
  emailTexts,
}: Pick<Shop, 'config' | 'settings' | 'emailTexts'>): Sender {
  const { shopName, brand, contacts, languages, legal, recording } = settings()
  const seller = findSeller({ legal }, config.SANDBOX)
  const staffLang = languages.includes('ru') ? 'ru' : 'en'
  return {
    shopName,
    ...(brand.logo !== '' && { logo: brand.logo.replace(/\/\d+\.\w+$/, '/320.jpg') }),
    ordersEmail: contacts.ordersEmail,
    staffLang,
    ...(seller && { seller: { ru: sellerLine(seller, 'ru'), en: sellerLine(seller, 'en') } }),
    recordingDays: recording.days,
    origin: publicOrigin(config),
    texts: emailTexts(),
  }
}

function sellerLine({ name, address, country }: Seller, lang: Lang): string {
  return [name, address, country]
    .map((part) => part[lang])
    .filter(Boolean)
    .join(', ')
}

/** Returns a copy of `of` in a language that the shop offers. The language stays the same if the shop still offers it. */
export function inOfferedLang<T extends { lang: Lang }>({ settings }: Pick<Shop, 'settings'>, of: T): T {
  return { ...of, lang: offeredLang(of.lang, settings().languages) }
}

/**
 * Puts a message into the outbox, in the transaction of the change that the message reports. A message to an unverified mailbox contains no
 * text that somebody typed, and a daily limit applies. Messages above the limit are discarded, unless `overLimit` has another value.
 */
export async function queueMessage(tx: Db, shop: Shop, message: Message): Promise<void> {
  const isTrusted = await isTrustedAddress(tx, shop, message)
  const row = outboxRow(shop, await withRenewedLinks(tx, shop, message), { isTrusted })
  const { id, recipient, topic } = row
  const isInPlace = topic !== null && (await dropSameTopic(tx, row.createdAt, { recipient, topic }))
  const inserted = await tx.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id })
  // A message whose key is already stored, or that replaces an unsent message, is already included in the count.
  if (inserted.length === 0 || isInPlace || !isCounted(message, { isTrusted, config: shop.config })) return
  if (await mayGo(tx, shop, recipient, message)) return
  await tx.delete(messages).where(eq(messages.id, id))
  shop.log.warn({ messageId: id }, 'e-mail dropped: daily limit of an unverified mailbox reached')
}

/** Finds the id of an order in links for customers. */
const ORDER_ADDRESS = /(?<=\/(?:order|api\/orders)\/)[0-9a-f]{32}(?![0-9a-f])/g

/** A message with the current links of the orders that it names. */
async function withRenewedLinks(tx: Db, shop: Shop, message: Message): Promise<Message> {
  const ids = [...new Set(message.text.match(ORDER_ADDRESS))]
  const links = ids.length === 0 ? undefined : await shop.renewedLinks(tx, ids)
  if (!links || links.size === 0) return message
  const renewed = (text: string) => text.replaceAll(ORDER_ADDRESS, (id) => links.get(id) ?? id)
  const { text, html, reserved } = message
  return {
    ...message,
    text: renewed(text),
    ...(html !== undefined && { html: renewed(html) }),
    ...(reserved && { reserved: { ...reserved, text: renewed(reserved.text), html: renewed(reserved.html) } }),
  }
}

/** True if the shop knows that an e-mail address is verified: the shop's own mailboxes, and addresses whose sign-in code was used. */
async function isTrustedAddress(tx: Db, shop: Shop, { channel, to }: Message): Promise<boolean> {
  if (channel !== 'email') return true
  const address = to.trim().toLowerCase()
  const { ordersEmail, providerEmail } = shop.settings().contacts
  if ([ordersEmail, providerEmail].some((own) => own.toLowerCase() === address)) return true
  return await shop.isProvedAddress(tx, address)
}

/**
 * Counts a message to the mailbox. All variants of an address with a tag (`name+tag@`) have one count. Returns true if the message is
 * within the daily limit.
 */
async function mayGo(tx: Db, shop: Shop, address: string, { overLimit }: Message): Promise<boolean> {
  const limit = unprovedEmailLimit(shop.keys.hash('mailbox', toMailbox(address)))
  if (overLimit === 'refused') {
    await countWithin(tx, shop.now(), limit)
    return true
  }
  const { count } = await addWithin(tx, shop.now(), limit, 1)
  return overLimit === 'sent' || count <= limit.most
}

/**
 * The outbox row of a message, for callers that write it in one statement with the change that it reports. Messages with a code or private
 * text are encrypted. Text that somebody typed is left out unless the e-mail address is verified.
 */
export function outboxRow(shop: Shop, full: Message, { isTrusted }: { isTrusted: boolean }) {
  const message = isTrusted ? full : { ...full, ...full.reserved }
  const id = message.dedupeKey === undefined ? newId() : idOf(message.dedupeKey)
  const now = shop.now()
  const { code, html } = message
  const topic = message.topic === undefined ? undefined : idOf(message.topic)
  const isSealed = code !== undefined || message.isPrivate === true
  const sealed = (text: string, column: 'body' | 'html' | 'code') =>
    isSealed ? shop.keys.seal(text, messageContext(id, column)) : text
  const recipient = message.to.trim().toLowerCase()
  return {
    id,
    channel: message.channel,
    recipient,
    // Messages with sign-in codes have no search words, because staff must not find them.
    words: code === undefined ? wordsFor(recipient, message.subject) : null,
    replyTo: message.replyTo?.trim().toLowerCase() ?? null,
    lang: message.lang,
    subject: oneLine(message.subject),
    body: sealed(message.text, 'body'),
    html: html === undefined ? null : sealed(html, 'html'),
    code: code === undefined ? null : sealed(code, 'code'),
    isPrivate: message.isPrivate === true,
    topic: topic ?? null,
    unsubscribe: message.unsubscribe ?? null,
    createdAt: now,
    expiresAt: message.expiresAt ?? null,
    nextTryAt: isDelivered(message.channel, shop.config) ? (topic ? after(now, DEBOUNCE) : now) : null,
  }
}

/**
 * Deletes a message on the same topic that was queued within the last minute and has not been tried yet. Returns true if there was such a
 * message.
 */
async function dropSameTopic(tx: Db, now: Date, of: { recipient: string; topic: string }): Promise<boolean> {
  const isSame = and(eq(messages.recipient, of.recipient), eq(messages.topic, of.topic))
  const isFresh = and(isSame, eq(messages.tries, 0), gt(messages.createdAt, after(now, -DEBOUNCE)))
  return (await tx.delete(messages).where(isFresh).returning({ id: messages.id })).length > 0
}

/** Makes the row id from the key of a message. The same key always results in the same row id. */
function idOf(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)
}

/** Deletes the unsent messages with these keys, because their content is no longer true. Returns the number of deleted messages. */
export async function dropWaiting(tx: Db, dedupeKeys: string[]): Promise<number> {
  if (dedupeKeys.length === 0) return 0
  // Failed messages are also deleted, because staff could send them again.
  const isWaiting = or(isNotNull(messages.nextTryAt), isNotNull(messages.failedAt))
  const isOneOfThem = inArray(messages.id, dedupeKeys.map(idOf))
  return (await tx.delete(messages).where(and(isOneOfThem, isWaiting)).returning({ id: messages.id })).length
}

/** Deletes every message to these contacts, and every message with such a contact as reply address, even if it was sent. */
export async function eraseMessages(tx: Db, contacts: string[]): Promise<void> {
  await tx.delete(messages).where(or(inArray(messages.recipient, contacts), inArray(messages.replyTo, contacts)))
}

/** Deletes failed messages to these contacts that name people or wishes. */
export async function eraseFailedPrivate(tx: Db, contacts: string[]): Promise<void> {
  const isFailed = and(eq(messages.isPrivate, true), isNotNull(messages.failedAt))
  await tx.delete(messages).where(and(inArray(messages.recipient, contacts), isFailed))
}

/** Deletes the e-mails to these contacts about an order, a payment or a proof. */
export async function eraseMessagesAbout(tx: Db, contacts: string[], about: About): Promise<void> {
  await tx.delete(messages).where(concernsSubject(contacts, about))
}
