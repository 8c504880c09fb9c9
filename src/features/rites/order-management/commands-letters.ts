import { newId } from '#base/ids.ts'
import { requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import { lockWithAddress } from './commands-emails.ts'
import type { OrderManagement } from './context.ts'
import { fillLetters, letterEmail } from './emails.ts'
import type { LetterInput, LetterView } from './schemas-letters.ts'
import { orderEvents } from './tables.ts'

/** Returns the recipient and the text templates for the form of a letter. A letter is an e-mail that staff write. */
export async function readLetters({ shop }: OrderManagement, orderId: string): Promise<LetterView> {
  const order = inOfferedLang(shop, requireFound(await findOrder(shop.db, orderId), 'orders.not-found'))
  const templates = fillLetters(order, createSender(shop))
  return { to: order.customerEmail === '' ? null : order.customerEmail, lang: order.lang, templates }
}

/**
 * Sends a letter of staff to the customer, and stores it in the order's timeline. The audit log does not get the text, because the log is
 * kept longer than personal data.
 */
export async function sendLetter(
  { shop }: OrderManagement,
  { orderId, actorId, subject, text }: LetterInput & { orderId: string; actorId: string },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockWithAddress(tx, orderId)
    const now = shop.now()
    const email = letterEmail(inOfferedLang(shop, order), { subject, text }, createSender(shop))
    await queueMessage(tx, shop, { ...email, overLimit: 'uncounted' })
    const event = { id: newId(), orderId, at: now, kind: 'letter' as const, actorId, facts: { subject, text } }
    await tx.insert(orderEvents).values(event)
    const after = { letter: event.id }
    await writeAudit(tx, now, { actorId, action: 'order.letter', subject: 'order', subjectId: orderId, after })
  })
}
