import type { en } from './messages-notice.en.ts'

/** See `messages-notice.en.ts`. */
export const ru: typeof en = {
  title: (ritual, day) => `${day}: ${ritual}, один ритуал для многих семей`,
  open: 'Присоединиться',
}
