import type { en } from './messages-ritual.en.ts'

/** See `messages-ritual.en.ts`. */
export const ru: typeof en = {
  title: 'Отзывы',
  note: 'Отзывы пишут те, кто заказывал ритуал, после того как он проведён. Публикуем без правки.',
  reply: 'Ответ магазина',
}
