import type { en } from './emails.en.ts'

/** See `emails.en.ts`. */
export const ru: typeof en = { discount: 'Скидка по промокоду' }
