import { en as page } from './page.en.ts'
import type { Gap } from '../rules.ts'

/** Texts of the pages on which staff manage priests. */
export const en = {
  title: 'Priests',
  text: 'Who performs the rituals. The page “Our priests”, the rituals, proofs and certificates show these people.',
  add: 'New priest',
  create: 'Create',
  save: 'Save',
  saved: 'Saved',
  created: 'The record is created',
  createdHidden: 'Customers do not see the priest yet.',
  hidden: 'Hidden until you show this priest',
  hiddenText:
    'The page “Our priests” and the pages of the rituals do not name the priest. Staff can already choose the priest in the calendar.',
  show: 'Save and show',
  empty: 'There are no priests yet.',
  notFound: 'There is no such priest',
  notFoundText: 'Check the address, or choose a priest from the list.',
  noRight: 'Your role may read these records but not change them.',
  columns: { name: 'Name', account: 'Account', state: 'State', gaps: 'Still missing' },
  noAccount: 'none',
  noName: 'without a name',
  states: { published: 'on the page', hidden: 'hidden', sample: 'sample' },
  gaps: { name: 'name in the other script', portrait: 'portrait', school: 'school' } as Record<Gap, string>,
  nameRu: 'Name in Cyrillic',
  nameEn: 'Name in Latin letters',
  school: 'School or lineage',
  schoolHint: 'Branch of the Veda, school or teacher.',
  place: 'Place',
  placeHint: 'Where the priest performs: Varanasi.',
  about: 'In a few words',
  inRussian: '(Russian)',
  inEnglish: '(English)',
  since: 'Performs since',
  sinceHint: 'A year.',
  languages: 'Languages',
  portrait: 'Portrait',
  portraitHint: 'A photograph with the person’s consent.',
  rituals: 'Rituals',
  ritualsHint: 'Tick the rituals that the priest may perform. None ticked: every ritual.',
  published: 'Show on the public pages',
  account: 'Account of the staff',
  view: 'Open the page',
  names: page.names,
}

export type PriestAdminMessages = typeof en
