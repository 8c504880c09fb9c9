import { countEn } from '#base/i18n.ts'
import type { ProgressView } from '../schemas.ts'

type Next = NonNullable<ProgressView['next']>['kind']
type Step = ProgressView['steps'][number]['step']

const steps: Record<Step, { title: string; text: string }> = {
  paid: { title: 'Payment', text: 'The order is accepted once the money has arrived.' },
  scheduled: { title: 'Date', text: 'We set the day and e-mail it to you.' },
  names: { title: 'Names and sankalpa', text: 'You name the people and say what you ask for.' },
  performed: { title: 'Ritual', text: 'The priests read the names and make the offerings.' },
  proof: { title: 'Recording and certificate', text: 'They appear on this page.' },
}

/** `day` is empty if no day is known. */
const next: Record<Next, (day: string) => string> = {
  pay: () => 'Next: payment.',
  give: (day) => (day ? `Next: tell us what is missing below, by ${day}.` : 'Next: tell us what is missing below.'),
  schedule: (day) =>
    day ? `Next: we set the day, before ${day}, and e-mail it to you.` : 'Next: we set the day and e-mail it to you.',
  perform: (day) => (day ? `Next: the ritual, on ${day}.` : 'Next: the ritual.'),
  recording: (day) =>
    day ? `Next: the recording and the certificate, by ${day}.` : 'Next: the recording and the certificate.',
  done: () => '',
}

/** What is agreed about an order, for its page. */
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
      ? 'Nobody is named yet.'
      : `Nobody is named yet. Unless you name somebody, it is read for ${initials}`,
  giveNames: 'Give the names',
  wish: 'Wish',
  wishGiven: 'written down',
  noWish: 'None. It is optional.',
  giveWish: 'Add a wish',
  day: 'Day',
  asked: (day: string) => `You asked to begin on ${day}.`,
  waits: 'We will set the day and e-mail it to you.',
  noDay: 'Not chosen yet.',
  chooseDay: 'Choose the day',
  priestChooses: 'The priest chooses the day. We will e-mail it to you.',
  letPriest: 'Let the priest choose',
  takeBack: 'I will choose the day myself',
  saveFailed: 'Not saved',
  safe: 'Nothing has changed; please try again.',
  from: (first: string, last: string, count: number) => `${first} – ${last}, ${countEn(count, 'day', 'days')}`,
  otherDay: (day: string) => `You had asked to begin on ${day}.`,
  place: 'Place',
  priest: 'Priest',
  noPriest: 'We will name the priest here.',
  recording: 'Recording',
  recordingBy: (day: string) => `by ${day}`,
  recordingWithin: (days: number) => `within ${countEn(days, 'day', 'days')} after the last day of the ritual`,
  performed: 'Performed',
  correct: 'Correct names, wish or day',
  correctJoined: 'Correct names or wish',
  signIn: 'Sign in to see names and wish in full',
  log: 'Day by day',
  timeline: 'How it works',
  stepDone: 'done',
  steps,
  /** For the last step, when it is done. */
  proofThere: 'On this page, above.',
}

export type OrderProgressMessages = typeof en
