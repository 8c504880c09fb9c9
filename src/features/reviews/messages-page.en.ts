import { LEAST_TEXT, MOST_TEXT } from './model.ts'

/** The page where an author writes a review. */
export const en = {
  title: 'Your review',
  notFoundTitle: 'There is no such review',
  notFoundText: 'Perhaps the link was copied in part. Open it from the e-mail once more.',
  home: 'Home page',
  intro:
    'Tell others how it went: how it was agreed, what you received, what could be better. We show it on the page of the ritual after we have read it.',
  ritual: 'Ritual',
  text: 'Review',
  textHint: `From ${LEAST_TEXT} to ${MOST_TEXT.toLocaleString('en')} characters`,
  name: 'Signed as',
  nameHint: 'Initials unless you write otherwise',
  consent: 'I agree that the review and this signature are shown on the page of the ritual',
  needConsent: 'Please tick this: without it we cannot show the review',
  send: 'Send the review',
  change: 'Save the changes',
  withdraw: 'Take the review back',
  withdrawSure: 'Take the review back?',
  withdrawText: 'It disappears from the site, and its text is deleted. By the same link you can write it anew.',
  cancel: 'Keep it',
  close: 'Close',
  failed: 'The review could not be sent. What you wrote is still here; please try again.',
  loadFailed: 'The review could not be loaded.',
  retry: 'Try again',
  loading: 'Loading the review',
  states: {
    waiting: {
      title: 'Thank you, the review has arrived',
      text: 'We read it, usually within two working days, and then it appears on the page of the ritual.',
    },
    published: {
      title: 'The review is on the site',
      text: 'If you change it, it leaves the site until we have read it again.',
    },
    declined: { title: 'We did not publish this review', text: 'You can change it and send it again.' },
    withdrawn: {
      title: 'The review was taken back',
      text: 'Its text is deleted. If you change your mind, write it anew.',
    },
  },
  reason: 'Why',
  reply: 'The shop’s reply',
}

export type ReviewMessages = typeof en
