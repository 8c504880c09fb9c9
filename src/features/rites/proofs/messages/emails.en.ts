import { countEn } from '#base/i18n.ts'

/** Texts of the e-mail about a performed ritual. Names are included only if the e-mail address is verified. */
export const en = {
  subject: '“{ritual}” has been performed (order {number})',
  subjectCorrected: 'The page of “{ritual}” was corrected (order {number})',
  corrected:
    'We have corrected the page of this ritual and its certificate. What we wrote about it before no longer applies.',
  first: '“{ritual}” was performed on {day}. Place: {place}.',
  firstSpan: '“{ritual}” was performed from {from} to {to}. Place: {place}.',
  readOne: '{names}’s name was read on {day}. Place: {place}.',
  readMany: 'The names of {names} were read on {day}. Place: {place}.',
  onPage: 'On the page of the ritual: {files}.',
  open: 'See your ritual',
  openAgain: 'Order again',
  privacy:
    'Whoever has the link sees initials only. Signed in, you can show the names, hide them again, or remove the page at any time.',
  questions: 'A mistake in a name, or a question? Write to {email}.',
}

/** The names of the files on a ritual's page, for the e-mail. */
export const filesEn = {
  image: (count: number) => countEn(count, 'photograph', 'photographs'),
  video: (count: number) => countEn(count, 'video', 'videos'),
  audio: (count: number) => countEn(count, 'audio recording', 'audio recordings'),
  document: (count: number) => countEn(count, 'document', 'documents'),
  certificate: 'the certificate',
}
