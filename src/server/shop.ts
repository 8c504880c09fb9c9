import type { EditedTexts, Settings } from '#base/settings.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database/database.ts'
import type { Keyring } from './keyring.ts'
import type { Log } from './log.ts'

/** What a running shop hands to its commands and queries. */
export type Shop = {
  db: Database['db']
  /** For what everybody may read; a moment behind `db` where there is a replica. Nothing is decided by it. */
  readDb: Database['db']
  database: Database
  config: Config
  /** What the staff has set, over the environment's; it changes while the shop runs, so ask each time. */
  settings: () => Settings
  /** The words of e-mails that the staff wrote; they change like the settings. */
  emailTexts: () => EditedTexts
  /** Whether the owner of an e-mail address has signed in with a code that was sent there. */
  isProvedAddress: (db: Db, address: string) => Promise<boolean>
  log: Log
  /** Seals personal data and hashes what must be found but not read. */
  keys: Keyring
  /** The only clock; in the sandbox it can be moved forward. */
  now: () => Date
}
