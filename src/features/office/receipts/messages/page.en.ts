import type { Method } from '#features/money/settlements/model.ts'

export const en = {
  titles: { receipt: (number: string) => `Receipt ${number}`, invoice: (number: string) => `Invoice ${number}` },
  placed: 'Ordered',
  paid: 'Paid',
  seller: 'Seller',
  registration: 'Registration',
  customer: 'Customer',
  columns: { what: 'Ritual', term: 'Term', quantity: 'Qty', price: 'Price', sum: 'Amount' },
  subtotal: 'Subtotal',
  discount: (code: string) => `Discount ${code}`,
  total: 'Total',
  due: 'To be paid',
  payments: 'Payments',
  cash: 'Cash',
  methods: { crypto: 'Cryptocurrency', card: 'Card', manual: 'Transfer' } as Record<Method, string>,
  refund: (day: string) => `Returned, ${day}`,
  payment: (method: string, day: string) => `${method}, ${day}`,
  oneDay: 'one day',
  sandbox: 'A sample: this shop is a sandbox, and no real money was paid.',
}
export type ReceiptMessages = typeof en
