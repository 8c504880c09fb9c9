import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Keyring } from './keyring.ts'
import type { Log } from './log.ts'

/** What a running shop hands to its commands and queries. */
export type Shop = {
  db: Database['db']
  database: Database
  config: Config
  log: Log
  /** Seals personal data and hashes what must be found but not read. */
  keys: Keyring
  /** The only clock; in the sandbox it can be moved forward. */
  now: () => Date
}
