import type { Figure } from './results.ts'

/** What every part measures with. */
export type Bench = {
  /** Removed at the end. */
  folder: string
  rounds: number
  /** Of one round. */
  seconds: number
  /** Proves that it works, and writes nothing down. */
  isQuick: boolean
  /** The address of a new, empty database on a private PostgreSQL. Throws `Unavailable` where there is none. */
  freshDatabase: () => Promise<string>
}

/** One group of figures; its name is what `npm run bench -- <name>` takes. */
export type Part = { name: string; about: string; measure: (bench: Bench) => Promise<Figure[]> }

/** The machine lacks what a part measures with; its message says what to install. */
export class Unavailable extends Error {}
