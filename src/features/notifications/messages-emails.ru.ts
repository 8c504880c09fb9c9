import type { EmailWords } from './messages-emails.en.ts'

export const ru: EmailWords = {
  hello: (name) => `Здравствуйте, ${name}!`,
  helloSomebody: 'Здравствуйте!',
}
