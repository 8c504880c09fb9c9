import type { words } from './words.en.ts'

export type Words = typeof words
