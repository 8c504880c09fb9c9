import type { Method, EventAttention, ReturnWay } from '#features/money/settlements/model.ts'

const open = 'Open the order'
const how = 'What to do with such payments is written in docs/payments.md.'
const questions = 'Questions: {email}.'
const mismatch =
  'The payment service reports a payment that does not match the order, so we will first compare the two by hand.'

/** Explains to the customer why staff review a payment. If a reason is missing here, the customer does not read about it. */
const reasons: Partial<Record<EventAttention, string>> = {
  underpaid: 'Only part of the amount had arrived when the quote ended.',
  late: 'It arrived after the quote had ended, and the rate has changed since.',
  'wrong-asset': 'A coin other than the one you chose arrived at the order’s address.',
  'after-watch': 'It arrived many days after the quote had ended.',
  'order-not-payable': 'It arrived when the order was no longer awaiting payment.',
  'wrong-amount': mismatch,
  'wrong-currency': mismatch,
  'wrong-order': mismatch,
  'wrong-checkout': mismatch,
}

const ways: Record<ReturnWay, string> = {
  crypto: 'in cryptocurrency',
  card: 'to the card',
  transfer: 'by bank transfer',
  cash: 'in cash',
  partner: 'through the partner',
}

/** The reasons for the review of a payment, in the e-mail to the orders mailbox. */
const staffReasons: Record<EventAttention, string> = {
  underpaid: 'too little came in time',
  late: 'it came late and is no longer worth the price',
  'wrong-asset': 'another coin came to the address',
  'after-watch': 'it came after the watch had ended',
  'order-not-payable': 'the order is not awaiting payment',
  unexplained: 'its address holds more than the blocks reported; look it up in an explorer',
  unsettled: 'the money is there, but the order could not be marked as paid; the server’s log says why',
  reverted: 'the chain took the money back; the order stays paid',
  'wrong-amount': 'the card service names another amount',
  'wrong-currency': 'the card service names another currency',
  'wrong-order': 'the card service names another order',
  'wrong-checkout': 'the card service names another checkout',
  'fraud-warning': 'the bank warns of fraud; giving the money back now may spare a dispute',
  disputed: 'the customer disputes the payment at the bank; answer in Stripe before the deadline',
  'dispute-lost': 'the dispute is lost: the bank has taken the money and a fee',
  'refund-failed': 'the bank sent the refund back; the customer does not have the money',
}

const methods: Record<Method, string> = { crypto: 'cryptocurrency', card: 'card', manual: 'confirmed by hand' }

/** Texts of e-mails about money. `number` is the order's number, with its `#`. */
export const en = {
  onNetwork: (sum: string, network: string) => `${sum} on ${network}`,
  open,
  underpaid: {
    subject: 'Part of the payment for order {number} has arrived',
    first:
      'We have received {received} for order {number}. Please send the remaining {due} to the same address by {until}.',
    second:
      'The order’s page shows the remaining amount with the address and a QR code. What has arrived stays with your order, even if the rest is late.',
    open,
    questions,
  },
  rest: {
    subject: 'The rest of the payment for order {number}',
    first:
      'We looked at your payment for order {number}: {received} has arrived and counts. Please send the remaining {due} to the same address.',
    second:
      'The order’s page shows the address, the remaining amount and a QR code. Please send the rest by {until}: after that we no longer watch the address. We count it at the rate of the day on which it arrives. If you would rather have the money back, write to us.',
    open: 'Pay the rest',
    questions,
  },
  restOver: {
    subject: 'The rest for order {number} has not arrived',
    first:
      'We have received {received} for order {number}. The remaining {due} has not arrived in time, and we no longer watch the address: please send nothing more to it.',
    second:
      'You decide: pay the rest or have the money returned. Write to {email} from the address you ordered with. For a return, name an address on the same network; for the rest, we will tell you where to send it.',
    open,
    questions,
  },
  again: {
    subject: 'Please pay order {number} again',
    first:
      'For order {number} your card was charged {received} instead of {expected}. Nothing can be added to a card payment, so we are returning {received} to the same card: the bank may need up to 10 working days to show it.',
    second: 'The order is kept and costs {due}. Please pay it on its page, by card or in another way.',
    open: 'Pay the order',
    questions,
  },
  returnedSum: 'Returned',
  hash: 'Transaction',
  explorer: 'See the transfer in a block explorer',
  ways,
  reasons,
  wrongCharge: (expected: string, taken: string) =>
    `The card service took ${taken}, but the order costs ${expected}. We will compare the two and settle the difference with you.`,
  review: {
    subject: 'We are checking the payment for order {number}',
    first: 'A payment for order {number} has arrived, and we are checking it by hand.',
    wait: 'You do not need to do anything: we will write to you about how to proceed with the order or get your money back.',
    open,
    questions,
  },
  surplus: {
    subject: 'You paid more than was due for order {number}',
    first: 'The payment for order {number} is {sum} more than the order costs. That money is yours.',
    crypto:
      'Please write to {email} from the e-mail address you ordered with and tell us where to send it: an address on the same network. We do not send it back to where it came from, because that may be an exchange.',
    card: 'We will return it to the same card; the bank may need up to 10 working days to show it.',
    manual: 'We will return it the way it came, and write to you if we need anything for that.',
    open,
    questions,
  },
  returned: {
    subject: 'Money returned for order {number}',
    first:
      'We have returned {sum} for order {number} to your card. The bank may need up to 10 working days to show it.',
    byHand: 'We have returned {sum} for order {number}.',
    open,
    questions,
  },
  staff: {
    review: { subject: 'A payment needs a decision: order {number}', how, open },
    surplus: { subject: 'Money to give back: order {number}', how, open },
    paid: { subject: 'A new order {number}', first: 'The money is there and the order can be prepared.', open },
    rituals: 'Rituals',
    customer: 'Customer',
    total: 'Total',
    method: 'Paid by',
    reference: 'Payment',
    reason: 'Reason',
    beyond: (sum: string) => `${sum} beyond the price`,
    methods,
    reasons: staffReasons,
  },
}
export type PaymentEventMessages = typeof en
