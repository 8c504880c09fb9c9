/** Texts of the e-mail about a saved plan. */
export const en = {
  subject: 'Your ritual plan is saved',
  saved: 'We have saved the plan of your rituals:',
  starts: 'Starts',
  until: (day: string) => `until ${day}`,
  participants: 'Participants',
  check:
    'Wishes and the participants’ names are in your profile, where all of this can be changed. Please check the names: they are read out as they are written.',
  open: 'Open the profile',
  questions: (email: string) => `Questions: ${email}.`,
}

export type PlanEmailMessages = typeof en
