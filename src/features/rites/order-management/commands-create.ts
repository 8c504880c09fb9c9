import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invalidField } from '#base/refusal.ts'
import { findAccountOf } from '#features/people/accounts/queries.ts'
import { readContact } from '#features/people/accounts/rules-contact.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { keepUse, reserveDiscount } from '#features/orders/discounts/commands.ts'
import { discountField, dueCents } from '#features/orders/discounts/rules.ts'
import { keepGift } from '#features/orders/gifts/commands.ts'
import { insertOrder } from '#features/orders/orders/commands.ts'
import { createClaim, oncePerKey } from '#features/orders/orders/commands-keys.ts'
import { orderReceivedEmail } from '#features/orders/orders/emails.ts'
import { findOrder, priceLines } from '#features/orders/orders/queries.ts'
import { orderPhoneContext } from '#features/orders/orders/model.ts'
import { presentPlaced } from '#features/orders/orders/present.ts'
import type { PlacedOrder } from '#features/orders/orders/schemas.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { OrderManagement } from './context.ts'
import type { HandOrderInput } from './schemas.ts'
import { orderEvents } from './tables.ts'

/**
 * Creates an order for a customer, at the prices of the catalogue. The order belongs to the account with the customer's e-mail address, or
 * without an address to the account with the phone number. A customer with an address gets the usual e-mail with the payment link. A second
 * call with the same idempotency key returns the same order. Names and a wish are stored with the consent that the customer gave to staff.
 */
export async function createOrder(
  { shop, plans }: OrderManagement,
  input: HandOrderInput,
  { actorId, key, lang }: { actorId: string; key: string | undefined; lang: Lang },
): Promise<PlacedOrder & { version: number }> {
  const { customer, items, discountCode, plan, gift, note } = input
  const id = newId()
  const about = { owner: actorId, key: key ?? '', orderId: id, createdAt: shop.now() }
  const claim = key === undefined ? undefined : createClaim(about, input)
  const phone = readPhone(customer.phone, 'customer.phone')
  const write = async (tx: Db) => {
    const email = customer.email ?? ''
    const { lines, totalCents, figures } = await priceLines(tx, { items })
    const discount = await reserveDiscount(tx, shop, { code: discountCode, lines, figures, email })
    const due = dueCents(totalCents, discount)
    const account = await findAccountOf(tx, shop.keys, { email, phone })
    const now = shop.now()
    const order: OrderRow = {
      id,
      accountId: account?.id ?? null,
      customerName: `${customer.firstName} ${customer.lastName}`,
      customerEmail: email,
      // The column `mailbox` limits the unpaid orders of a guest. Orders that staff create are not limited, so they have no mailbox.
      mailbox: null,
      ...sealPhone(id, phone ?? null, shop.keys),
      timeZone: null,
      lang: customer.lang,
      source: 'staff',
      paymentMethod: '',
      status: 'pending',
      totalCents: due,
      createdAt: now,
      paidAt: null,
      version: 1,
    }
    await insertOrder(tx, shop, order, lines, {
      claim,
      emailOf: (placed, ...about) => orderReceivedEmail(placed, ...about, plans.rowsGiven(input, placed.lang)),
    })
    if (discount) await keepUse(tx, now, id, discount)
    // The customer gave consent to staff, who read the text aloud. The consent is for this order, not for an account.
    if (plan) await plans.keep(tx, id, plan, { lang, accountId: null, staffId: actorId })
    if (gift) await keepGift(tx, shop, id, gift)
    const event = { orderId: id, at: now, actorId }
    await tx.insert(orderEvents).values({ ...event, id: newId(), kind: 'created-by-staff', facts: {} })
    if (note) await tx.insert(orderEvents).values({ ...event, id: newId(), kind: 'note', facts: { text: note } })
    const after = {
      totalCents: due,
      ...discountField(discount),
      ...(plan?.consent && { consent: true }),
      items: lines.map(({ itemId, quantity, weeks }) => ({ itemId, quantity, weeks })),
    }
    await writeAudit(tx, now, { actorId, action: 'order.create', subject: 'order', subjectId: id, after })
    return { ...presentPlaced(order, lines, customer.lang), ...discountField(discount) }
  }
  const { order } = await oncePerKey(shop.db, { claim, lang: customer.lang }, () => shop.db.transaction(write))
  // An earlier call with this key may have created the order, and the order may have changed afterwards.
  const stands = await findOrder(shop.db, order.id)
  return { ...order, version: stands?.version ?? 1 }
}

/** Reads a typed phone number. Undefined if it is empty. `path`: the field at which a fault is shown. */
export function readPhone(typed: string | null | undefined, path: string): string | undefined {
  if (!typed) return undefined
  const contact = readContact(typed)
  if (contact?.kind === 'phone') return contact.value
  throw invalidField(path, 'order.phone-invalid')
}

/** The columns for the phone number of an order. The number is sealed (encrypted). */
export function sealPhone(id: string, phone: string | null, keys: Keyring) {
  if (phone === null) return { customerPhone: null, customerPhoneHash: null }
  return { customerPhone: keys.seal(phone, orderPhoneContext(id)), customerPhoneHash: keys.hash('phone', phone) }
}
