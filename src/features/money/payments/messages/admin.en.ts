import { COIN_NAMES } from '#features/money/settlements/model-currencies.ts'
import type { Decision, Method, RefundStatus } from '#features/money/settlements/model.ts'
import { manual, surplusReturn } from './admin-hand.en.ts'
import { lateDecisions, lateQuestions } from './admin-late.en.ts'
import { policyPage, sweep, wallets } from './admin-policy.en.ts'
import type { LedgerAttention, LedgerStatus } from '../model.ts'

const methods: Record<Method, string> = { crypto: 'Coin', card: 'Card', manual: 'By hand' }
const statuses: Record<LedgerStatus, string> = {
  waiting: 'Waiting',
  detected: 'Seen, not confirmed yet',
  underpaid: 'Partly paid',
  completed: 'Paid',
  expired: 'Expired',
  review: 'Needs a decision',
  cancelled: 'Cancelled',
  surplus: 'To give back',
  declined: 'Declined',
  awaiting: 'Awaits a second signature',
}
const attentions: Record<LedgerAttention, { title: string; text: string }> = {
  underpaid: {
    title: 'Too little came',
    text: 'The quote has ended and part of the price is missing. Take it as enough, ask for the rest, or give it back.',
  },
  late: {
    title: 'It came too late',
    text: 'By the time it came the money was worth less than the price. Take it as enough, or give it back.',
  },
  'after-watch': {
    title: 'It came after the watch period',
    text: 'The money came long after the quote had ended, so it is not credited by itself. Credit it to the order, or give it back. If the first choice is missing, the order is paid or this was decided before; an unpaid order can still be confirmed by hand with the transaction as the reference.',
  },
  'wrong-asset': {
    title: 'Another coin came',
    text: 'Something other than what was asked for lies at this address. Confirm the order by hand, or give it back.',
  },
  'order-not-payable': {
    title: 'The order had been cancelled',
    text: 'Money came for an order that no longer waits for any. Give it back.',
  },
  reverted: {
    title: 'The chain took money back',
    text: 'The order was paid, and later the network replaced those blocks. The order stays paid; look at the wallet.',
  },
  'wrong-amount': {
    title: 'The card service took another amount',
    text: 'What was charged is not what the shop asked for. Compare it in the service’s own pages, then accept it as it is or give it back.',
  },
  'wrong-currency': {
    title: 'The card service took another currency',
    text: 'Compare the payment in the service’s own pages.',
  },
  'wrong-order': {
    title: 'The payment names another order',
    text: 'It belongs to another order or another shop. Look it up at the card service.',
  },
  'wrong-checkout': {
    title: 'Two pages of one attempt were paid',
    text: 'Look both up at the card service, and give one back.',
  },
  'fraud-warning': {
    title: 'The bank suspects fraud',
    text: 'Money given back now can spare the shop a dispute and its fee.',
  },
  disputed: {
    title: 'The customer disputes the payment',
    text: 'Answer at the card service before its deadline, with the order and its proof. Give nothing back meanwhile.',
  },
  'dispute-lost': {
    title: 'The dispute was lost',
    text: 'The bank has taken the money and a fee. Decide what becomes of the order.',
  },
  'refund-failed': {
    title: 'A refund came back',
    text: 'The card was closed or the like. Ask the customer for another way, or give it back again.',
  },
  surplus: { title: 'Money to give back', text: 'More came than the order costs.' },
  'second-person': {
    title: 'A second person must agree',
    text: 'The sum is large: somebody else of the staff must agree before the order counts as paid.',
  },
}
const decisions: Record<Decision, { label: string; text: string }> = {
  accepted: { label: 'Take as enough', text: 'The order becomes paid with what came.' },
  rest: {
    label: 'Accept and ask for the rest',
    text: 'The money stays with the order. The customer pays the rest on the page of the order; the order becomes paid when it arrives.',
  },
  returned: {
    label: 'It was given back',
    text: 'All of it has left your wallet and counts no more. The order stays as it is.',
  },
  dismissed: { label: 'Nothing to do', text: 'It is closed, and nothing changes.' },
}
/** The texts about the decision `rest` for a card payment. */
const payAgain = {
  label: 'Send it back and ask to pay again',
  text: 'A card service cannot add the missing part to a charge. The charge goes back to the card, and the customer pays the whole price on the page of the order, in any way.',
}
const returnedByCard = {
  label: decisions.returned.label,
  text: 'All of it has gone back through the card service and counts no more. The order stays as it is.',
}
const refundStatuses: Record<RefundStatus, string> = { requested: 'Under way', done: 'Given back', failed: 'Refused' }
export const en = {
  title: 'Money',
  tabs: {
    ledger: 'Ledger',
    decisions: 'Needs a decision',
    surpluses: 'Surpluses and refunds',
    wallets: 'Addresses',
    policy: 'Policy',
  },
  confirmByHand: 'Confirm by hand',
  coins: COIN_NAMES,
  methods,
  providers: { sandbox: 'Card (sandbox)', stripe: 'Stripe', yookassa: 'YooKassa' } as Record<string, string>,
  statuses,
  attentions,
  decisions,
  payAgain,
  returnedByCard,
  lateDecisions,
  refundStatuses,
  actions: {
    'payments.manual-confirm': 'Confirmed by hand, waits for a second person',
    'payments.manual-settle': 'Confirmed by hand: the order is paid',
    'payments.manual-withdraw': 'Took the confirmation back',
    'payments.review-accepted': 'Decided: enough',
    'payments.review-rest': 'Asked for the rest',
    'payments.review-returned': 'Decided: given back',
    'payments.review-dismissed': 'Decided: nothing to do',
    'payments.owed': 'Marked for return',
    'payments.part-returned': 'A part of the money is returned',
    'payments.surplus-returned': 'The surplus is marked as returned',
    'payments.refund': 'Asked the card service to give money back',
    'payments.refund-failed': 'A refund came back',
    'payments.mismatch': 'Money came that does not match',
    'payments.dispute-warning': 'The bank warned of fraud',
    'payments.dispute-open': 'The customer disputed the payment',
    'payments.dispute-won': 'The dispute was won',
    'payments.dispute-lost': 'The dispute was lost',
  } as Record<string, string>,
  any: 'Any',
  order: (number: string) => `#${number}`,
  paymentFor: (number: string) => `Payment for order #${number}`,
  orderWord: (number: string) => `order\u00a0#${number}`,
  somebody: 'somebody who left',
  done: 'Done',
  whyNot: 'Your role can see this but not change it.',
  search: 'Order, address, transfer, reference',
  filter: {
    method: 'Method',
    status: 'State',
    attention: 'Needs a person',
    from: 'From',
    to: 'To',
    onlyAttention: 'Only these',
  },
  column: {
    order: 'Order',
    way: 'Method',
    expected: 'Expected',
    received: 'Received',
    status: 'State',
    created: 'Started',
    by: 'Confirmation',
  },
  emptyLedger: 'No payments yet.',
  emptyDecisions: {
    title: 'Nothing awaits a decision',
    text: 'Payments with too little, too much or late money will appear here.',
  },
  emptySurpluses: 'There is nothing to give back.',
  emptyRefunds: 'Nothing has been given back yet.',
  fact: {
    way: 'Method',
    expected: 'Expected',
    received: 'Received',
    price: 'Price',
    confirmations: 'Confirmations',
    address: 'Address',
    transaction: 'Transaction',
    begun: 'Started',
    expires: 'The quote ends',
    watched: 'Watched until',
    paid: 'Order paid',
    reference: 'Reference',
    receivedOn: 'Day it came',
    note: 'Note',
    confirmedBy: 'Confirmed by',
    approvedBy: 'Agreed by',
    contact: 'Customer',
    surplus: 'To give back',
    underWay: 'of it in progress',
  },
  confirmationsOf: (count: number, of: number) => `${count} of ${of}`,
  sections: {
    transfers: 'Transfers',
    sightings: 'Seen on the way',
    history: 'What happened',
    decisions: 'Decisions',
    refunds: 'Refunds',
  },
  settledByOther: (method: string) => `The order was paid otherwise: ${method}.`,
  openOther: 'Open that payment',
  openOrder: 'Open the order',
  writeToCustomer: 'Write to the customer',
  inBlock: (height: number) => `block ${height}`,
  inMempool: 'not in a block yet',
  /** The sentences that name the requested sum, the received sum, and their difference. */
  tooLittle: (expected: string, came: string, rest: string) =>
    `${expected} was expected and ${came} came: ${rest} is missing.`,
  tooMuch: (expected: string, came: string, beyond: string) =>
    `${expected} was expected and ${came} came: ${beyond} too much.`,
  decide: {
    choose: 'What to do',
    note: 'Why',
    noteHint: 'It stays on record, for you and for whoever looks later.',
    confirm: (label: string) => `${label}…`,
    title: 'Is this right?',
    accepted: (sum: string, order: string) =>
      `${sum} will count as enough, and ${order} becomes paid. Reports and a partner’s commission go by the order’s price, not by what came. This cannot be undone.`,
    rest: (sum: string, order: string) =>
      `${sum} stays with ${order}. The rest is paid on the page of the order, which becomes paid when the rest arrives.`,
    payAgain: (sum: string, order: string) =>
      `The card service returns ${sum} to the card. The customer then pays ${order} in full on its page.`,
    returned: (sum: string, order: string) =>
      `You confirm that ${sum} for ${order} has been returned. The shop itself sends nothing.`,
    dismissed: (sum: string, order: string) =>
      `The question about ${sum} for ${order} will be closed, and nothing changes.`,
    late: lateQuestions,
    yes: 'Yes, record it',
    saved: 'Recorded',
  },
  approve: {
    button: 'Agree',
    withdraw: 'Take it back',
    decline: 'Decline',
    title: 'Agree to this confirmation?',
    text: (sum: string, order: string, reference: string) =>
      `You agree that ${sum} came for ${order}, with the reference “${reference}”. The order becomes paid.`,
    withdrawTitle: 'Take this confirmation back?',
    declineTitle: 'Decline this confirmation?',
    withdrawText: (sum: string, order: string) =>
      `The confirmation of ${sum} for ${order} will be gone, and the order stays unpaid.`,
    yes: 'Agree, the order is paid',
    cashWith: 'The cash is with the person who confirmed it, not with the customer:',
    askAbout: 'Questions about this money go to the person who confirmed it:',
    own: 'You confirmed this yourself: somebody else must agree.',
    nobodyElse:
      'Is there nobody else? An owner raises the limit, or adds a colleague. After a change of the limit, confirm the payment anew.',
    limit: (tab: string) => `Money, ${tab}`,
    staff: 'Staff',
  },
  manual,
  refund: {
    button: 'Refund…',
    title: 'Refund to the card',
    text: (order: string) =>
      `The money for ${order} will be returned to the card. Pressing again will not refund twice. Once all the money of an order has gone back, the order is marked as refunded.`,
    amount: 'Amount',
    reason: 'Reason',
    confirm: (sum: string, order: string) => `Refund ${sum} for ${order}`,
    done: 'Given back',
    requested: 'The card service has not finished yet; the shop keeps asking.',
    failed: 'The card service refused. Its reason is in the list.',
  },
  surplusReturn,
  refundColumn: {
    order: 'Order',
    amount: 'Amount',
    status: 'State',
    reason: 'Why',
    by: 'Asked by',
    at: 'When',
    proof: 'Proof',
  },
  owed: (sum: string) => `${sum} to give back`,
  wallets,
  sweep,
  policyPage,
}

export type PaymentsAdminMessages = typeof en
