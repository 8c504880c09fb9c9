import type { en } from './page-line.en.ts'

/** See `page-line.en.ts`. */
export const ru: typeof en = { line: (ritual) => `${ritual}, общая` }
