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
  orderEmail: {
    subject: 'Names and dates of order {number}',
    saved: 'We have written down for order {number}:',
    check:
      'Please check: the names and the wish are read as they stand here. The button leads to where you can correct them and choose the day.',
    open: 'Names and date',
    questions: 'If it was not you, please write to us: {email}.',
  },
  names: 'Names',
  kept: 'written down',
  wish: 'Wish',
  from: (day: string) => `from ${day}`,
  starts: 'Starts',
  until: (day: string) => `until ${day}`,
}

export type PlanEmailMessages = typeof en
