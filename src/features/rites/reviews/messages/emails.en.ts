/** Texts of the e-mail that asks for a review. */
export const en = {
  email: {
    subject: 'Order {number}: how did it go?',
    first:
      'Two weeks ago we sent you the page of your ritual: {ritual}. If you would like to say how it went, a few sentences are enough. After a check we show the review on the site. If your words are only for us, reply to this e-mail: we read everything, criticism too.',
    open: 'Write a review',
    last: 'The link is yours alone: with it you can change or withdraw what you wrote, at any time. We will not ask again.',
  },
  staff: {
    subject: (number: string) => `A review to read: order ${number}`,
    text: 'A customer wrote a review. It is shown only after somebody has read it.',
    open: 'Read it',
  },
}
