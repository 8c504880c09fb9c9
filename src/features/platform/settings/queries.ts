import { eq } from 'drizzle-orm'
import type { Settings } from '#base/settings.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { readCountry, mergeSettings } from './rules.ts'
import { storedShape } from './schemas.ts'
import { shopSettings } from './tables.ts'

export const CURRENT = 'current'

/** The current settings, with their version: 0 before the first change. Throws a ZodError if this release cannot read the data. */
export async function readSettings(db: Db, config: Config): Promise<{ settings: Settings; version: number }> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.id, CURRENT))
  const stored = storedShape.parse(row?.settings ?? {})
  return { settings: mergeSettings(config, stored), version: row?.version ?? 0 }
}

/** A visitor's country from the owner's proxy. Undefined if no header is configured. */
export function countryOf(
  { config }: Pick<Shop, 'config'>,
  header: (name: string) => string | undefined,
): string | undefined {
  const { COUNTRY_HEADER: name } = config
  return name === undefined ? undefined : readCountry(header(name))
}
