import type { en } from './errors.en.ts'

/** See `errors.en.ts`. */
export const ru: typeof en = {
  errors: { 'gifts.not-found': 'Такой открытки нет. Возможно, ссылка скопирована не целиком.' },
}
