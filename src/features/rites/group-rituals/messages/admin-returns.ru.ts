import type { en } from './admin-returns.en.ts'

/** See `admin-returns.en.ts`. */
export const ru: typeof en = { reason: 'Общий ритуал отменён' }
