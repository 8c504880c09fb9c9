import type { OrderStatus } from './model.ts'

const statuses: Record<OrderStatus, string> = {
  pending: 'Pending',
  completed: 'Paid',
  processing: 'In progress',
  ready: 'Ready',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

const methods: Record<string, string> = {
  BTC: 'Bitcoin (BTC)',
  ETH: 'Ethereum (ETH)',
  USDT_ERC20: 'USDT · Ethereum network (ERC-20)',
  USDT_TRC20: 'USDT · TRON network (TRC-20)',
  crypto: 'Cryptocurrency',
  card: 'Bank card',
  /** What a card pays in. */
  USD: 'Bank card',
  RUB: 'Bank card',
}

export const en = {
  page: {
    title: (number: string) => `Order #${number}`,
    /** An unknown status is shown as it is. */
    status: (code: string) => (statuses as Record<string, string>)[code] ?? code,
    placed: (date: string) => `Placed on ${date}`,
    print: 'Print',
    loading: 'The order is loading',
    failed: 'We could not load the order. Nothing is lost: please try again.',
    retry: 'Try again',
    notFoundTitle: 'Order not found',
    notFoundText: 'Please check the link.',
    home: 'Home',
    items: 'What you ordered',
    pieces: (count: number) => `× ${count}`,
    total: 'Total',
    pay: 'Payment',
    payLoading: 'Payment is loading',
    paidTitle: 'The order is already paid',
    /** In the first minutes, when “already” would sound like a reproach. */
    paidNowTitle: 'The order is paid',
    readyTitle: 'The ritual has been performed',
    cancelledTitle: 'The order is cancelled',
    cancelledText: 'It can no longer be paid. If you have sent money, please write to us.',
    refundedTitle: 'The money was returned',
    refundedText: 'The order is closed. If you have questions about the refund, write to us.',
    next: {
      completed: 'Next we will write to you by e-mail to settle the date, the participants’ names and the sankalpa.',
      processing:
        'The ritual is being prepared or under way. The recording and the certificate will appear on this page.',
      ready: 'The rite has been carried to its end. Thank you for being with us.',
    },
    method: 'Paid with',
    /** A code that is not known is shown as it is. */
    methodName: (code: string) => methods[code] ?? (code === '' ? 'not specified' : code),
    amount: 'Received',
    paidAt: 'Date',
    surplus: (amounts: string) =>
      `More arrived than the order needed: ${amounts}. We have recorded it; write to us where to return it:`,
    extra: 'We received another payment and are checking it. It is not lost; write to us about it:',
    timeline: 'How it works',
    stepDone: 'done',
    stepNow: 'now',
    steps: {
      paid: { title: 'Payment', text: 'The order is accepted once the money has arrived.' },
      scheduled: { title: 'Date', text: 'We agree on the day with you.' },
      names: { title: 'Names and sankalpa', text: 'We check them with you as they will be read aloud.' },
      performed: { title: 'Ritual', text: 'The priests make the offerings for the full term.' },
      proof: { title: 'Recording and certificate', text: 'They appear on this page.' },
    },
    owner: {
      title: 'Who it is for',
      note: 'Only you see this, while you are signed in.',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      instructions: 'Special instructions',
      date: 'Rituals begin',
      wishes: 'Sankalpa',
      participants: 'Participants',
      noPlan: 'You can set the date, the sankalpa and the participants in your profile.',
      plan: 'Open the plan',
    },
    help: 'A question about the order?',
    helpText: 'Write to us and give the order number: a person answers.',
    secret: 'This link opens the order without a password: keep it to yourself.',
  },
  /** The orders of who is signed in. */
  list: {
    title: (count: number | undefined) => (count === undefined ? 'Orders' : `Orders (${count})`),
    show: 'Show',
    hide: 'Hide',
    loading: 'The orders are loading',
    failed: 'We could not load the orders. Nothing is lost: please try again.',
    emptyTitle: 'No orders yet',
    emptyText: 'Your rituals will appear here.',
    choose: 'Choose a ritual',
    paidWith: (method: string) => `Paid with: ${method}`,
    payWith: (method: string) => `Payment: ${method}`,
    instructions: 'Special instructions',
    pay: 'Pay',
    payOrder: (number: string) => `Pay for order #${number}`,
  },
  /** The express checkout of one ritual. */
  checkout: {
    title: 'Checkout',
    back: (name: string) => `← ${name}`,
    steps: 'Steps of the order',
    contact: 'Contact',
    payment: 'Payment',
    later: 'Date and names come after payment',
    what: 'What you are ordering',
    tier: 'Tier',
    term: 'Term',
    change: 'Change the order',
    corrected: 'There is no such tier or term, so the usual one is shown.',
    intentionLater: 'You name the intention after payment: we will write to you.',
    loading: 'The checkout is loading',
    unknown: { title: 'This ritual can no longer be ordered', text: 'Please choose another one.' },
    paidText: 'It has what is on this page. If you want the same once more, press “Pay” again.',
  },
  errors: {
    'orders.name-required': 'Enter your full name',
    'orders.name-short': 'Name must be at least 2 characters',
    'orders.name-long': 'The name is too long',
    'orders.email-required': 'Enter email',
    'orders.email-invalid': 'Invalid email format',
    'orders.empty': 'Add at least one ritual',
    'orders.too-many-lines': 'An order holds 50 lines at most',
    'orders.quantity-range': 'The quantity is a whole number from 1 to 99',
    'orders.duration-unknown': 'This ritual cannot be ordered for such a term',
    'orders.item-unknown': 'There is no such ritual or tier',
    'orders.intention-unknown':
      'This intention is no longer offered. Remove it from the cart and, if you wish, choose another.',
    'orders.items-invalid': 'Some of the items cannot be ordered.',
    'orders.price-changed': 'The price has changed. Please check the new total.',
    'orders.key-reused': 'This request was already used for another order.',
    'orders.too-many-unpaid': 'You have many unpaid orders. Please pay for one of them first, or write to us.',
    'orders.too-many-unpaid-guest':
      'There are many unpaid orders for this e-mail address. Sign in to place another, or write to us.',
    'orders.key-malformed': 'The Idempotency-Key header is not valid.',
    'orders.not-found': 'Order not found. Please check the link.',
  } as Record<string, string>,
}

export type OrderMessages = typeof en
