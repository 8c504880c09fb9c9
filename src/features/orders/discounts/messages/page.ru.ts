import type { DiscountMessages } from './page.en.ts'

/** See `page.en.ts`. */
export const ru: DiscountMessages = {
  open: 'У меня есть промокод',
  label: 'Промокод',
  apply: 'Применить',
  checking: 'Проверяем промокод…',
  applied: (code) => `Промокод ${code}`,
  remove: (code) => `Убрать промокод ${code}`,
  line: 'Скидка по промокоду',
  empty: 'Введите промокод',
  failed: 'Проверить промокод не удалось. Попробуйте ещё раз.',
}
