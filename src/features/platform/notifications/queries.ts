import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { dueBy, longestBy } from '#server/database/due-rows.ts'
import type { Shop } from '#server/shop.ts'
import type { Channel } from './model.ts'
import { openHtml, type OwnMessage, presentInboxMessage, presentOwnMessage } from './present.ts'
import { longestWaits } from './rules.ts'
import { messages, emailTexts } from './tables.ts'
import type { EditedTexts } from '#base/settings.ts'

const NOTHING: EditedTexts[string] = { ru: {}, en: {} }

/** Lists messages to one contact or to all, newest first, at most 200. Decrypts texts, so it is only for the sandbox's inbox. */
export async function listMessages({ db, keys }: Pick<Shop, 'db' | 'keys'>, to?: string) {
  const rows = await db
    .select()
    .from(messages)
    .where(to === undefined ? undefined : eq(messages.recipient, to))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(200)
  return rows.map((row) => presentInboxMessage(row, keys))
}

/** An e-mail as its reader sees it. Undefined for a message without HTML. Only the sandbox's inbox may call this function, because it decrypts texts. */
export async function findMessageHtml(
  { db, keys }: Pick<Shop, 'db' | 'keys'>,
  id: string,
): Promise<string | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row && openHtml(row, keys)
}

/** The number of a person's messages that are read in one step. */
const SLICE = 20

/** Reads the e-mails and text messages to a person, for the data export, in steps; newest first. */
export async function* eachOwnMessage(db: Db, contacts: string[]): AsyncGenerator<OwnMessage[]> {
  const { id, channel, recipient, subject, code, isPrivate, body, createdAt } = messages
  let last: { id: string; createdAt: Date } | undefined
  do {
    const isFurther = last && sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
    const rows = await db
      .select({ id, channel, recipient, subject, code, isPrivate, body, createdAt })
      .from(messages)
      .where(and(inArray(recipient, contacts), isFurther))
      .orderBy(desc(createdAt), desc(id))
      .limit(SLICE)
    if (rows.length > 0) yield rows.map(presentOwnMessage)
    last = rows.length === SLICE ? rows.at(-1) : undefined
  } while (last)
}

/**
 * The order, payment or proof that an e-mail is about. The e-mail's text contains one of the `ids`. If the text is encrypted or deleted,
 * the e-mail's subject line contains the `tag`.
 */
export type About = { ids: string[]; tag: string }

/**
 * The condition for the e-mails to these contacts about an order, payment or proof. Messages with a code are left out, because they are not
 * about any of these.
 */
export function concernsSubject(contacts: string[], { ids, tag }: About) {
  const { recipient, code, body, subject } = messages
  const names = or(...ids.map((id) => sql`position(${id} in ${body}) > 0`), sql`position(${tag} in ${subject}) > 0`)
  const known = contacts.filter((contact) => contact !== '').map((contact) => contact.toLowerCase())
  return and(inArray(recipient, known), isNull(code), names)
}

/** Lists the e-mails to these contacts about an order, payment or proof, the newest first. */
export async function listMessagesAbout(db: Db, contacts: string[], about: About) {
  const { recipient, subject, createdAt, sentAt, failedAt, nextTryAt } = messages
  return await db
    .select({ id: messages.id, recipient, subject, createdAt, sentAt, failedAt, nextTryAt })
    .from(messages)
    .where(concernsSubject(contacts, about))
    .orderBy(desc(createdAt), desc(messages.id))
}

/** The condition for due messages of a channel, and their order. Messages that expire soon come first. */
export function dueMessages(channel: Channel, now: Date, leaseMs: number) {
  const due = and(
    eq(messages.channel, channel),
    dueBy(messages.nextTryAt, now, longestBy(messages.tries, longestWaits(leaseMs))),
    isNull(messages.sentAt),
    isNull(messages.failedAt),
  )
  return { due, order: [asc(messages.expiresAt), asc(messages.nextTryAt)] }
}

/** Reads the texts of all e-mails that staff have changed. */
export async function readEditedTexts(db: Db): Promise<EditedTexts> {
  const rows = await db.select({ kind: emailTexts.kind, texts: emailTexts.texts }).from(emailTexts)
  return Object.fromEntries(rows.map(({ kind, texts }) => [kind, texts]))
}

/** Reads the texts of one e-mail that staff have changed, and their version: 0 before the first change. */
export async function findEditedText(db: Db, kind: string) {
  const [row] = await db.select().from(emailTexts).where(eq(emailTexts.kind, kind))
  return { texts: row?.texts ?? NOTHING, version: row?.version ?? 0, changedAt: row?.changedAt ?? null }
}
