/** Texts of the e-mails about requests for another day that were declined or not answered in time. */
export const en = {
  subject: 'The day of your ritual stays as it was (order {number})',
  first: 'You asked to begin “{ritual}” on {day}. We cannot perform it then.',
  second:
    'The day that was set stays: {agreed}. If it does not suit you, choose another day on the page of the order, or write to us.',
  open: 'Open the order',
  questions: 'Questions: {email}.',
}

export const lateEn: typeof en = {
  subject: 'Your ritual can no longer be moved (order {number})',
  first: 'You asked to begin “{ritual}” on {day}. We did not answer you in time. We are sorry.',
  second:
    'The day that was set, {agreed}, has come, so the ritual can no longer be moved. If anything is wrong, write to us.',
  open: 'Open the order',
  questions: 'Questions: {email}.',
}
