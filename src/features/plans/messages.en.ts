import { pluralEn } from '#base/i18n.ts'

const weeks = (count: number) =>
  count % 4 === 0
    ? `${count / 4} ${pluralEn(count / 4, 'month', 'months')}`
    : `${count} ${pluralEn(count, 'week', 'weeks')}`

/** What the plan card says, in English. */
export const en = {
  title: 'Ritual plan',
  loading: 'The plan is loading',
  fetchFailed: 'Failed to fetch ritual plan',
  safe: 'Nothing is lost — please try again.',
  retry: 'Try again',
  none: {
    title: 'Your plan will be here',
    text: 'When a ritual is paid for, you choose here the day it begins, write your wish and name those for whom it is performed.',
  },
  form: {
    lead: 'Choose the day on which the rituals begin. Wishes and participants can be added now or later.',
    date: 'Start date',
    dateHint: 'dd.mm.yyyy, or choose in the calendar',
    ends: 'The rituals will run',
    endsOf: (start: string, end: string) => `${start} – ${end}`,
    wishes: 'Sankalpa: what the ritual is for',
    wishesHint:
      'A sankalpa is the intention that the priest reads aloud. Two or three sentences in your own words are enough.',
    starters: 'Begin with',
    starter: (start: string) => `“${start}…”`,
    starterTexts: ['I ask for ', 'I give thanks for ', 'I dedicate this ritual to '],
    count: (length: string, most: string) => `${length} of ${most}`,
    participants: 'Participants',
    participantsHint:
      'Those whose names are read. The date and time of birth give the nakshatra; leave them empty if you do not know them.',
    participant: (number: number) => `Participant ${number}`,
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Birth date',
    birthTime: 'Time',
    birthDateHint: 'dd.mm.yyyy',
    birthTimeHint: 'hh:mm',
    add: 'Add a participant',
    addMe: 'Add me',
    remove: (number: number, name: string) => `Remove participant ${number}${name ? `: ${name}` : ''}`,
    paste: 'Paste a list',
    pasteLabel: 'A list, one participant per line',
    pasteHint: 'First name, last name, date, time. What is missing may be left out.',
    pasteRead: (count: number) => (count === 0 ? 'Add from the list' : `Add ${count} from the list`),
    pasteClose: 'Do not paste',
    save: 'Save the plan',
    cancel: 'Cancel',
    needsDate: 'Please select ritual start date',
    needsLaterDate: 'Choose today or a later day',
  },
  calendar: {
    label: 'Calendar of lunar days',
    previous: 'Previous month',
    next: 'Next month',
    legend: 'Marks',
    marks: {
      purnima: 'full moon (purnima)',
      amavasya: 'new moon (amavasya)',
      ekadashi: 'ekadashi',
      festival: 'festival',
    },
    note: 'Lunar days are those of sunrise at Varanasi. Any day may be chosen.',
    failed: 'The marks did not load; the calendar works without them.',
    today: 'today',
    selected: 'chosen',
    phases: { shukla: 'waxing moon', krishna: 'waning moon' },
    day: (tithi: string, phase: string, nakshatra: string) => `${tithi}, ${phase} · nakshatra ${nakshatra}`,
  },
  summary: {
    starts: 'Begins',
    ends: 'Ends',
    inDays: (days: number) =>
      days === 0 ? 'today' : days > 0 ? `in ${days} ${pluralEn(days, 'day', 'days')}` : 'has begun',
    finished: 'finished',
    rituals: 'Rituals',
    term: weeks,
    wishes: 'Sankalpa',
    noWishes: 'Not written yet',
    participants: 'Participants',
    noParticipants: 'Nobody named yet',
    edit: 'Edit the plan',
    editRitual: 'Edit',
    editOf: (name: string) => `: ${name}`,
  },
  saved: 'Ritual plan saved',
  saveFailed: 'Failed to save ritual plan',
  consentMissing: 'Without your consent we may not keep wishes and participants. Tick the box, or clear those fields.',
  faults: {
    'plans.start-date-past': 'This day has passed. Choose today or a later day.',
    'plans.start-date-invalid': 'There is no such day. Enter it as dd.mm.yyyy.',
    'plans.wishes-long': 'Wishes: 4,000 characters at most',
    'plans.participants-long': 'Participants: 4,000 characters at most',
    'plans.participants-many': 'Fifty participants at most',
    'plans.participant-name': 'Enter a name',
    'plans.participant-date': 'Enter the date as dd.mm.yyyy, or leave it empty',
    'plans.participant-time': 'Enter the time as hh:mm, or leave it empty',
  } as Record<string, string>,
}
export type PlanMessages = typeof en
