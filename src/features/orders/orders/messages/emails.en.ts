import { pluralEn, termEn } from '#base/i18n.ts'

const open = 'Open the order'
const secret = 'The link opens the order without a password, so keep it to yourself.'

/** Texts of the e-mails about an order. */
export const en = {
  received: {
    subject: 'Order {number} received',
    first: 'We have received your order {number}. It awaits payment:',
    pay: 'You can pay for the order and follow it on its page.',
    open,
    last: `${secret} Questions: {email}.`,
  },
  paid: {
    subject: 'Order {number} is paid',
    first: 'We have received your payment for order {number}:',
    next: 'Now tell us for whom the ritual is performed, with which wish (sankalpa) and from which day. The button leads there; no need to sign in.',
    check:
      'The names and the wish are read at the start of the ritual. The button leads to where you can correct them and choose the day; no need to sign in.',
    joined:
      'The names you gave are read in the ritual, which begins at the time above. The button leads to where you can correct them and add a wish; no need to sign in.',
    recording: 'The recording and the certificate come within {within} after the last day of the ritual.',
    plan: 'Names and day',
    questions:
      'That page links to the order itself. If you change your mind, write to us: until the ritual begins, we return everything. Questions and refunds: {email}.',
  },
  days: (count: number) => `${count} ${pluralEn(count, 'day', 'days')}`,
  lines: {
    weeks: (count: number) => (count === 0 ? 'one day' : termEn(count).replace('\u00a0', ' ')),
    total: 'Total',
  },
  quote: {
    amount: 'Amount',
    coin: 'Coin and network',
    address: 'Address',
    until: 'The amount holds until',
  },
  paymentPage: {
    subject: 'Payment of order {number}',
    first: 'You asked for the payment page of order {number}.',
    open: 'Open the payment page',
    compare:
      'Before you send, compare the address with the one on the page. A transfer that arrives after this time is not lost: it counts at that day’s rate. If the time is over and you have sent nothing yet, get a new quote on the page.',
    last: `${secret} If you did not ask for this e-mail, there is nothing to do. Questions: {email}.`,
  },
}

export type OrderEmailMessages = typeof en
