import type { en } from './messages-ritual.en.ts'

/** See `messages-ritual.en.ts`. */
export const ru: typeof en = {
  title: 'Отзывы',
  note: 'Их написали заказчики после того, как ритуал был проведён. Публикуем без правки.',
  reply: 'Ответ магазина',
}
