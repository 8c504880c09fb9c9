import type { en } from './messages-line.en.ts'

/** See `messages-line.en.ts`. */
export const ru: typeof en = { line: (ritual) => `${ritual}, общая` }
