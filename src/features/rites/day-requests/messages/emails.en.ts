/** Texts of the e-mail about a declined request for another day. */
export const en = {
  subject: 'The day of your ritual stays as it was (order {number})',
  first: 'You asked to begin “{ritual}” on {day}. We cannot perform it then.',
  second:
    'The day that was set stays: {agreed}. If it does not suit you, choose another day on the page of the order, or write to us.',
  open: 'Open the order',
  questions: 'Questions: {email}.',
}
