import type { en } from './page-order.en.ts'

/** See `page-order.en.ts`. */
export const ru: typeof en = {
  line: (ritual) => `${ritual}, общая`,
  calledOff: 'Общий ритуал отменён',
}
