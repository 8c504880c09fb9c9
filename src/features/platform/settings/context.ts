import type { ZodType } from 'zod'
import type { Fault } from '#base/refusal.ts'
import type { Settings } from '#base/settings.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'

type Fields = Record<string, unknown>

/** The policy of payments, which a feature above has; it is shown and changed together with the settings. */
export type PolicyPort = {
  shape: ZodType<Fields>
  read(db: Db): Promise<{ fields: Fields; version: number }>
  /** Refuses who may not; in the transaction that changes the settings. */
  change(tx: Db, now: Date, changes: Fields, by: Caller): Promise<void>
  /** Takes in at once what this process has changed. */
  reread(): Promise<void>
}

/** What changing the settings works with. */
export type SettingsContext = {
  shop: Shop
  reread: () => Promise<void>
  policy: PolicyPort
  /** Why the terms that tiers offer cannot hold with the prices of the rituals, which a feature above knows. */
  termFaults: (tx: Db, settings: Settings) => Promise<Fault[]>
}
