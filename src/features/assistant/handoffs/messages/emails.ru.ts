import type { HandoffEmailMessages } from './emails.en.ts'

export const ru: HandoffEmailMessages = {
  subject: (day) => `Ваш вопрос от ${day}`,
  greeting: (name) => (name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
  asked: 'Вы спрашивали:',
}
