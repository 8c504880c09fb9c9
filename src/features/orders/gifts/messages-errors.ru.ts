import type { en } from './messages-errors.en.ts'

/** See `messages.en.ts`. */
export const ru: typeof en = {
  errors: { 'gifts.not-found': 'Такой открытки нет. Возможно, ссылка скопирована не целиком.' },
}
