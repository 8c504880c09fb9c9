import type { Deity } from '../data/recommended-days.ts'

const deities: Record<Deity, string> = {
  ganesha: 'Ganesha',
  lakshmi: 'Lakshmi',
  shiva: 'Shiva',
  saraswati: 'Saraswati',
  durga: 'Durga',
  vishnu: 'Vishnu',
  hanuman: 'Hanuman',
  krishna: 'Krishna',
  gauri: 'Gauri',
  kubera: 'Kubera',
  dhanvantari: 'Dhanvantari',
  surya: 'Surya',
  grahas: 'the grahas',
}

/** The error messages of the calendar's API calls, in English. */
export const en = {
  errors: {
    'conflict.version': 'Somebody changed this while you were at it. Here is how it stands now.',
    'calendar.day-unknown': 'There is no such day. Give it as yyyy-mm-dd.',
    'calendar.day-past': 'This day has passed.',
    'calendar.day-blocked': 'This day is blocked in the settings: nothing is performed on it.',
    'calendar.day-full': 'As many rituals as the settings allow already begin on this day.',
    'calendar.day-far': 'The calendar ends with the year 2060.',
    'calendar.day-twice': 'This day is already in the list.',
    'calendar.days-many': 'A hundred days at most.',
    'calendar.priest-without-day': 'Choose the days first: without a day the priest is not kept.',
    'calendar.reason-required': 'Give the reason: the customer reads it.',
    'calendar.answer-closed': 'The day can no longer be answered here. Please write to us.',
    'calendar.line-scheduled': 'This ritual already has days. Take it out of the selection.',
    'calendar.line-changed': 'Somebody changed this ritual meanwhile. Load the list again.',
    'calendar.line-fixed':
      'This ritual was sold for a fixed day and time. Another day is set for the whole group ritual only.',
    'calendar.lines-none': 'Choose at least one ritual.',
    'calendar.lines-many': 'Forty rituals at most in one go.',
    'calendar.day-soon': 'This day is earlier than the lead time in the settings allows.',
    'calendar.place-other': 'One of these days already has another place.',
    'calendar.other-day': 'The customer asked for another first day. Give the reason.',
    'calendar.line-unknown': 'There is no such line of an order.',
    'calendar.not-paid': 'Only rituals that are paid and not yet finished can be scheduled.',
    'calendar.over-capacity': 'The priest is fully booked on one of these days.',
    'calendar.priest-unknown': 'Nobody on the staff who performs rituals has this id.',
    'calendar.feed-unknown': 'This link is no longer valid.',
    'calendar.spelling-letters': 'Letters only.',
  },
  recommended: {
    deities,
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    festival: (name: string) => `${name}: by custom one of the best days of the year for this ritual.`,
    festivalDay: (name: string) => `${name}: by custom one of the best days of the year for its rituals.`,
    tithi: (name: string, deity: string) => `${name}: by tradition this lunar day is dedicated to ${deity}.`,
    weekday: (name: string, deity: string) => `${name}: by custom the weekday of ${deity}.`,
  },
  feed: {
    name: (priest: string) => `Rituals: ${priest}`,
    summary: (ritual: string, k: number, n: number) => (n > 1 ? `${ritual}, day ${k} of ${n}` : ritual),
    order: (number: string) => `Order ${number}`,
    people: (initials: string) => `For: ${initials}`,
  },
  namelessPriest: 'Priest (name not given)',
  place: 'Varanasi',
}

export type CalendarMessages = typeof en
