const open = 'Open the order'
const questions = 'Questions: {email}.'

/** Texts of the e-mails about changes of an order's status. */
export const en = {
  processing: {
    subject: 'Order {number}: the ritual is in preparation',
    first:
      'We have started on order {number}: the priests are preparing the ritual and checking the names and the wish.',
    second:
      'You can correct the names and the wish, or ask for another day, on the page of the order until the ritual begins.',
    open,
    questions,
  },
  ready: {
    subject: 'Order {number}: the ritual is complete',
    first: 'The ritual of order {number} is complete. Its recording and certificate are on the order’s page.',
    open,
    questions,
  },
  cancelled: {
    subject: 'Order {number} is cancelled',
    first: 'Order {number} is cancelled and can no longer be paid. If you have already sent money for it, write to us.',
    open,
    questions,
  },
  cancelledPaid: {
    subject: 'Order {number} is cancelled',
    first: 'Order {number} is cancelled. It had been paid: we will write to you about the refund.',
    open,
    questions,
  },
  readingCorrected: {
    subject: 'Order {number}: how a name will be read',
    first: 'We have corrected how a name in order {number} will be read aloud. The name itself has not changed.',
    usual: 'as it is usually read',
    second:
      'If it should sound otherwise, you can correct it yourself on the page of the names until the ritual is performed.',
    open: 'Open the names',
    questions,
  },
  addressRemoved: {
    subject: 'An order is no longer connected with this address',
    first: 'An order is no longer connected with this address: it was given by mistake. You need not do anything.',
    questions,
  },
  letter: { subject: 'About your order {number}', open, questions },
  letterNames: {
    subject: 'Order {number}: whose names shall we read?',
    first:
      'For your ritual we still need the names that the priest reads aloud, and your wish in a few words. You can write them on the page of your order, or simply reply to this e-mail.',
  },
  letterDay: {
    subject: 'Order {number}: on which day shall we begin?',
    first:
      'For your ritual we still need the day on which it begins. Choose it on the page of your order, or ask us to let the priest choose.',
  },
  letterPayment: {
    subject: 'Order {number}: a question about your payment',
    first: 'We are looking at the payment for your order and need your help: ',
  },
  refunded: {
    subject: 'The money for order {number} was returned',
    first: 'We have returned the money for order {number}, and the order is closed.',
    second: 'If the money has not reached you, write to us: we will look into the transfer.',
    open,
    questions,
  },
}

export type OrderStepEmails = typeof en
