/** Texts of the consultant's refusals, in English. */
export const en = {
  errors: {
    'consultant.text-required': 'Write your question.',
    'consultant.text-long': 'At most 2,000 characters: please shorten the question.',
    'consultant.email': 'Give an e-mail address to which we can answer.',
    'consultant.consent': 'Without your consent we send the conversation to nobody.',
    'consultant.unknown-conversation': 'This conversation is not kept any more. Begin a new one.',
    'consultant.failed': 'The answer broke off. Please ask again, or write to a person.',
  },
}

export type ConsultantErrors = typeof en
