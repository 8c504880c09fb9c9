import type { EmailMessages } from './messages-emails.en.ts'

export const ru: EmailMessages = {
  every: {
    hello: 'Здравствуйте, {name}!',
    helloSomebody: 'Здравствуйте!',
    signature: '{shop}',
  },
  withheld: 'записано',
}
