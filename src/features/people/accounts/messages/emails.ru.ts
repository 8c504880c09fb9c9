import type { SignInEmailMessages } from './emails.en.ts'

export const ru: SignInEmailMessages = {
  email: {
    subject: 'Код для входа в {shop}',
    valid: 'Код действует {minutes} минут.',
    where: 'Введите его на странице, где вы его запросили.',
    care: 'Если вы не запрашивали код, ничего делать не нужно. Никому его не сообщайте: мы никогда о нём не спрашиваем.',
  },
  /** The text must fit into one segment of a text message in Cyrillic: 70 characters. */
  sms: (code, shop, minutes) => `${code} — код входа в ${shop}, ${minutes} минут. Никому его не сообщайте.`,
}
