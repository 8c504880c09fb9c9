import { eq } from 'drizzle-orm'
import { after } from '#base/time.ts'
import { GRACE } from './model.ts'
import type { Settings } from '#base/settings.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { readCountry, mergeSettings } from './rules.ts'
import { missingSellerFacts } from './rules-seller.ts'
import { storedShape } from './schemas.ts'
import { shopMilestones, shopSettings } from './tables.ts'

export const CURRENT = 'current'

/** The end of the grace period for a shop that already took real money. Undefined for a new shop. */
export async function findGraceEnd(db: Db): Promise<Date | undefined> {
  const [row] = await db.select().from(shopMilestones).where(eq(shopMilestones.name, 'trust-rules'))
  return row && after(row.at, GRACE)
}

/** True if a rehearsal has used this database. */
export async function isOfRehearsal(db: Db): Promise<boolean> {
  return (await db.$count(shopMilestones, eq(shopMilestones.name, 'rehearsal'))) > 0
}

export async function isInGrace(db: Db, now: Date): Promise<boolean> {
  const end = await findGraceEnd(db)
  return end !== undefined && now < end
}

/**
 * Reads the current settings, with their version: 0 before the first change. Throws a `ZodError` if this version of the shop cannot read
 * the data.
 */
export async function readSettings(db: Db, config: Config): Promise<{ settings: Settings; version: number }> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.id, CURRENT))
  const stored = storedShape.parse(row?.settings ?? {})
  return { settings: mergeSettings(config, stored), version: row?.version ?? 0 }
}

/**
 * True if the shop may take real money: it has named its seller, or it is in the grace period because it took money before the seller's
 * facts became required. A sandbox takes no real money.
 */
export async function mayTakeMoney({ db, config, settings, now }: Pick<Shop, 'db' | 'config' | 'settings' | 'now'>) {
  if (config.SANDBOX || missingSellerFacts(settings().legal).length === 0) return true
  return await isInGrace(db, now())
}

/** The visitor's country, as the proxy of the shop reports it. Undefined if no header is configured. */
export function countryOf(
  { config }: Pick<Shop, 'config'>,
  header: (name: string) => string | undefined,
): string | undefined {
  const { COUNTRY_HEADER: name } = config
  return name === undefined ? undefined : readCountry(header(name))
}
