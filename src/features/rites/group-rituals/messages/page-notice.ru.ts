import type { en } from './page-notice.en.ts'

/** See `page-notice.en.ts`. */
export const ru: typeof en = {
  title: (ritual, day, price) => `${day}: ${ritual}, один ритуал для многих семей, ${price} за семью`,
  open: 'Присоединиться',
}
