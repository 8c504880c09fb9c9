import { type PriestLanguage } from '../model.ts'

/** Texts of the page of the priests. */
export const en = {
  title: 'Who performs the rituals',
  description: 'The priests who lead the rituals: their school, where they perform, since when, and which rituals.',
  intro:
    'Here are the priests who lead the rituals of this shop. Other priests assist them at the fire; the options of a ritual say how many there are in all. The proof of each ritual names who led it, and where.',
  sample: 'Sample',
  samples: 'This is a sandbox: these people are invented, and their portraits are drawn.',
  empty: 'The priests will be introduced here soon.',
  school: 'School',
  place: 'Performs in',
  since: 'Since',
  languages: 'Languages',
  rituals: 'Rituals',
  allRituals: 'every ritual of the shop',
  about: 'About the shop, and how to reach us',
  names: {
    sa: 'Sanskrit',
    hi: 'Hindi',
    en: 'English',
    ru: 'Russian',
    bn: 'Bengali',
    ta: 'Tamil',
    te: 'Telugu',
    mr: 'Marathi',
    gu: 'Gujarati',
    kn: 'Kannada',
    ml: 'Malayalam',
    ne: 'Nepali',
    or: 'Odia',
  } as Record<PriestLanguage, string>,
}

export type PriestMessages = typeof en
