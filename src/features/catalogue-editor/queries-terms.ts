import { and, asc, eq } from 'drizzle-orm'
import type { Fault } from '#base/refusal.ts'
import type { Settings } from '#base/settings.ts'
import { termFaults } from '#features/catalogue/queries.ts'
import { rituals } from '#features/catalogue/tables.ts'
import type { Db } from '#server/database/database.ts'
import { contentTermFault } from './present.ts'
import { catalogueVersions } from './tables.ts'

/** Why the terms of these settings cannot be offered: by what readers see, else by what will be published by itself. */
export async function termFaultsOfAll(db: Db, settings: Pick<Settings, 'tiers'>): Promise<Fault[]> {
  const seen = await termFaults(db, settings)
  if (seen.length > 0) return seen
  const { id, content, kind, n } = catalogueVersions
  const rows = await db
    .select({ id, content })
    .from(rituals)
    .innerJoin(catalogueVersions, and(eq(kind, 'ritual'), eq(id, rituals.id), eq(n, rituals.scheduledVersion)))
    .orderBy(asc(rituals.position), asc(rituals.id))
  const faults = rows.flatMap((row) => contentTermFault('tiers.terms', row, settings.tiers.terms) ?? [])
  return faults.slice(0, 1)
}
