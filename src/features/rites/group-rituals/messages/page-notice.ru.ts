import type { en } from './page-notice.en.ts'

/** See `page-notice.en.ts`. */
export const ru: typeof en = {
  title: (ritual, day) => `${day}: ${ritual}, один ритуал для многих семей`,
  open: 'Присоединиться',
}
