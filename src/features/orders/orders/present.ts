import type { Lang } from '#base/i18n.ts'
import { centsToDollars, formatDecimal } from '#base/money.ts'
import { readItemId } from '#features/catalogue/catalogue/rules-pricing.ts'
import type { PaymentFacts } from '#features/money/payments/model.ts'
import type { ReturnedMoney } from '#features/money/settlements/model.ts'
import { orderNumber } from './rules.ts'
import type { ListedOrder, OrderView, PlacedOrder } from './schemas.ts'
import type { LineRow, ListedRow, OrderRow } from './tables.ts'

type AroundOrder = {
  categories: ReadonlyMap<string, string>
  payment: PaymentFacts | undefined
  returned: readonly ReturnedMoney[]
}

/** The order for anyone with its link. It contains nothing that identifies the customer (docs/contract.md, "Pages"). */
export function presentView(
  order: OrderRow,
  lines: LineRow[],
  lang: Lang,
  { categories, payment, returned }: AroundOrder,
): OrderView {
  const { items, ...placed } = presentPlaced(order, lines, lang)
  return {
    ...placed,
    items: items.map((item) => ({ ...item, category: categories.get(ritualIdFrom({ itemId: item.id })) ?? null })),
    paymentMethod: order.paymentMethod,
    paidAt: order.paidAt?.toISOString() ?? null,
    payment: payment ? paymentOf(order, payment) : null,
    ...(returned.length > 0 && { refunds: returned.map(presentReturned) }),
  }
}

export function presentReturned(returned: ReturnedMoney): NonNullable<OrderView['refunds']>[number] {
  const { currency, amount, day, way, transactionHash } = returned
  return {
    currency,
    amount: formatDecimal(amount),
    day,
    way,
    ...(transactionHash !== undefined && { transactionHash }),
  }
}

/** If an order can no longer be paid, its page shows no open payment, even if the payment is not closed yet. */
function paymentOf({ status }: OrderRow, payment: PaymentFacts): PaymentFacts {
  if (status === 'pending') return payment
  const asksForMoney = payment.status === 'waiting' || payment.status === 'underpaid'
  return { ...payment, status: asksForMoney ? 'cancelled' : payment.status, openPaymentId: null }
}

export function ritualIdFrom({ itemId }: Pick<LineRow, 'itemId'>): string {
  return readItemId(itemId).serviceId
}

export function presentListed(order: ListedRow, lang: Lang): ListedOrder {
  const { id, number, status, createdAt, items, total } = presentPlaced(order, order.lines, lang)
  return {
    id,
    number,
    status,
    createdAt,
    items: items.map(({ id: _, ...item }) => item),
    paymentMethod: order.paymentMethod,
    total,
    specialInstructions: '',
  }
}

/** The answer to `POST /api/orders`: names in the language of the page, prices in dollars, terms in weeks. */
export function presentPlaced(order: OrderRow, lines: LineRow[], lang: Lang): PlacedOrder {
  return {
    id: order.id,
    number: orderNumber(order.id),
    status: order.status,
    total: centsToDollars(order.totalCents),
    currency: 'USD',
    items: presentLines(lines, lang),
    createdAt: order.createdAt.toISOString(),
  }
}

export function presentLines(lines: LineRow[], lang: Lang): PlacedOrder['items'] {
  return lines.map((line) => ({
    id: line.itemId,
    name: line.names[lang],
    duration: line.weeks,
    ...presentMoment(line),
    price: centsToDollars(line.unitCents),
    quantity: line.quantity,
  }))
}

/** The start time of an order line sold for a fixed moment. For other lines the field is absent. */
export function presentMoment({ performsAt }: { performsAt: Date | null }): { performsAt?: string } {
  return performsAt ? { performsAt: performsAt.toISOString() } : {}
}
