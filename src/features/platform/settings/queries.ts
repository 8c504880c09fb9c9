import { eq } from 'drizzle-orm'
import type { Settings } from '#base/settings.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { readCountry, settingsOf } from './rules.ts'
import { storedShape } from './schemas.ts'
import { shopSettings } from './tables.ts'

export const CURRENT = 'current'

/** What holds, with its version: 0 before the first change. Throws a ZodError for what this release cannot read. */
export async function readSettings(db: Db, config: Config): Promise<{ settings: Settings; version: number }> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.id, CURRENT))
  const stored = storedShape.parse(row?.settings ?? {})
  return { settings: settingsOf(config, stored), version: row?.version ?? 0 }
}

/** Where a visitor is, as the owner's proxy says it; undefined where none is named that would. */
export function countryOf(
  { config }: Pick<Shop, 'config'>,
  header: (name: string) => string | undefined,
): string | undefined {
  const { COUNTRY_HEADER: name } = config
  return name === undefined ? undefined : readCountry(header(name))
}
