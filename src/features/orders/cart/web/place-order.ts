import type { Lang } from '#base/i18n.ts'
import type { BegunPayment } from '#features/money/payments/web/payment-state.ts'
import { api } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import type { Discount } from '#features/orders/discounts/model.ts'
import { discountedBody } from '#features/orders/discounts/rules.ts'
import type { CartItem, Contact, Gift, OrderNames, RightLine, TextMarks } from '../model.ts'
import type { ContactField } from '../rules-contact.ts'
import { orderBody } from '../rules.ts'
import { removeOrder, keepOrderId, idempotencyKeyFor, findBegunPayment } from './last-checkout.ts'

/** The customer's data for an order: contact, recipient of a gift, names and discount. An unknown value is undefined. */
type Customer = {
  contact: Contact
  plan: OrderNames | undefined
  gift: Gift | undefined
  discount: Discount | undefined
}

export type Outcome =
  /** `payment`: a payment that the customer started earlier for this order. `marks`: the hashes of the names and the wish that were sent. */
  | {
      kind: 'placed'
      orderId: string
      amountUsd: number
      payment: BegunPayment | undefined
      marks: TextMarks | undefined
    }
  | { kind: 'paid'; orderId: string }
  | { kind: 'repriced'; lines: RightLine[]; total: number }
  | {
      kind: 'refused'
      /** The refused lines by item id, each with the reason. The reason is undefined if the server does not know the item. */
      lines: ReadonlyMap<string, string | undefined>
      /** The refused fields, in their order on the screen. */
      fields: { name: RefusedField; message: string }[]
      message: string
      /** True if names or a wish were sent without a valid consent. */
      lacksConsent: boolean
    }
  /** `isOfCode`: the order failed because the discount code no longer gives a discount. */
  | { kind: 'failed'; offline: boolean; message: string | undefined; isOfCode?: boolean }

/**
 * Places an order for these items. All calls with the same items and contact, from any tab, return the same order until this order is paid
 * or closed.
 */
export async function placeOrder(items: readonly CartItem[], customer: Customer, lang: Lang): Promise<Outcome> {
  try {
    return await oneTabAtATime(() => place(items, customer, lang))
  } catch (error) {
    return explain(error, items)
  }
}

async function place(items: readonly CartItem[], customer: Customer, lang: Lang): Promise<Outcome> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const body = { ...discountedBody(orderBody(items, customer.contact, customer), customer.discount), timeZone }
  const key = idempotencyKeyFor(body)
  const headers = { 'idempotency-key': key }
  const { id, status, total, textMarks } = await api.post('/api/orders', { query: { lang }, body }, { headers })
  if (status === 'pending') {
    keepOrderId(key, id)
    return { kind: 'placed', orderId: id, amountUsd: total, payment: findBegunPayment(id), marks: textMarks }
  }
  removeOrder(key)
  if (status === 'cancelled' || status === 'refunded') return await place(items, customer, lang)
  return { kind: 'paid', orderId: id }
}

function explain(error: unknown, items: readonly CartItem[]): Outcome {
  // oxlint-disable-next-line no-console -- Shown to the customer and logged (docs/contract.md, "Payments").
  console.warn('Failed to create order', error)
  if (!(error instanceof RequestError)) return { kind: 'failed', offline: true, message: undefined }
  const { problem } = error
  if (problem?.code === 'orders.price-changed') {
    // The server sends the fields `items` and `total` with this refusal (docs/contract.md, "Prices").
    return { kind: 'repriced', lines: problem.items as RightLine[], total: Number(problem.total) }
  }
  if (problem?.errors) {
    const lacksConsent = problem.code === 'consent.required'
    return { kind: 'refused', ...sortFaults(problem.errors, items), message: problem.message, lacksConsent }
  }
  const isOfCode = problem?.code.startsWith('discounts.') === true
  return { kind: 'failed', offline: false, message: problem?.message, isOfCode }
}

type RefusedField = ContactField | 'names.wish' | 'names.day'

/** The checkout field for each path of a fault. The fields are in their order on the screen. */
const REFUSED_FIELDS: ReadonlyMap<string, RefusedField> = new Map([
  ['customerName', 'customerName'],
  ['customerEmail', 'customerEmail'],
  ['plan.specialWishes', 'names.wish'],
  ['plan.startDate', 'names.day'],
])

/** Groups the faults by cart line and by form field. */
function sortFaults(errors: { path: string; message: string }[], items: readonly CartItem[]) {
  const lines = new Map<string, string | undefined>()
  for (const { path, message } of errors) {
    const item = items[Number(/^items\.(\d+)\./.exec(path)?.[1] ?? -1)]
    if (item) lines.set(item.id, path.endsWith('.id') ? undefined : message)
  }
  const fields = [...REFUSED_FIELDS].flatMap(([path, name]) =>
    errors.filter((error) => error.path === path).map(({ message }) => ({ name, message })),
  )
  return { lines, fields }
}

/**
 * Runs `work` in only one tab at a time. If two tabs pay for the same cart at the same time, they make only one order: the second tab waits
 * and then finds the key that the first tab stored.
 */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // The Web Locks API is missing outside a secure context. Without locks, only the idempotency key keeps repeated clicks from making a second order.
  const locks = 'locks' in navigator ? navigator.locks : undefined
  return locks ? await locks.request('ahuti-order', work) : await work()
}
