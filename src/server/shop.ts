import type { EditedTexts, Settings } from '#base/settings.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database/database.ts'
import type { Keyring } from './keyring.ts'
import type { Log } from './log.ts'

/** The dependencies that a running shop passes to its commands and queries. */
export type Shop = {
  db: Database['db']
  /** The database for reads of public data. If there is a replica, its data can be slightly older than that of `db`. Never base a decision on it. */
  readDb: Database['db']
  database: Database
  config: Config
  /** Settings of the staff, which override the environment. They change while the shop runs, so call this function each time. */
  settings: () => Settings
  /** E-mail texts that the staff edited. They change while the shop runs, like the settings. */
  emailTexts: () => EditedTexts
  /** True if the owner of an e-mail address has signed in with a code sent to it. */
  isProvedAddress: (db: Db, address: string) => Promise<boolean>
  /** The renewed links of those orders that have one, by the order's id. */
  renewedLinks: (db: Db, orderIds: string[]) => Promise<Map<string, string>>
  log: Log
  /** Encrypts personal data. Also makes hashes of data that the shop must find but must not be able to read. */
  keys: Keyring
  /** The shop's only clock. In the sandbox it can be moved forward. */
  now: () => Date
}
