import { countEn } from '#base/i18n.ts'
import type { ManualWay } from '#features/money/payment-review/model.ts'
import type { ReturnWay } from '#features/money/settlements/model.ts'

/** Texts about money that staff record by hand. */
export const manual = {
  title: 'A payment that came outside the shop',
  text: 'To the bank account, by another network, in cash. It is taken once for each order and each reference, and stays on record.',
  order: 'Order',
  orderHint: 'Its number, the customer’s name or e-mail address.',
  total: (sum: string) => `It costs ${sum}`,
  notFound: 'There is no such order.',
  notPayable: 'This order does not wait for payment. Money confirmed now will be kept as a surplus.',
  amount: 'Amount',
  amountUnread: 'Write the amount as 1200 or 1200.50.',
  day: 'Day it came',
  way: 'How it came',
  ways: { transfer: 'Transfer', cash: 'Cash' } as Record<ManualWay, string>,
  reference: 'Reference',
  referenceHint: 'What the bank or the network calls the payment.',
  cashHint:
    'The number of the receipt that you gave, or the day, the hour and the place. No names: it stays in the books.',
  note: 'Note',
  noteHint: 'Optional.',
  second: (sum: string) => `Above ${sum}, a second person must agree.`,
  submit: 'Confirm…',
  needs: (missing: string[]) => `Still missing: ${missing.join(', ')}.`,
  missing: { order: 'the order', amount: 'the amount', day: 'the day', reference: 'the reference' },
  found: (count: number) => countEn(count, 'order found', 'orders found'),
  several: 'Several orders fit: choose one from the list.',
  none: 'No order fits.',
  confirmTitle: 'Is this right?',
  confirmText: (sum: string, order: string, reference: string) =>
    `${sum} came for ${order}, with the reference “${reference}”. The order becomes paid.`,
  mailed: 'The customer gets an e-mail:',
  telephone: 'This order has no e-mail address. Please telephone the customer:',
  confirmWaits: (sum: string, order: string, reference: string) =>
    `${sum} came for ${order}, with the reference “${reference}”. The order becomes paid once somebody else has agreed.`,
  yes: 'Yes, confirm',
  done: 'The order is paid',
  waits: 'Recorded. Somebody else must agree.',
  surplus: 'The order had already been paid in another way: this money is to be given back.',
  faults: 'There are mistakes in this confirmation',
}

/** Texts about money that staff returned by hand. The form that refunds an order has the same fields. */
export const handReturn = {
  warning: 'Ask the customer by e-mail where to send it. Never to where it came from: that may be an exchange.',
  way: 'How it was returned',
  ways: {
    crypto: 'Coins from the wallet',
    card: 'To a card',
    transfer: 'Bank transfer',
    cash: 'Cash',
    partner: 'By the partner',
  } as Record<ReturnWay, string>,
  day: 'Day it was returned',
  proof: 'Reference',
  proofHints: {
    crypto: 'The transaction’s hash.',
    card: 'What the card service or the bank calls the refund.',
    transfer: 'What the bank calls the transfer.',
    cash: 'The number of the receipt that you got, or the day, the hour and the place. No names: it stays in the books.',
    partner: 'What the partner calls this return, or the number of a receipt.',
  } as Record<ReturnWay, string>,
}

export const surplusReturn = {
  button: 'Mark as returned…',
  title: 'Mark this as returned',
  text: (sum: string, order: string) =>
    `${sum} for ${order}. The shop sends nothing: you have sent it from the wallet or the bank.`,
  ...handReturn,
  yes: 'Mark as returned',
  done: 'Marked as returned',
}
