import type { CardAttention } from '#features/payments/model-card.ts'
import type { Attention, Method } from '#features/payments/model.ts'

const mismatch =
  'The payment service reports a payment that does not match the order, so we compare it by hand before anything else happens.'

/** What is said to a customer of a payment that a person must look at; what is not named here is not for the customer. */
const reasons: Partial<Record<Attention | CardAttention | 'unexplained', string>> = {
  underpaid: 'Only a part of the amount had come by the time the price was held until.',
  late: 'It came after the price was held until, and the rate has changed meanwhile.',
  'wrong-asset': 'Another coin than the chosen one came to the address of the order.',
  'after-watch': 'It came many days after the price was held until.',
  'order-not-payable': 'It came when the order no longer waited for a payment.',
  'wrong-amount': mismatch,
  'wrong-currency': mismatch,
  'wrong-order': mismatch,
  'wrong-checkout': mismatch,
}

/** What the orders mailbox reads of it. */
const staffReasons: Record<Attention | CardAttention | 'unexplained', string> = {
  underpaid: 'too little came in time',
  late: 'it came late and is no longer worth the price',
  'wrong-asset': 'another coin came to the address',
  'after-watch': 'it came after the watch had ended',
  'order-not-payable': 'the order does not wait for money',
  unexplained: 'its address holds more than the blocks told; look it up in an explorer',
  reverted: 'the chain took the money back; the order stays paid',
  'wrong-amount': 'the card service names another amount',
  'wrong-currency': 'the card service names another currency',
  'wrong-order': 'the card service names another order',
  'wrong-checkout': 'the card service names another checkout',
}

const methods: Record<Method, string> = { crypto: 'cryptocurrency', card: 'card', manual: 'confirmed by hand' }

/** Texts of letters about money. `number` is the order's, with its sign. */
export const en = {
  onNetwork: (sum: string, network: string) => `${sum} on ${network}`,
  open: 'Open the order',
  questions: (email: string) => `Questions: ${email}.`,
  underpaid: {
    subject: (number: string) => `A part of the payment for order ${number} has come`,
    text: (number: string, received: string, due: string, until: string) => [
      `For order ${number} we have received ${received}. Still to be sent: ${due}, to the same address, by ${until}.`,
      'The page of the order shows the rest with the address and a QR code. What has come stays with your order, even if the rest is late.',
    ],
  },
  review: {
    subject: (number: string) => `We are looking at the payment for order ${number}`,
    text: (number: string) => `Money for order ${number} has come, and we look at it by hand.`,
    wait: 'You need not do anything: we will write to you how to go on with the order, or how to get the money back.',
    reasons,
  },
  surplus: {
    subject: (number: string) => `More than needed has come for order ${number}`,
    text: (number: string, sum: string) => `For order ${number} there is ${sum} more than it costs. It is yours.`,
    coins: (email: string) =>
      `Please write to ${email}, from the address the order was made with, where to send it: an address in the same network. We do not send back to where it came from, because that may be an exchange.`,
    card: 'We return it to the same card; the bank shows it in a few days.',
    manual: 'We return it the way it came and will write to you if we need anything for it.',
  },
  staff: {
    reviewSubject: (number: string) => `A payment needs a decision: order ${number}`,
    surplusSubject: (number: string) => `Money to give back: order ${number}`,
    paidSubject: (number: string) => `A new order ${number}`,
    paid: 'The money is there and the order can be prepared.',
    total: 'Total',
    method: 'Paid by',
    reference: 'Payment',
    reason: 'Reason',
    surplus: (sum: string) => `${sum} beyond the price`,
    how: 'What to do with such payments is written in docs/payments.md.',
    methods,
    reasons: staffReasons,
  },
}
export type MoneyLetterWords = typeof en
