import { countEn } from '#base/i18n.ts'
import type { Changes, Missing } from '../model.ts'
import type { ProgressView } from '../schemas.ts'

type Next = NonNullable<ProgressView['next']>['kind']
type Step = ProgressView['steps'][number]['step']

const steps: Record<Step, { title: string; text: string }> = {
  paid: { title: 'Payment', text: 'The order is accepted once the money has arrived.' },
  names: { title: 'Names and wish', text: 'You name the people and say what you ask for.' },
  scheduled: { title: 'Day', text: 'You choose the day or leave it to the priest. We confirm it to you.' },
  performed: { title: 'Ritual', text: 'The priests read the names and make the offerings.' },
  proof: { title: 'Recording and certificate', text: 'They appear on this page.' },
}

/** The next step of the order. `day` is empty if no day is known. `missing`: the details that the customer can still give. */
const next: Record<Next, (day: string, missing: readonly Missing[]) => string> = {
  pay: () => 'Next: payment.',
  give: (day, missing) => {
    const asked = [missing.includes('names') && 'add the names', missing.includes('day') && 'choose a day']
    return `Next: ${asked.filter(Boolean).join(' and ')}${day && `, by ${day}`}.`
  },
  schedule: (day) =>
    day
      ? `Next: we confirm the day and tell you beforehand. You asked for ${day}.`
      : 'Next: we set the day and tell you.',
  perform: (day) => (day ? `Next: the ritual, on ${day}.` : 'Next: the ritual.'),
  continue: (day) => (day ? `The ritual is under way until ${day}.` : 'The ritual is under way.'),
  recording: (day) =>
    day
      ? `The days of the ritual are over. Next: the recording and the certificate, by ${day}.`
      : 'Next: the recording and the certificate.',
  overdue: (day) =>
    `The days of the ritual are over. The recording and the certificate were due by ${day} and are late. We are working on them; if you like, write to us.`,
  done: () => '',
}

/** Texts of the order's page about the agreed details of the order. */
export const en = {
  title: 'Your ritual',
  titleMany: 'Your rituals',
  loading: 'Loading what is agreed',
  failed: 'What is agreed about the order did not load.',
  retry: 'Try again',
  next,
  names: 'For',
  noNames: (initials: string) =>
    initials === ''
      ? 'No names yet.'
      : `No names yet. If you add none, the name of the person who ordered is read: ${initials}`,
  giveAll: 'Names and day',
  giveNames: 'Give the names',
  wish: 'Wish',
  wishGiven: 'Received',
  noWish: 'None. It is optional.',
  giveWish: 'Add a wish',
  day: 'Day',
  asked: (day: string) => `You asked to begin on ${day}.`,
  waits: 'We will set the day and tell you.',
  noDay: 'Not chosen yet.',
  chooseDay: 'Choose the day',
  priestChooses: 'The priest chooses the day. We will tell you.',
  letPriest: 'Let the priest choose',
  takeBack: 'I will choose the day myself',
  saveFailed: 'Not saved',
  safe: 'Nothing has changed; please try again.',
  from: (first: string, last: string) => `${first} – ${last}`,
  length: (count: number, fire: number | null) =>
    fire === null
      ? countEn(count, 'day', 'days')
      : `${countEn(count, 'day', 'days')} of recitation, ${fire === count ? 'each' : fire} with fire`,
  fewer: (bought: number) => `${countEn(bought, 'day', 'days')} were bought.`,
  why: (reason: string) => `Why: ${reason}`,
  answer: { suits: 'This day suits me', 'other-day': 'Another day, please' },
  answered: {
    suits: 'You said that this day suits you.',
    'other-day': 'You asked for another day. We will answer you.',
  },
  chooseOther: 'Say which day suits you',
  requested: (day: string) => `You asked for another day: ${day}. The day above stays until we answer you.`,
  notMoved: (day: string) =>
    day
      ? `You asked for another day, ${day}, but we did not answer before the ritual began, so it can no longer be moved. We are sorry.`
      : 'You asked for another day, but we did not answer before the ritual began, so it can no longer be moved. We are sorry.',
  otherDay: (day: string) => `You had asked to begin on ${day}.`,
  place: 'Place',
  priest: 'Priest',
  noPriest: 'We will name the priest here.',
  recording: 'Recording',
  recordingBy: (day: string) => `by ${day}`,
  recordingWithin: (days: number) => `within ${countEn(days, 'day', 'days')} after the last day of the ritual`,
  inCorrection: 'The page of this ritual is being corrected. It will come back here and at its address.',
  performed: 'Performed',
  correct: {
    all: 'Correct names, wish or day',
    request: 'Correct names or wish, or ask for another day',
    /** The text after the ritual has begun. */
    late: 'Ask to correct names or wish',
    none: '',
  } as Record<Changes, string>,
  correctJoined: 'Correct names or wish',
  showNames: {
    open: 'Show names',
    title: 'Show names',
    text: 'The link of the order shows only initials, so that nobody but you sees the names.',
    lead: 'Enter the e-mail address of the order. We send a code to it.',
    close: 'Close',
    stranger: 'The order was placed with another address. Use that address to see the names.',
  },
  log: 'Day by day',
  timeline: 'How it works',
  stepDone: 'done',
  steps,
  /** Texts for a ritual whose performance is not confirmed yet. */
  begins: (day: string) => `By the plan it begins on ${day}: the priests will read the names and make the offerings.`,
  ended: (day: string) => `By the plan it ended on ${day}. We are preparing the report.`,
  /** The text for the last step (the recording) when this step is done. */
  proofThere: 'Below on this page.',
}

export type OrderProgressMessages = typeof en
