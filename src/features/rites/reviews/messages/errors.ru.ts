import type { en } from './errors.en.ts'

/** See `errors.en.ts`. */
export const ru: typeof en = {
  errors: {
    'reviews.not-found': 'Такого отзыва нет. Возможно, ссылка скопирована не целиком.',
    'reviews.step': 'Этот отзыв тем временем изменился. Обновите страницу.',
    'reviews.text-short': 'Напишите хотя бы 20 знаков',
    'reviews.text-long': 'Не больше 2000 знаков',
    'reviews.text-signs': 'Здесь есть знак, который нельзя показать',
    'reviews.name-required': 'Укажите, как подписать отзыв',
    'reviews.name-long': 'Не больше 60 знаков',
    'reviews.ritual': 'В этом заказе нет такого ритуала',
    'reviews.consent': 'Без вашего согласия мы не можем показать отзыв',
    'reviews.reason': 'Напишите причину: её прочитает автор',
    'reviews.reply-long': 'Не больше 1000 знаков',
  },
}
