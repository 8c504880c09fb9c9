import { MIN_TEXT, MAX_TEXT } from '../model.ts'

/** Texts of the page on which an author writes a review. */
export const en = {
  title: 'Your review',
  notFoundTitle: 'There is no such review',
  notFoundText: 'Perhaps only part of the link was copied. Open it from the e-mail once more.',
  home: 'Home',
  intro:
    'Tell others how it went: how it was arranged, what you received, what could be better. Once we have read it, it appears on the page of the ritual.',
  ritual: 'Ritual',
  text: 'Review',
  textHint: `From ${MIN_TEXT} to ${MAX_TEXT.toLocaleString('en')} characters`,
  name: 'Signed as',
  nameHint: 'Initials or a name, as you like',
  consent: 'I agree to have the review and this signature shown on the page of the ritual',
  showCertificate:
    'Show the number of my certificate beside the review. Anybody can check it and sees the ritual, its day, its place and my initials.',
  needConsent: 'Please tick this: without it we cannot show the review',
  send: 'Send the review',
  change: 'Save the changes',
  sendAgain: 'Send it again',
  changeWritten: 'Change the review',
  cancelChange: 'Cancel',
  withdraw: 'Withdraw the review',
  withdrawSure: 'Withdraw the review?',
  withdrawText: 'It will be removed from the site and its text deleted. You can write a new one with the same link.',
  withdrawFailed: 'The review could not be withdrawn; please try again.',
  cancel: 'Keep it',
  close: 'Close',
  failed: 'The review could not be sent. What you wrote is still here; please try again.',
  loadFailed: 'The review could not be loaded.',
  retry: 'Try again',
  loading: 'Loading the review',
  states: {
    waiting: {
      title: 'Thank you, the review has arrived',
      text: 'We will read it first, and then it appears on the page of the ritual.',
    },
    published: {
      title: 'The review is on the site',
      text: 'If you change it, it will be taken down until we have read it again.',
    },
    declined: { title: 'We did not publish this review', text: 'You can change it and send it again.' },
    withdrawn: {
      title: 'The review has been withdrawn',
      text: 'Its text is deleted. If you change your mind, write a new one here.',
    },
  },
  reason: 'Reason',
  reply: 'The shop’s reply',
}

export type ReviewMessages = typeof en
