import { countEn } from '#base/i18n.ts'

const open = 'Correct the names'
const openOrder = 'Open the order'
const questions = 'Questions: {email}.'
const place = 'Days are given in the time of Varanasi, India.'
const asked = 'You had asked to begin on {asked}. Please say on the order page whether the day we have set suits you.'
const reason = 'Why: {reason}'
const openAnswer = 'Answer about the day'
const recording = 'The recording and the certificate come by {by}.'
const fix = 'Is a name wrong? Correct it before the ritual begins, no later than {until}.'
const fixSoon = 'Is a name wrong? Correct it today on the page of the order.'

/** E-mails about the days of a ritual, in English. */
export const en = {
  scheduled: {
    subject: 'The days of “{ritual}” are set (order {number})',
    first: 'The days of your ritual “{ritual}” are set.',
    asked,
    reason,
    place,
    recording,
    fix,
    fixSoon,
    open,
    openAnswer,
    openOrder,
    questions,
  },
  moved: {
    subject: 'The days of “{ritual}” have changed (order {number})',
    first: '“{ritual}” will be performed on different days from those in our earlier e-mail.',
    asYouAsked: 'We have moved “{ritual}” as you asked.',
    asked,
    reason,
    place,
    recording,
    fix,
    fixSoon,
    open,
    openAnswer,
    openOrder,
    questions,
  },
  together: {
    subject: 'The days of your rituals are set ({number})',
    first: 'The days of your rituals are set. Here they are, one after the other.',
    ritual: '“{ritual}” (order {number})',
    asked: 'You had asked for another first day. Please say on the order page whether the day we have set suits you.',
    reason,
    place,
    fix: 'Is a name wrong? Correct it before the ritual begins, no later than the day before.',
    fixSoon,
    open: 'Correct the names ({number})',
    openAnswer,
    openOrder: 'Open the order ({number})',
    questions,
  },
  withdrawn: {
    subject: 'New days are being set for “{ritual}” (order {number})',
    first: 'The days we gave you for “{ritual}” have been cancelled. We will write as soon as the new ones are set.',
    openOrder,
    questions,
  },
  ended: {
    subject: 'The days of your ritual are cancelled (order {number})',
    first: 'We have returned the money for “{ritual}”, so the days we gave you for it are cancelled.',
    openOrder,
    questions,
  },
  tomorrow: {
    subject: '“{ritual}” is tomorrow (order {number})',
    first: '“{ritual}” will be performed tomorrow, {day}.',
    more: 'Days that follow: {count}.',
    late: 'If a name is wrong, correct it today on the page of the order.',
    openOrder,
    questions,
  },
  /** The reason that the customer reads if the days of the refunded weeks are removed. */
  daysReturned: 'We have returned the money for the weeks that had not begun.',
  order: 'Order',
  place: 'Place',
  priest: 'Priest',
  day: 'Day',
  days: 'Days',
  span: (first: string, last: string, count: number) => `${first} – ${last}, ${countEn(count, 'day', 'days')}`,
  fire: 'Days with fire',
  names: 'Names',
  wish: 'Wish',
}

export type CalendarEmailMessages = typeof en
