/** E-mails about the days of a ritual, in English. */
export const en = {
  scheduled: {
    subject: (number: string) => `The days of your ritual are set (order ${number})`,
    first: (ritual: string) => `We have set when “${ritual}” is performed.`,
  },
  moved: {
    subject: (number: string) => `The days of your ritual have changed (order ${number})`,
    first: (ritual: string) => `“${ritual}” is performed on other days than we wrote before.`,
  },
  withdrawn: {
    subject: (number: string) => `The days of your ritual are being set anew (order ${number})`,
    first: (ritual: string) =>
      `The days we wrote for “${ritual}” no longer hold. We will write again as soon as the new ones are set.`,
  },
  tomorrow: {
    subject: (number: string) => `Your ritual is tomorrow (order ${number})`,
    first: (ritual: string, day: string) => `“${ritual}” is performed tomorrow, ${day}.`,
    more: (count: number) => (count === 1 ? 'One more day follows.' : `${count} more days follow.`),
    late: (email: string) => `If a name is wrong, write to ${email} today.`,
  },
  days: 'Days',
  names: 'Names as they will be read',
  wish: 'Wish',
  place: 'Days are by the clock of Varanasi, India.',
  fix: (until: string) => `Is a name wrong? Correct it by ${until}.`,
  fixSoon: (email: string) => `Is a name wrong? Write to ${email} today.`,
  open: 'Check the names',
  openOrder: 'Open the order',
  questions: (email: string) => `Questions: ${email}.`,
}

export type CalendarEmailMessages = typeof en
