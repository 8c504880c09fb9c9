import type { EmailMessages } from './emails.en.ts'

export const ru: EmailMessages = {
  every: {
    hello: 'Здравствуйте, {name}!',
    helloSomebody: 'Здравствуйте!',
    signature: '{shop}',
    why: 'Вы получили это письмо, потому что в магазине «{shop}» указали этот адрес.',
  },
  withheld: 'получено',
  moscow: 'по Москве',
}
