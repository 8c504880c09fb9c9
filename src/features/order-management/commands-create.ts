import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { findAccountBy } from '#features/accounts/queries.ts'
import { readContact } from '#features/accounts/rules-contact.ts'
import { writeAudit } from '#features/audit/commands.ts'
import { insertOrder } from '#features/orders/commands.ts'
import { priceLines } from '#features/orders/queries.ts'
import { orderPhoneContext } from '#features/orders/model.ts'
import { presentPlaced } from '#features/orders/present.ts'
import type { PlacedOrder } from '#features/orders/schemas.ts'
import type { OrderRow } from '#features/orders/tables.ts'
import type { OrderManagement } from './context.ts'
import type { HandOrderInput } from './schemas.ts'
import { orderEvents } from './tables.ts'

/**
 * Writes down an order for somebody, at the prices of the catalogue. Whoever has an account with that address finds it there. The customer
 * gets the usual e-mail with the way to pay, where an address is known.
 */
export async function createOrder(
  { shop }: OrderManagement,
  { customer, items, note }: HandOrderInput,
  actorId: string,
): Promise<PlacedOrder> {
  const id = newId()
  const phone = readPhone(customer.phone)
  return await shop.db.transaction(async (tx) => {
    const { lines, totalCents } = await priceLines(tx, { items })
    const email = customer.email ?? ''
    const account = email === '' ? undefined : await findAccountBy(tx, shop.keys, { kind: 'email', value: email })
    const now = shop.now()
    const order: OrderRow = {
      id,
      accountId: account?.id ?? null,
      customerName: `${customer.firstName} ${customer.lastName}`,
      customerEmail: email,
      // A guest's unpaid orders are counted by it; these are not the guest's own doing.
      mailbox: null,
      customerPhone: phone === undefined ? null : shop.keys.seal(phone, orderPhoneContext(id)),
      customerPhoneHash: phone === undefined ? null : shop.keys.hash('phone', phone),
      lang: customer.lang,
      source: 'staff',
      paymentMethod: '',
      status: 'pending',
      totalCents,
      createdAt: now,
      paidAt: null,
      version: 1,
    }
    await insertOrder(tx, shop, order, lines)
    const event = { orderId: id, at: now, actorId }
    await tx.insert(orderEvents).values({ ...event, id: newId(), kind: 'created-by-staff', facts: {} })
    if (note) await tx.insert(orderEvents).values({ ...event, id: newId(), kind: 'note', facts: { text: note } })
    const after = { totalCents, items: lines.map(({ itemId, quantity, weeks }) => ({ itemId, quantity, weeks })) }
    await writeAudit(tx, now, { actorId, action: 'order.create', subject: 'order', subjectId: id, after })
    return presentPlaced(order, lines, customer.lang)
  })
}

function readPhone(typed: string | null | undefined): string | undefined {
  if (!typed) return undefined
  const contact = readContact(typed)
  if (contact?.kind === 'phone') return contact.value
  throw new Refusal('invalid', 'http.invalid', { faults: [{ path: 'customer.phone', code: 'order.phone-invalid' }] })
}
