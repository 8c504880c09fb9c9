/** The e-mail about a new time of a group ritual. */
export const en = {
  moved: {
    subject: 'Your group ritual has been moved (order {number})',
    first: '“{ritual}” will be performed at another time: {moment} instead of {was}.',
    second: 'Your place is kept, and the names you gave will be read then.',
    open: 'Open the order',
    questions: 'If the new time does not suit you, write to us: {email}.',
  },
}
