/** Texts of the e-mail with the link to the gift card. */
export const en = {
  email: {
    subject: 'Order {number}: the card for your gift',
    first: 'Your gift is paid for, and its card is ready. Print it, or send the link to the person the ritual is for.',
    open: 'Open the card',
    last: 'Whoever has this link sees the card and nothing of the order. We write to nobody but you. A refund, should there be one, goes to you.',
  },
}
