import type { EmailMessages } from './emails.en.ts'

export const ru: EmailMessages = {
  every: {
    hello: 'Здравствуйте, {name}!',
    helloSomebody: 'Здравствуйте!',
    signature: '{shop}',
  },
  withheld: 'записано',
  moscow: 'по Москве',
}
