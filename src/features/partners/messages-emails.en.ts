/** Texts of the e-mails about a partner’s orders. `number` is the order’s, with its sign. */
export const en = {
  forYou: {
    subject: (number: string) => `Order ${number} was made for you`,
    first: (partner: string, number: string) =>
      partner === ''
        ? `A partner of our shop has prepared order ${number} for you:`
        : `${partner}, a partner of our shop, has prepared order ${number} for you:`,
    starts: 'First day',
    pay: 'You can look at the order and pay for it on its page. Nothing is performed before it is paid.',
    open: 'Open the order',
    own: (email: string) =>
      `Sign in with ${email}, and the order stands in your account: there you choose the day and write down for whom the rituals are performed.`,
    last: (email: string) =>
      `If you did not ask for this order, leave it unpaid: there is nothing else to do. Questions: ${email}.`,
  },
  paid: {
    subject: (number: string) => `Order ${number} is paid`,
    first: (number: string) => `Order ${number}, which you made, is paid. The client has a confirmation from us.`,
    firstSilent: (number: string) =>
      `Order ${number}, which you made, is paid. We know no e-mail address of the client: please tell them.`,
    total: 'Sum of the order',
    commission: 'Your commission',
    next: 'Next we set the days. You will hear from us when the rituals have been performed.',
  },
  performed: {
    subject: (number: string) => `The rituals of order ${number} have been performed`,
    first: (number: string) =>
      `All rituals of order ${number} have been performed. The client has had an e-mail about it.`,
    firstSilent: (number: string) =>
      `All rituals of order ${number} have been performed. We know no e-mail address of the client: please tell them.`,
  },
  client: 'Client',
  letter: {
    subject: (digits: string) => `Payment of order #${digits}`,
    body: (link: string) => `Hello! Your order is ready, and you can pay for it by this link:\n${link}`,
  },
  openDashboard: 'Open the order in the partner panel',
  questions: (email: string) => `Questions: ${email}.`,
}

export type PartnerEmailMessages = typeof en
