import type { Figure } from './results.ts'

/** What every part receives. */
export type Bench = {
  /** Removed at the end. */
  folder: string
  rounds: number
  /** Seconds of one round. */
  seconds: number
  /** Proves that the bench works, and records nothing. */
  isQuick: boolean
  /** The URL of a new, empty database on a private PostgreSQL. Throws `Unavailable` if there is none. */
  freshDatabase: () => Promise<string>
}

/** One group of figures; `npm run bench -- <name>` runs it. */
export type Part = { name: string; about: string; measure: (bench: Bench) => Promise<Figure[]> }

/** The machine lacks something that a part needs; the message says what to install. */
export class Unavailable extends Error {}
