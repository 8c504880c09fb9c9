import type { ReturnWay } from '#features/money/settlements/model.ts'
import type { OrderStatus } from '../model.ts'

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
  /** The name of the payment method, by the currency of a card payment. */
  USD: 'Bank card',
  RUB: 'Bank card',
  manual: 'Outside the site',
}

const returnWays: Record<ReturnWay, string> = {
  crypto: 'in cryptocurrency',
  card: 'to your card',
  transfer: 'by bank transfer',
  cash: 'in cash',
  partner: 'through your partner',
}

export const en = {
  page: {
    title: (number: string) => `Order #${number}`,
    /** The name of an order's status. An unknown status is shown unchanged. */
    status: (code: string) => (statuses as Record<string, string>)[code] ?? code,
    placed: (date: string) => `Placed on ${date}`,
    print: 'Print',
    loading: 'The order is loading',
    failed: 'We could not load the order. Nothing is lost; please try again.',
    retry: 'Try again',
    notFoundTitle: 'Order not found',
    notFoundText:
      'Please check the link. If the e-mail address of an order was corrected, the newest e-mail about it has the new link.',
    home: 'Home',
    again: {
      button: 'Order again',
      failed: 'The order could not be read. Please try again.',
      partTitle: 'Not everything can be ordered again',
      part: (names: string) => `No longer offered: ${names}. The rest is in the cart.`,
      none: (names: string) => `No longer offered: ${names}.`,
    },
    receipt: 'Download the receipt (PDF)',
    invoice: 'Download the invoice (PDF)',
    /** The thanks at the head of a paid order. `name`: the customer's first name, or empty. */
    thanks: (name: string) => (name === '' ? 'Thank you for your order' : `Thank you, ${name}`),
    items: 'Your order',
    pieces: (count: number) => `× ${count}`,
    total: 'Total',
    pay: 'Payment',
    payLoading: 'Payment is loading',
    paidTitle: 'The order is already paid',
    /** The title on the first day after the payment: the word “already” would sound like a reproach so early. */
    paidNowTitle: 'Payment received',
    cancelledTitle: 'The order is cancelled',
    cancelledText: 'It can no longer be paid. If you have sent money, please write to us.',
    /** The text for a cancelled order that had been paid. */
    cancelledPaidText: 'It had been paid: we will return the money.',
    owed: (amounts: string) => `We owe you ${amounts}. Write to us and say where to send it:`,
    refundedTitle: 'The money has been returned',
    refundedText: 'The order is closed. If you have questions about the refund, write to us.',
    method: 'Paid with',
    /** The name of a payment method. An unknown code is shown unchanged. */
    methodName: (code: string) => methods[code] ?? (code === '' ? 'not specified' : code),
    amount: 'Received',
    paidAt: 'Date',
    returned: 'Returned',
    returnedText: (amount: string, day: string, way: ReturnWay | null) =>
      [amount, day, way === null ? '' : returnWays[way]].filter(Boolean).join(', '),
    surplus: (amounts: string) =>
      `More arrived than the order needed: ${amounts}. We have recorded it; write to us and say where to return it:`,
    extra: 'We received another payment and are checking it. It is not lost; write to us about it:',
    stepDone: 'done',
    plan: 'Names and day',
    owner: {
      title: 'What you gave us',
      note: 'Only you see this, while you are signed in.',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      instructions: 'Special instructions',
      participants: 'Participants',
      gotra: (name: string) => `gotra ${name}`,
      born: (when: string) => `born ${when}`,
    },
    help: 'A question about the order?',
    helpText: 'Write to us and give the order number: a person answers.',
    refund:
      'Changed your mind? Before the ritual begins we return everything, after that the weeks that have not begun.',
    /** The refund text for rituals of one day at a fixed moment. */
    refundMoment: 'Changed your mind? Before the ritual begins we return everything.',
    /** The refund text after the last day of every ritual (content/pages/refund). */
    refundOver:
      'If we could not perform the ritual, we return everything. If a name was not read, a listed offering was left out, or there are neither photographs nor a video of the rite, we perform it again or return everything, as you choose.',
    refundHow: 'How to ask for a refund',
    refundWrite: 'Write about a refund',
    refundLetter: (number: string, coin: string | undefined) => ({
      subject: `Refund of order #${number}`,
      body: [
        'Hello,',
        `please return the money for order #${number}.`,
        ...(coin === undefined ? [] : [`It was paid by ${coin}. My wallet address on the same network: `]),
      ]
        .join('\r\n\r\n')
        .concat('\r\n'),
    }),
    refundCopy: {
      title: 'No mail program? Copy the letter',
      to: (mailbox: string) =>
        `Send it to ${mailbox} from the e-mail address the order was placed with. We will answer by e-mail.`,
      copy: 'Copy the letter',
      copied: 'Copied',
      failed: 'Failed',
    },
    data: {
      button: 'E-mail me all data you keep',
      sent: 'We have sent a link to the address of this order. It works for 24 hours.',
      failed: 'The e-mail was not sent. Please try again.',
      noAddress:
        'This order has no e-mail address, so we cannot send you the data. Write to us at the address above and give the order number: a person makes sure that the order is yours and sends you the data.',
    },
    secret: 'This link opens the order without a password: keep it to yourself.',
  },
  /** Texts of the list of the signed-in user's orders. */
  list: {
    title: (count: number | undefined) => (count === undefined ? 'Orders' : `Orders (${count})`),
    show: 'Show',
    hide: 'Hide',
    loading: 'The orders are loading',
    failed: 'We could not load the orders',
    safe: 'Nothing is lost; please try again.',
    emptyTitle: 'No orders yet',
    emptyText: 'Your rituals will appear here.',
    choose: 'Choose a ritual',
    paidWith: (method: string) => `Paid with: ${method}`,
    payWith: (method: string) => `Payment: ${method}`,
    instructions: 'Special instructions',
    asked: (day: string) => `You asked to begin on ${day}`,
    noDay: 'No day yet',
    priestChooses: 'The priest chooses the day',
    noNames: 'No names yet',
    names: (count: number, names: string) => (count > 3 ? `${names} and ${count - 3} more` : names),
    changePlan: 'Change names and day',
    changeNames: 'Change names',
    results: 'Photos and certificate',
    replaced: 'Not paid. You have paid for the same rituals in a newer order, so there is nothing to do.',
    pay: 'Pay',
    payOrder: (number: string) => `Pay for order #${number}`,
  },
  checkout: {
    title: 'Checkout',
    thanks: 'Thank you for your order',
    back: (name: string) => `← ${name}`,
    steps: 'Steps of the order',
    contact: 'Contact',
    payment: 'Payment',
    later: 'Names and day: now or after payment',
    afterPayment: 'Names and day: after payment',
    next: 'Now the names and the day',
    what: 'What you are ordering',
    whatPaid: 'Your order',
    tier: 'Option',
    term: 'Term',
    alter: 'Change',
    fold: 'Hide',
    change: 'Change the order',
    corrected: 'This ritual has no such option or term, so the usual one is shown.',
    intention: 'Intention',
    noIntention: 'Choose an intention',
    chooseIntention: 'Choose one',
    intentionHint: 'What the ritual is for. It is needed to place the order.',
    loading: 'The checkout is loading',
    unknown: { title: 'This ritual can no longer be ordered', text: 'Please choose another one.' },
    paidText: 'It has what is on this page. If you want the same once more, press “Continue to payment” again.',
  },
  errors: {
    'orders.reading-letters': 'Write the reading in Devanagari.',
    'orders.gift-name': 'Say who the gift is for',
    'orders.gift-note': 'The text of the card is too long or has characters that cannot be printed',
    'orders.name-required': 'Enter your full name',
    'orders.name-short': 'Name must be at least 2 characters',
    'orders.name-long': 'The name is too long',
    'orders.email-required': 'Enter email',
    'orders.email-invalid': 'Invalid email format',
    'orders.time-zone': 'There is no such time zone',
    'orders.empty': 'Add at least one ritual',
    'orders.too-many-lines': 'An order holds 50 lines at most',
    'orders.quantity-range': 'The quantity is a whole number from 1 to 99',
    'orders.duration-unknown': 'This ritual is not offered for that term. Choose another.',
    'orders.item-unknown': 'There is no such ritual or option',
    'orders.intention-unknown':
      'This intention is no longer offered. Remove it from the cart and, if you wish, choose another.',
    'orders.total-too-large': 'One order is at most $10,000,000: please divide it',
    'orders.items-invalid': 'Some of the items cannot be ordered: remove them and try again.',
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
