import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'

/** What a running shop hands to its commands and queries. */
export type Shop = {
  db: Database['db']
  database: Database
  config: Config
  log: Log
  /** The only clock; in the sandbox it can be moved forward. */
  now: () => Date
}
