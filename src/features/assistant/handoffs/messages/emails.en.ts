/** The beginning of an answer to a question, in the language of the visitor. */
export const en = {
  subject: (day: string) => `Your question of ${day}`,
  greeting: (name: string) => (name === '' ? 'Hello!' : `Hello ${name},`),
  asked: 'You asked us:',
}

export type HandoffEmailMessages = typeof en
