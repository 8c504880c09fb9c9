import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { after, DAY, SECOND } from '#base/time.ts'
import { claimDueRows } from '#server/database/claim-rows.ts'
import { deleteRows } from '#server/database/delete-rows.ts'
import type { Shop } from '#server/shop.ts'
import { type Channel, type Message, type Transport, DeliveryFault, type OutgoingMessage } from './model.ts'
import { dueMessages } from './queries.ts'
import { isOutOfDate, isSealed, MAX_TRIES, nextTry, messageContext, isDelivered } from './rules.ts'
import { messages } from './tables.ts'
import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { queueMessage } from './commands.ts'

type Row = typeof messages.$inferSelect

/**
 * The limits of a delivery. `leaseMs` is longer than `withinMs`: a running process ends a try before another process may take the message.
 * `graceMs`: the time that a try still has when the shop shuts down.
 */
const PACE = { atOnce: 5, withinMs: 60 * SECOND, leaseMs: 90 * SECOND, graceMs: 5 * SECOND }
type Pace = typeof PACE

/**
 * Sends the due messages of one channel. Several processes can run this function. Each process takes some messages for a limited time (the
 * lease), sends them outside any transaction, and records the result. The messages of a killed process are sent again when the lease has
 * ended.
 */
export async function deliverDue(
  shop: Shop,
  channel: Channel,
  transport: Transport,
  { pace = PACE, stopping }: { pace?: Pace; stopping?: AbortSignal | undefined } = {},
): Promise<void> {
  const closing = new AbortController()
  const close = () => void setTimeout(() => closing.abort(), pace.graceMs).unref()
  stopping?.addEventListener('abort', close, { once: true })
  try {
    while (await deliverSome(shop, channel, { transport, pace, closing: closing.signal })) if (stopping?.aborted) return
  } finally {
    stopping?.removeEventListener('abort', close)
  }
}

type Work = { transport: Transport; pace: Pace; closing: AbortSignal }

/** Sends some of the due messages. Returns true if more messages may be due. */
async function deliverSome(shop: Shop, channel: Channel, { transport, pace, closing }: Work): Promise<boolean> {
  const now = shop.now()
  const lease = { nextTryAt: after(now, pace.leaseMs), tries: sql`${messages.tries} + 1` }
  const rows = await claimDueRows(shop.db, messages, {
    ...dueMessages(channel, now, pace.leaseMs),
    most: pace.atOnce,
    lease,
  })
  const end = AbortSignal.any([AbortSignal.timeout(pace.withinMs), closing])
  const ends = await Promise.allSettled(rows.map((row) => deliver(shop, row, transport, end)))
  const fault = ends.find(({ status }) => status === 'rejected')
  if (fault?.status === 'rejected') throw fault.reason
  return rows.length === pace.atOnce
}

async function deliver(shop: Shop, row: Row, transport: Transport, end: AbortSignal): Promise<void> {
  if (isOutOfDate(row, shop.now())) return await markFailed(shop, row, 'out of date')
  // If a message was taken MAX_TRIES times and no result was recorded, sending this message may crash the process. So the message is not sent again.
  if (row.tries > MAX_TRIES) return await markFailed(shop, row, 'tried too often')
  try {
    await Promise.race([transport.send(parcelOf(shop, row), end), rejectOnAbort(end)])
  } catch (error) {
    const fault = error instanceof DeliveryFault ? error : new DeliveryFault(`unexpected ${nameOf(error)}`)
    const next = fault.isPermanent ? undefined : nextTry(row, shop.now(), Math.random())
    if (!next) return await markFailed(shop, row, fault.reason)
    const earliest = after(shop.now(), fault.waitMs)
    return await record(shop, row, { nextTryAt: next > earliest ? next : earliest, lastFault: fault.reason })
  }
  await record(shop, row, { sentAt: shop.now(), nextTryAt: null, lastFault: null, ...redacted(shop, row) })
}

function parcelOf({ keys }: Shop, row: Row): OutgoingMessage {
  const { id, recipient: to, replyTo, lang, subject, unsubscribe, createdAt } = row
  const facts = { id, to, replyTo, lang, subject, unsubscribe, createdAt }
  if (!isSealed(row)) return { ...facts, text: row.body, html: row.html }
  const text = keys.open(row.body, messageContext(id, 'body'))
  const html = row.html === null ? null : keys.open(row.html, messageContext(id, 'html'))
  return { ...facts, text, html }
}

async function rejectOnAbort(end: AbortSignal): Promise<never> {
  return await new Promise((_, reject) => {
    const fail = () => reject(new DeliveryFault('not finished in time'))
    if (end.aborted) fail()
    end.addEventListener('abort', fail, { once: true })
  })
}

/** Returns only the name of the error, because its text may contain the contact. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

async function markFailed(shop: Shop, row: Row, reason: string): Promise<void> {
  await record(shop, row, { failedAt: shop.now(), nextTryAt: null, lastFault: reason, ...redactedOnFailure(shop, row) })
  shop.log.warn(
    { messageId: row.id, channel: row.channel, tries: row.tries, reason },
    'the shop stopped trying to send a message',
  )
}

/** Deletes the text of a message with a code or private text after delivery. In a sandbox the text stays for the inbox. */
function redacted({ config }: Shop, row: Row): Partial<Row> {
  return !isSealed(row) || config.SANDBOX ? {} : { body: '', html: null, code: null }
}

/** Deletes the text of a failed message with a code, because the code is worthless. Private text stays, encrypted, for a later retry. */
function redactedOnFailure(shop: Shop, row: Row): Partial<Row> {
  return row.code === null ? {} : redacted(shop, row)
}

/**
 * Writes the result of a try only if no other process has taken the message in the meantime. A process whose lease has ended must not
 * overwrite a later result.
 */
async function record(shop: Shop, row: Row, change: Partial<Row>): Promise<void> {
  await shop.db
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, row.id), eq(messages.tries, row.tries)))
}

/** Deletes sign-in messages after a day, and other messages after 90 days. */
export async function pruneMessages({ db, now }: Shop): Promise<void> {
  const isOldCode = and(isNotNull(messages.expiresAt), lt(messages.createdAt, after(now(), -DAY)))
  await deleteRows(db, messages, or(isOldCode, lt(messages.createdAt, after(now(), -90 * DAY))))
}

/** Makes a failed message due again, with the full number of tries. */
export async function retryMessage(shop: Shop, id: string, { actorId }: { actorId: string }): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
    // A sign-in code is private to the person who requested it, and it has expired by now.
    if (!row || row.code !== null || row.expiresAt !== null) throw new Refusal('not-found', 'notifications.not-found')
    if (row.failedAt === null) throw new Refusal('conflict', 'notifications.not-failed')
    if (row.body === '') throw new Refusal('conflict', 'notifications.emptied')
    const nextTryAt = isDelivered(row.channel, shop.config) ? shop.now() : null
    await tx.update(messages).set({ failedAt: null, tries: 0, nextTryAt }).where(eq(messages.id, id))
    await writeAudit(tx, shop.now(), { actorId, action: 'message.retry', subject: 'message', subjectId: id })
  })
}

export async function sendExample(shop: Shop, message: Message): Promise<void> {
  await shop.db.transaction(async (tx) => await queueMessage(tx, shop, { ...message, overLimit: 'uncounted' }))
}
