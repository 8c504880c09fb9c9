import type { en } from './page-refund.en.ts'

/** The English version is in `page-refund.en.ts`. */
export const ru: typeof en = {
  rule: 'Пока ритуал не начат, вернём всё; если он уже идёт, вернём за недели, которые ещё не начались.',
  moment: 'Пока ритуал не начат, вернём всё.',
  rules: 'Правила возврата',
}
