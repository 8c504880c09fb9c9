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
    items: 'What is ordered',
    pieces: (count: number) => `× ${count}`,
    total: 'Total',
    pay: 'Payment',
    payLoading: 'Payment is loading',
    paidTitle: 'The order is already paid',
    readyTitle: 'The ritual has been performed',
    cancelledTitle: 'The order is cancelled',
    cancelledText: 'It can no longer be paid. If you have sent money, please write to us.',
    refundedTitle: 'The money was returned',
    refundedText: 'The order is closed. Questions about the refund: write to us.',
    next: {
      completed: 'Next we settle the date, the participants’ names and the sankalpa with you; we write to your e-mail.',
      processing: 'The ritual is in work. The recording and the certificate will appear on this page.',
      ready: 'The recording and the certificate are on this page.',
    },
    method: 'Paid with',
    /** A code that is not known is shown as it is. */
    methodName: (code: string) => methods[code] ?? (code === '' ? 'not specified' : code),
    amount: 'Received',
    paidAt: 'Date',
    timeline: 'How it goes',
    stepDone: 'done',
    stepNow: 'now',
    steps: {
      paid: { title: 'Payment', text: 'The order is accepted once the money has arrived.' },
      scheduled: { title: 'Date', text: 'We agree on the day with you.' },
      names: { title: 'Names and sankalpa', text: 'We check them with you as they will be read aloud.' },
      performed: { title: 'Ritual', text: 'The priests make the offerings for the full term.' },
      proof: { title: 'Recording and certificate', text: 'They appear on this page.' },
    },
    help: 'A question about the order?',
    helpText: 'Write to us and name the order’s number: a person answers.',
    secret: 'This link opens the order without a password: keep it to yourself.',
  },
  /** The express checkout of one ritual. */
  checkout: {
    title: 'Checkout',
    back: (name: string) => `← ${name}`,
    steps: 'Steps of the order',
    contact: 'Contact',
    payment: 'Payment',
    later: 'Date and names: after payment',
    what: 'What you order',
    tier: 'Tier',
    term: 'Term',
    change: 'Change the order',
    corrected: 'There is no such tier or term, so the usual one is shown.',
    intentionLater: 'You will name the intention after payment: we write to you.',
    loading: 'The checkout is loading',
    unknown: { title: 'This ritual can no longer be ordered', text: 'Please choose another one.' },
    paidText: 'It holds what is on this page. If you want the same once more, press “Pay” again.',
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
    'orders.items-invalid': 'Some of the items cannot be ordered.',
    'orders.price-changed': 'The price has changed. Please check the new total.',
    'orders.key-reused': 'This request was already used for another order.',
    'orders.key-malformed': 'The Idempotency-Key header is not valid.',
    'orders.not-found': 'Order not found. Please check the link.',
  } as Record<string, string>,
}

export type OrderWords = typeof en
