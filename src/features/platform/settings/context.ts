import type { ZodType } from 'zod'
import type { Fault } from '#base/refusal.ts'
import type { Settings } from '#base/settings.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'

type Fields = Record<string, unknown>

/** The payment policy. It belongs to another feature, which settings may not import. It is shown and changed together with the settings. */
export type PolicyPort = {
  shape: ZodType<Fields>
  read(db: Db): Promise<{ fields: Fields; version: number }>
  /** Runs in the transaction that changes the settings. Refuses callers without the right to change the policy. */
  change(tx: Db, now: Date, changes: Fields, by: Caller): Promise<void>
  /** Makes this process use its own change of the policy immediately. */
  reread(): Promise<void>
}

export type SettingsContext = {
  shop: Shop
  reread: () => Promise<void>
  policy: PolicyPort
  /**
   * The reasons why the terms of the tiers conflict with the prices of the rituals. The catalogue, which settings may not import, provides
   * this function.
   */
  termFaults: (tx: Db, settings: Settings) => Promise<Fault[]>
}
