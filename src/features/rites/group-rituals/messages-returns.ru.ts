import type { en } from './messages-returns.en.ts'

/** See `messages-returns.en.ts`. */
export const ru: typeof en = { reason: 'Общий ритуал отменён' }
