/** Texts of the e-mail about the names and day of one order. */
export const en = {
  email: {
    subject: 'Names and day of order {number}',
    saved: 'This is what we have for order {number}:',
    check:
      'The names and the wish are read as they are written down. With the button you can correct them and choose the day. You see them in full after you sign in: the code comes to this address.',
    open: 'Names and day',
    questions: 'If it was not you, please write to us: {email}.',
  },
  priestChooses: 'the priest chooses the day',
  kept: 'received',
  isOver: 'The ritual is over. We will ask the priest what was read, and tell you.',
  from: (day: string) => `from ${day}`,
  isSet: (day: string) => `from ${day}, as agreed`,
  isAsked: (day: string, asked: string) =>
    `${day} is agreed and stays for now. You ask for ${asked}: we will answer by e-mail`,
}

export type OrderPlanEmailMessages = typeof en
