/** Texts of the e-mail about a saved plan. */
export const en = {
  email: {
    subject: 'Your ritual plan is saved',
    saved: 'We have saved the plan of your rituals:',
    check:
      'Wishes and the participants’ names are in your profile, where all of this can be changed. Please check the names: they are read out as they are written.',
    open: 'Open the profile',
    questions: 'Questions: {email}.',
  },
  starts: 'Starts',
  until: (day: string) => `until ${day}`,
  participants: 'Participants',
}

export type PlanEmailMessages = typeof en
