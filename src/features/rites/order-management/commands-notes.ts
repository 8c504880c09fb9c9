import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { eraseMessagesAbout } from '#features/platform/notifications/commands.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { selectNamelessIds, selectOwnIds } from '#features/orders/orders/queries-own.ts'
import { forgetCalls } from '#features/orders/orders/commands-notices.ts'
import { lockOrder, renewedLinks } from '#features/orders/orders/queries.ts'
import { aboutOrder, type Owner } from '#features/orders/orders/rules.ts'
import { eraseMoneyNotes, listMoneyNotes } from '#features/money/payment-review/commands-notes.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderManagement } from './context.ts'
import { orderEvents } from './tables.ts'

/** Adds a staff note to an order. The customer never sees the note. */
export async function addNote(
  { shop }: OrderManagement,
  { orderId, text, actorId }: { orderId: string; text: string; actorId: string },
) {
  return await shop.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw new Refusal('not-found', 'orders.not-found')
    const note = { id: newId(), orderId, at: shop.now(), kind: 'note' as const, actorId, facts: { text } }
    await tx.insert(orderEvents).values(note)
    // The text may contain names of people, so the audit log only says that a note was added.
    const after = { note: note.id }
    await writeAudit(tx, note.at, { actorId, action: 'order.note', subject: 'order', subjectId: orderId, after })
    return note
  })
}

/** Records that staff have telephoned a customer without an e-mail address. A change after `at` still needs a call. */
export async function noteTold(
  { shop }: OrderManagement,
  { orderId, at: seenAt, actorId }: { orderId: string; at: Date; actorId: string },
): Promise<void> {
  const at = shop.now()
  await shop.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw new Refusal('not-found', 'orders.not-found')
    const reasons = await forgetCalls(tx, orderId, seenAt)
    if (reasons.length === 0) return
    await tx.insert(orderEvents).values({ id: newId(), orderId, at, kind: 'customer-told', actorId, facts: {} })
    await writeAudit(tx, at, {
      actorId,
      action: 'order.told',
      subject: 'order',
      subjectId: orderId,
      after: { reasons },
    })
  })
}

/** Events with a text that a person wrote about the customer or to the customer. */
const WRITTEN = ['note', 'letter'] as const

/** Deletes the notes, the letters and the reasons for status changes in the orders of an erased customer. Their texts may contain names. */
export async function pruneNotes({ db }: Pick<Shop, 'db'>): Promise<void> {
  await eraseTexts(db, selectNamelessIds(db))
}

/**
 * Deletes the notes about the orders of a deleted account. Call this before the orders are separated from the account, because the notes are
 * found through the account's orders.
 */
export async function eraseNotes(tx: Db, owner: Owner): Promise<void> {
  await eraseTexts(tx, selectOwnIds(tx, owner))
}

async function eraseTexts(db: Db, orderIds: SQLWrapper): Promise<void> {
  const { facts, kind, orderId } = orderEvents
  await db.delete(orderEvents).where(and(inArray(kind, [...WRITTEN]), inArray(orderId, orderIds)))
  await db
    .update(orderEvents)
    .set({ facts: sql`${facts} - 'reason'` })
    .where(and(sql`${facts} ? 'reason'`, inArray(orderId, orderIds)))
  await eraseEarlierAddresses(db, orderIds)
  await eraseMoneyNotes(db, orderIds)
}

/** Deletes the e-mail addresses that staff replaced, and the e-mails to these addresses about the orders. */
async function eraseEarlierAddresses(db: Db, orderIds: SQLWrapper): Promise<void> {
  const { facts, orderId } = orderEvents
  const isMoved = and(eq(orderEvents.kind, 'customer-changed'), sql`${facts} ? 'email'`, inArray(orderId, orderIds))
  const rows = await db
    .select({ id: orderId, email: sql<string>`${facts}->>'email'` })
    .from(orderEvents)
    .where(isMoved)
  const ids = rows.map(({ id }) => id)
  const links = await renewedLinks(db, ids)
  for (const { id, email } of rows) await eraseMessagesAbout(db, [email], aboutOrder(id, links.get(id)))
  await db
    .update(orderEvents)
    .set({ facts: sql`${facts} - 'email'` })
    .where(isMoved)
}

/** The staff notes about a person's orders, for the export of personal data. */
export async function listNotes(db: Db, owner: Owner) {
  const own = selectOwnIds(db, owner)
  const { facts, orderId, at } = orderEvents
  const isWritten = sql`(${facts} ? 'text' or ${facts} ? 'reason')`
  const events = await db
    .select({ orderId, at, facts })
    .from(orderEvents)
    .where(and(isWritten, inArray(orderId, own)))
  const noted = events.map((event) => ({
    ...event,
    text: String(event.facts.text ?? event.facts.reason),
    facts: undefined,
  }))
  return [...noted, ...(await listMoneyNotes(db, own))]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ orderId: order, at: moment, text }) => ({ orderId: order, at: moment.toISOString(), text }))
}
