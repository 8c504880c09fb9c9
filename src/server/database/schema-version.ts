import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import { type Db, MIGRATIONS, rowsOf } from './database.ts'

/**
 * Refuses a database that a newer version has migrated: this version does not understand its tables. `where` names the variable with the
 * address of the database. `folder` contains the known migrations. Returns how many migrations are applied. Called before any migration
 * runs.
 */
export async function refuseNewer(db: Db, where: string, folder = MIGRATIONS): Promise<number> {
  const known = new Set(readJournal(folder).map(({ when }) => when))
  const applied = await listApplied(db)
  const unknown = applied.filter((when) => !known.has(when))
  if (unknown.length > 0)
    throw new StartError(
      `${where}: the database was migrated by a newer version of this program (${unknown.length} of its ${applied.length} migrations are unknown to this one). It was left untouched; start the newer version, or restore a backup from before.`,
    )
  return applied.length
}

async function listApplied(db: Db): Promise<number[]> {
  const table = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`),
  )
  if (!table[0]?.name) return []
  const rows = rowsOf<{ created_at: string }>(
    await db.execute(sql`select created_at from drizzle.__drizzle_migrations`),
  )
  return rows.map((row) => Number(row.created_at))
}

/** The list of migrations that drizzle-kit writes next to them. */
function readJournal(folder: string): { when: number }[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return journal.entries
}
