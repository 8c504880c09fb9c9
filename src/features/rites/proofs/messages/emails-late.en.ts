/** Texts of the e-mail about a recording that is late. */
export const en = {
  subject: 'The recording of “{ritual}” is late (order {number})',
  first: 'The recording and the certificate of “{ritual}” were due by {day}. They are late, and we are sorry.',
  second: 'We are working on them. As soon as they are ready, an e-mail brings the link.',
  open: 'Open the order',
  questions: 'To ask when they will be ready, write to {email}.',
}
