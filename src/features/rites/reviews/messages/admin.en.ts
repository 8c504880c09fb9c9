export const en = {
  title: 'Reviews',
  back: 'Reviews',
  tabs: { waiting: 'To be read', published: 'Published', declined: 'Declined' },
  empty: {
    waiting: 'No reviews to check. Customers are asked two weeks after the proof of their ritual.',
    published: 'No review has been published yet.',
    declined: 'No review was declined.',
  },
  columns: { ritual: 'Ritual', text: 'Review', name: 'Signed as', order: 'Order', written: 'Written' },
  notFound: 'There is no such review: perhaps its author has withdrawn it',
  language: { ru: 'in Russian', en: 'in English' },
  publish: 'Publish',
  decline: 'Decline',
  takeDown: 'Take it down',
  declineSure: 'Not publish this review?',
  declineText: 'The author reads the reason at the link from the e-mail, and can change the text and send it again.',
  reason: 'Reason for the author',
  reply: 'The shop’s reply',
  replyHint: 'Shown under the review to everybody. Leave it empty to remove it.',
  saveReply: 'Save the reply',
  noRight: 'Your role allows you only to read reviews',
  declined: 'Why it was declined',
}

export type ReviewAdminMessages = typeof en
