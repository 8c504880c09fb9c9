/** Words of the consultant's panel; they travel with its code. */
export const en = {
  title: 'Consultant',
  close: 'Close the consultant',
  notYetTitle: 'The AI consultant is not available yet',
  notYet: 'For now a person answers. Tell us what brings you here, and we will help you choose a ritual and a day.',
  look: 'Or begin with what matters to you',
  categories: 'Categories of rituals',
  questions: 'Many questions are answered already:',
  questionsLink: 'questions and answers about yagyas',
  limit: 'A ritual does not replace a doctor, a lawyer or a financial adviser, and nobody can promise what it brings.',
}

export type ConsultantMessages = typeof en
