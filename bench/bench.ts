import type { Figure } from './results.ts'

/** The properties that every part receives. */
export type Bench = {
  /** A folder that is removed at the end. */
  folder: string
  rounds: number
  /** The duration of one round in seconds. */
  seconds: number
  /** True for a quick run, which only checks that the bench works and records nothing. */
  isQuick: boolean
  /** Creates a new, empty database on a private PostgreSQL and returns its URL. Throws `Unavailable` if there is no PostgreSQL. */
  freshDatabase: () => Promise<string>
}

/** A part of the bench: one group of figures. `npm run bench -- <name>` measures this group. */
export type Part = { name: string; about: string; measure: (bench: Bench) => Promise<Figure[]> }

/** Thrown if this machine lacks software that a part needs. The message names the software to install. */
export class Unavailable extends Error {}
