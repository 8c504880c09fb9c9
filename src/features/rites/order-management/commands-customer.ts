import { and, eq, isNotNull } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { orderPaidEmail, orderReceivedEmail } from '#features/orders/orders/emails.ts'
import { listLines, lockOrder } from '#features/orders/orders/queries.ts'
import { newLink } from '#features/orders/orders/rules-link.ts'
import { orderLinks, type OrderRow, orders, orderWords } from '#features/orders/orders/tables.ts'
import { noteNamesChanged } from '#features/orders/readings/commands.ts'
import { findAccountOf } from '#features/people/accounts/queries.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import { eraseTelegram } from '#features/platform/telegram/commands.ts'
import type { Db } from '#server/database/database.ts'
import { wordsFor } from '#server/database/words.ts'
import { readPhone, sealPhone } from './commands-create.ts'
import type { OrderManagement } from './context.ts'
import { addressRemovedEmail } from './emails.ts'
import { phoneOf } from './present.ts'
import type { CustomerInput } from './schemas-changes.ts'
import { orderEvents } from './tables.ts'

type Change = CustomerInput & { orderId: string; actorId: string }

/**
 * Corrects the name, the e-mail address and the phone number of an order. The e-mail about the order is sent again to the new address. The
 * old address gets a notice without personal data, unless e-mails to the old address failed. With `newLink`, the order's old link stops
 * working, and chats that were connected through the old link get no more notices. If a signed-in customer placed the order, it has the
 * account's address, which only the customer can change.
 */
export async function changeCustomer(
  management: OrderManagement,
  { orderId, actorId, version, name, email, phone: typedPhone, newLink: isRenewed }: Change,
): Promise<void> {
  const { shop } = management
  const phone = typedPhone === undefined ? undefined : (readPhone(typedPhone, 'phone') ?? null)
  await shop.db.transaction(async (tx) => {
    const order = requireFound(await lockOrder(tx, orderId), 'orders.not-found')
    if (order.customerName === '') throw new Refusal('conflict', 'order.erased')
    if (order.version !== version) throw staleVersion({ version: order.version })
    const isMoved = email !== order.customerEmail
    const isRenumbered = phone !== undefined && phone !== phoneOf(order, shop.keys)
    if (!isMoved && !isRenewed && !isRenumbered && name === order.customerName) return
    if (isMoved && order.accountId !== null && order.source === 'shop')
      throw new Refusal('conflict', 'order.address-of-account')
    const now = shop.now()
    // An order without an e-mail address belongs to the account with the order's phone number. So a wrong number may give the order to
    // another person.
    const isReowned = isMoved || (isRenumbered && email === '' && order.source !== 'shop')
    const byPhone = email === '' && isRenumbered ? (phone ?? undefined) : undefined
    const account = isReowned ? await findAccountOf(tx, shop.keys, { email, phone: byPhone }) : undefined
    const moved = isReowned && { customerEmail: email, mailbox: null, accountId: account?.id ?? null }
    const renumbered = isRenumbered && sealPhone(orderId, phone, shop.keys)
    const changed = { customerName: name, ...moved, ...renumbered, version: version + 1 }
    await tx.update(orders).set(changed).where(eq(orders.id, orderId))
    const words = { id: orderId, words: wordsFor(name, email) }
    await tx.insert(orderWords).values(words).onConflictDoUpdate({ target: orderWords.id, set: words })
    if (isRenewed) await renewLink(tx, orderId)
    const facts = { ...(isMoved && { email: order.customerEmail }), ...(isRenewed && { link: 'new' }) }
    await tx.insert(orderEvents).values({ id: newId(), orderId, at: now, kind: 'customer-changed', actorId, facts })
    const textsFor = async (row: OrderRow) => {
      const plan = (await management.plansOf(tx, [{ ...row, orderId }])).get(orderId)
      return JSON.stringify([plan?.participants, plan?.specialWishes])
    }
    // The account with the new address may have a plan with other names.
    const isReadAnew = isReowned && (await textsFor(order)) !== (await textsFor({ ...order, ...changed }))
    if (name !== order.customerName || isReadAnew) await noteNamesChanged(tx, now, [orderId], 'staff')
    // The audit log is kept longer than personal data. So it records what changed, but not the name, the address or the number.
    const after = { name: name !== order.customerName, email: isMoved, phone: isRenumbered, link: isRenewed }
    await writeAudit(tx, now, { actorId, action: 'order.customer', subject: 'order', subjectId: orderId, after })
    if (isMoved || isRenewed)
      await tellAddresses(tx, management, { ...order, ...changed }, isMoved ? order.customerEmail : '')
  })
}

/** Creates a new link for the order. Also disconnects the order's Telegram chats, because they were connected through the old link. */
async function renewLink(tx: Db, orderId: string): Promise<void> {
  const link = newLink(orderId)
  await tx
    .insert(orderLinks)
    .values({ orderId, link })
    .onConflictDoUpdate({ target: orderLinks.orderId, set: { link } })
  await eraseTelegram(tx, { accountId: null, orderIds: [orderId] })
}

async function tellAddresses(tx: Db, { shop, plans }: OrderManagement, row: OrderRow, old: string): Promise<void> {
  const order = inOfferedLang(shop, row)
  const sender = createSender(shop)
  if (order.customerEmail !== '') {
    const lines = await listLines(tx, order.id)
    const email =
      order.paidAt === null
        ? orderReceivedEmail(order, lines, sender, await plans.plainRowsOf(tx, order.id, order.lang))
        : orderPaidEmail(order, lines, sender, await plans.rowsOf(tx, order.id, order.lang))
    await queueMessage(tx, shop, { ...email, overLimit: 'uncounted' })
  }
  if (old !== '' && !(await hasFailed(tx, old))) await tellOld(tx, shop, old, order.lang)
}

async function tellOld(tx: Db, shop: OrderManagement['shop'], to: string, lang: Lang): Promise<void> {
  await queueMessage(tx, shop, { ...addressRemovedEmail(to, lang, createSender(shop)), overLimit: 'uncounted' })
}

/** True if an e-mail to this address was refused, or the shop gave up sending it. */
async function hasFailed(tx: Db, address: string): Promise<boolean> {
  const failed = and(eq(messages.recipient, address), isNotNull(messages.failedAt))
  return (await tx.select({ id: messages.id }).from(messages).where(failed).limit(1)).length > 0
}
