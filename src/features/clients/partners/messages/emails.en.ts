/** The texts of the e-mails about a partner’s orders, with placeholders in braces. `{number}` is the number of the order, with its `#`. */
export const en = {
  forYou: {
    subject: 'Order {number} was made for you',
    first: '{partner}, a partner of our shop, has prepared order {number} for you:',
    firstUnnamed: 'A partner of our shop has prepared order {number} for you:',
    pay: 'You can look at the order and pay for it on its page. Nothing is performed before it is paid.',
    open: 'Open the order',
    own: 'Sign in with {contact}, and you will find the order in your account: there you choose the day and say for whom the rituals are performed.',
    last: 'If you did not ask for this order, leave it unpaid: there is nothing else to do. Questions: {email}.',
  },
  welcome: {
    subject: 'You are a partner of {shop}',
    lead: 'You are now a partner of {shop}.',
    next: 'In the partner panel you place orders for your clients, send them the payment link, and see your commission.',
    open: 'Open the partner panel',
    how: 'Sign in there with {to}: we send a code to this address.',
    care: 'If you did not agree to this, please write to {email}. Nothing happens before you sign in.',
  },
  paid: {
    subject: 'Order {number} is paid',
    first: 'Order {number}, which you made, is paid. The client has a confirmation from us.',
    firstSilent: 'Order {number}, which you made, is paid. We have no e-mail address for the client: please tell them.',
    next: 'Next we set the days. You will hear from us when the rituals have been performed.',
    open: 'Open the order in the partner panel',
    questions: 'Questions: {email}.',
  },
  performed: {
    subject: 'The rituals of order {number} have been performed',
    first: 'All rituals of order {number} have been performed. The client has had an e-mail about it.',
    firstSilent:
      'All rituals of order {number} have been performed. We have no e-mail address for the client: please tell them.',
    open: 'Open the order in the partner panel',
    questions: 'Questions: {email}.',
  },
  starts: 'First day',
  total: 'Order total',
  commission: 'Your commission',
  client: 'Client',
  /** The text of the e-mail that a partner sends with a mail program. */
  linkEmail: {
    subject: (digits: string) => `Payment of order #${digits}`,
    body: (link: string) => `Hello! Your order is ready, and you can pay for it with this link:\n${link}`,
  },
}

export type PartnerEmailMessages = typeof en
