import type { EmailMessages } from './messages-emails.en.ts'

export const ru: EmailMessages = {
  hello: (name) => `Здравствуйте, ${name}!`,
  helloSomebody: 'Здравствуйте!',
}
