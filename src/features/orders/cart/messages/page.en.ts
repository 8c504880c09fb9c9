import { readings } from './page-readings.en.ts'
import { en as discount } from '#features/orders/discounts/messages/page.en.ts'
import { consent } from '#features/people/profiles/messages/page-consent.en.ts'
import { countEn } from '#base/i18n.ts'

const weeks = (count: number) => countEn(count, 'week', 'weeks')
const months = (count: number) => countEn(count, 'month', 'months')

export const en = {
  title: 'Cart',
  close: 'Close the cart',
  items: 'In the cart',
  /** A term in weeks, spelled out. */
  term: (count: number) =>
    count === 0 ? 'one day' : count === 4 || count === 8 || count === 12 ? months(count / 4) : weeks(count),
  duration: (name: string) => `Term: ${name}`,
  shorter: 'Shorter term',
  longer: 'Longer term',
  quantity: (name: string) => `Quantity: ${name}`,
  pieces: (count: number) => `× ${count}`,
  rituals: (count: number) => countEn(count, 'ritual', 'rituals'),
  termLabel: 'Term',
  quantityLabel: 'Quantity',
  fewer: 'One fewer',
  more: 'One more',
  perMonth: (price: string, duration: number) => `${price} × ${duration} mo.`,
  perIntention: (price: string, terms: number) =>
    terms === 1 ? `${price} for 3 weeks` : `${price} × ${terms} terms of 3 weeks`,
  remove: (name: string) => `Remove ${name}`,
  removed: 'Removed from the cart',
  undo: 'Undo',
  total: 'Total',
  empty: {
    title: 'The cart is empty',
    text: 'Choose a ritual, or first read how a yagya is performed.',
    rituals: 'Choose a ritual',
    articles: 'Read the articles',
  },
  contact: {
    title: 'Who is ordering',
    name: 'Full name',
    email: 'E-mail',
    signedInAs: 'You are signed in as',
    emailHint: 'We will send the order’s link and updates here.',
  },
  consent,
  discount,
  readings,
  names: {
    title: 'Who the ritual is for',
    optional: 'Optional: names and a wish can also be given after the payment.',
    open: 'Add the names now',
    optionalWithDay: 'Optional: names, a wish and the day can also be given after the payment.',
    openWithDay: 'Add the names and the day now',
    ofGift: 'The ritual is performed in the name of the person you are giving it to. You may add a wish.',
    openOfGift: 'Add a wish',
    openOfGiftWithDay: 'Add a wish and the day',
    first: 'First name',
    whose: 'Last name',
    whoseExample: 'or “son of Ivan”',
    person: (number: number) => `Participant ${number}`,
    add: 'Add another name',
    remove: (number: number) => `Remove participant ${number}`,
    wish: 'The wish, in your own words',
    wishHint: 'It is read aloud with the names.',
    day: 'Start date',
    dayHint: 'If you leave it empty, you can choose the day after the payment.',
    priestChooses: 'Let the priest choose the day',
    priestChoosesHint: 'You will get the day by e-mail as soon as it is set.',
    dayPast: 'This day can no longer be chosen. Please choose a later one.',
  },
  gift: {
    choice: 'This is a gift',
    name: 'Who is it for?',
    nameHint: 'The name for the card; it is also read in the ritual.',
    note: 'Your words on the card (if you like)',
    noteHint: 'After the payment you can print the card. We write to nobody but you.',
    nameRequired: 'Say who the gift is for',
  },
  faults: {
    nameRequired: 'Enter your full name',
    nameShort: 'Name must be at least 2 characters',
    emailRequired: 'Enter email',
    emailInvalid: 'Invalid email format',
  },
  next: 'After the payment a link appears here and comes by e-\u2060mail: use it to add the names and the day. There is no need to sign in.',
  questions: 'Questions about payment or a refund:',
  refund: 'Until the ritual begins you get everything back; once it has begun, the weeks not yet started.',
  refundRules: 'refund rules',
  seller: {
    name: (name: string) => `Sold by ${name}.`,
    accepts: 'By ordering you accept the',
    offer: 'terms of the offer',
    and: 'and the',
  },
  pay: (total: string) => `Pay ${total}`,
  back: 'Back to the cart',
  payTitle: 'Payment',
  priceChanged: {
    title: 'Price changed',
    text: (before: string, now: string) =>
      `It was ${before}; now it is ${now}. Please check the items and, if you agree, continue.`,
  },
  unknown: {
    title: 'Not all of this can be ordered',
    text: 'The marked items are not in the total. Remove them to continue.',
    remove: 'Remove the marked items',
    line: 'This cannot be ordered any more.',
  },
  failed: 'Failed to create order',
  offline: 'There is no connection. Nothing is lost; please try again.',
  safe: 'Nothing is lost; please try again.',
  paidEarlier: {
    title: (number: string) => `Order ${number} is already paid`,
    text: 'It has the same items as this cart. If you want them once more, press “Pay” again.',
    open: 'Open the order',
  },
}

export type CartMessages = typeof en
