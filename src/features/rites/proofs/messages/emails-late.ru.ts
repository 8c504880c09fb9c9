import type { en } from './emails-late.en.ts'

/** See `emails-late.en.ts`. */
export const ru: typeof en = {
  subject: 'Запись ритуала «{ritual}» задерживается (заказ {number})',
  first:
    'Запись и свидетельство ритуала «{ritual}» мы обещали до {day}. Они ещё не готовы. Просим прощения за задержку.',
  second: 'Мы их готовим. Как только всё будет готово, пришлём письмо со ссылкой.',
  open: 'Открыть заказ',
  questions: 'Спросить, когда они будут готовы, можно по адресу {email}.',
}
