import { countEn } from '#base/i18n.ts'

/** Texts of the e-mail about a saved plan. */
export const en = {
  email: {
    subject: 'Your ritual plan is saved',
    saved: 'We have saved the plan of your rituals:',
    check:
      'Please check: the names and the wish are read as they stand here. All of it can be changed in your profile.',
    open: 'Open the profile',
    questions: 'Questions: {email}.',
  },
  names: 'Names',
  people: (count: number) => countEn(count, 'name', 'names'),
  wish: 'Wish',
  starts: 'Starts',
  priestChooses: 'the priest chooses the day',
  until: (day: string) => `until ${day}`,
}

export type PlanEmailMessages = typeof en
