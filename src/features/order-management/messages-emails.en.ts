/** Texts of the e-mails about what the staff did with an order. `number` is the order's, with its sign. */
export const en = {
  open: 'Open the order',
  questions: (email: string) => `Questions: ${email}.`,
  processing: {
    subject: (number: string) => `Order ${number}: the ritual is in preparation`,
    text: (number: string) => [
      `We have taken up order ${number}: the priests are preparing the ritual and checking the names and the sankalpa.`,
      'If a name or a date must be corrected, write to us before the ritual begins.',
    ],
  },
  ready: {
    subject: (number: string) => `Order ${number}: the ritual is complete`,
    text: (number: string) => [`The ritual of order ${number} is complete. Its recording and certificate are here.`],
  },
  cancelled: {
    subject: (number: string) => `Order ${number} is cancelled`,
    unpaid: (number: string) => [
      `Order ${number} is cancelled and can no longer be paid. If you have already sent money for it, write to us.`,
    ],
    paid: (number: string) => [
      `Order ${number} is cancelled. It had been paid: we will write to you about giving the money back.`,
    ],
  },
}

export type OrderStepEmails = typeof en
