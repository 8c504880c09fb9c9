import type { EmailMessages } from './messages-emails.en.ts'

export const ru: EmailMessages = {
  hello: 'Здравствуйте, {name}!',
  helloSomebody: 'Здравствуйте!',
  signature: '{shop}',
}
