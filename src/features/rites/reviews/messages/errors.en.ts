/** Error messages, used only on the server. */
export const en = {
  errors: {
    'reviews.not-found': 'There is no such review. Perhaps only part of the link was copied.',
    'reviews.step': 'This review has changed meanwhile. Reload the page.',
    'reviews.text-short': 'Please write at least 20 characters',
    'reviews.text-long': 'No more than 2,000 characters',
    'reviews.text-signs': 'There is a character here that cannot be shown',
    'reviews.name-required': 'Say how to sign the review',
    'reviews.name-long': 'No more than 60 characters',
    'reviews.ritual': 'There is no such ritual in this order',
    'reviews.consent': 'Without your consent we cannot show the review',
    'reviews.reason': 'Say why: the author reads it',
    'reviews.reply-long': 'No more than 1,000 characters',
  },
}
