import { type PriestLanguage } from '../model.ts'

/** Texts of the public page about the priests. */
export const en = {
  title: 'Who performs the rituals',
  description: 'The priests who lead the rituals: their school, where they perform, since when, and which rituals.',
  intro:
    'Here are the priests who lead the rituals of this shop. Other priests assist them at the fire; the options of a ritual say how many there are in all. The page of each performed ritual names who led it, and where.',
  sample: 'Sample',
  samples: 'This is a sandbox: these people are invented, and their portraits are drawn.',
  empty: 'The priests will be introduced here soon.',
  school: 'School',
  place: 'Performs in',
  since: 'Since',
  languages: 'Languages',
  rituals: 'Rituals',
  allRituals: 'all rituals in the shop',
  next: {
    proofs: {
      title: 'Performed rituals',
      text: 'Pictures, the day, the place and the priest, shown with the consent of those who ordered.',
    },
    check: {
      title: 'Check a certificate',
      text: 'The number shows which ritual was performed, when, where and by whom.',
    },
    about: {
      title: 'Who sells, and how to reach us',
      text: 'The seller’s legal details, phone and e-mail, and what happens if a rite cannot be performed.',
    },
  },
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
