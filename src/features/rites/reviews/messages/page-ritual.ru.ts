import type { en } from './page-ritual.en.ts'

/** See `page-ritual.en.ts`. */
export const ru: typeof en = {
  title: 'Отзывы',
  note: 'Отзывы пишут те, кто заказывал ритуал, после того как он проведён. Публикуем без правки.',
  certificate: 'Свидетельство о проведённом ритуале:',
  reply: 'Ответ магазина',
}
