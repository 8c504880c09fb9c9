import type { Account } from '#features/people/accounts/model.ts'
import { eraseOrders } from '#features/orders/orders/commands-delete.ts'
import { eraseNotes, listNotes } from '#features/rites/order-management/commands-notes.ts'
import { orderPhoneContext } from '#features/orders/orders/model.ts'
import { presentListed } from '#features/orders/orders/present.ts'
import { eachOrder } from '#features/orders/orders/queries.ts'
import { listPaymentFacts } from '#features/money/payments/queries.ts'
import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { proofsPart } from '../wire-proofs.ts'

/** Personal data of the features below accounts. */
export function personalParts(shop: Shop, plans: PersonalPart[]): PersonalPart[] {
  return [
    // Before the orders, through which they are found.
    proofsPart(shop),
    ...plans,
    {
      name: 'staffNotes',
      collect: listNotes,
      erase: eraseNotes,
      eraseGuest: (tx, email) => eraseNotes(tx, { id: '', email }),
    },
    {
      name: 'orders',
      collect: (db, account) => collectOrders(db, shop, account),
      erase: eraseOrders,
    },
  ]
}

/** In slices: a customer with many orders takes no more of the database at once than one with few. */
async function* collectOrders(db: Db, { keys }: Shop, account: Account) {
  for await (const orders of eachOrder(db, account)) {
    const ids = orders.map(({ id }) => id)
    const facts = await listPaymentFacts(db, ids)
    yield orders.map((order) => ({
      ...presentListed(order, account.lang),
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      customerPhone: order.customerPhone === null ? null : keys.open(order.customerPhone, orderPhoneContext(order.id)),
      paidAt: order.paidAt?.toISOString() ?? null,
      payment: facts.get(order.id) ?? null,
    }))
  }
}
