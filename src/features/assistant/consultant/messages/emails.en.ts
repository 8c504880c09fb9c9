/** Texts of the e-mails that send a conversation to staff. */
export const en = {
  toShop: {
    words: {
      subject: 'A visitor asks for a person',
      first:
        '{visitor} talked to the consultant and asks for an answer at {contact}. Replying to this e-mail reaches the visitor.',
    },
    somebody: 'A visitor',
    note: (note: string) => `From the visitor: ${note}`,
    language: 'The conversation was in English.',
  },
  copy: {
    subject: 'Your conversation with the consultant',
    first: 'We have received your conversation and a person will answer here. This is what we were sent:',
  },
  receipt: {
    subject: 'Your question has reached us',
    first:
      'A conversation with the consultant of our shop was sent to us with this address, and a person will answer here. If it was not you, do nothing: nothing else follows from it.',
  },
  visitor: 'Visitor',
  consultant: 'Consultant',
}

export type ConsultantEmails = typeof en
