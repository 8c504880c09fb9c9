/** The e-mails that remind a customer of an order. The shop fills in the values in braces. */
export const en = {
  plan: {
    subject: 'Order {number}: one step is left',
    first: 'Thank you: your order {number} is paid.',
    both: 'To set the day of the ritual, we only need to know for whom it is performed and when it should begin. It takes two minutes, and you need not sign in.',
    names: 'We only need to know for whom the ritual is performed. It takes two minutes, and you need not sign in.',
    day: 'The names are written down. Please choose the day on which the ritual should begin; you need not sign in.',
    open: 'Give names and day',
    help: 'There is no hurry: your order stays as it is. If you would like help, write to {email}.',
    last: 'This is our last reminder about this order.',
    openStop: 'Do not remind me about names and days',
  },
  unpaid: {
    subject: 'Order {number} is waiting for payment',
    first:
      'You placed order {number}, and it is not paid yet. If you still want the ritual, everything is ready on the page of the order: what you chose and the price are kept.',
    open: 'Open the order',
    help: 'If the payment did not work or you have a question, write to {email}, and we will help.',
    last: 'If you have changed your mind, you need not do anything: we will not remind you about this order again.',
    openStop: 'Do not remind me about unpaid orders',
  },
}

export type ReminderEmailMessages = typeof en
