import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import { type Db, MIGRATIONS, rowsOf } from './database.ts'

/**
 * The last migration that the rules of tools/check/lock-rules.ts do not check. A version that does not know this migration cannot use the tables.
 */
const LAST_UNJUDGED = 24
/**
 * The pattern of a line such as `-- outlived: order.note, since 0031` above a removal in a migration. The line says that versions which
 * know migration 0031 do not use the removed column or table any more.
 */
const OUTLIVED = /^--\s*outlived:.*\bsince (\d{4})\b/gim
const NOTE = /^oldest version: (\d+)$/

type Migration = { idx: number; when: number; tag: string }

/**
 * Refuses a database that a newer version has migrated, unless the newer version noted that the running version can still use the tables. `where`
 * names the variable with the address of the database. `folder` contains the known migrations. Returns how many migrations are applied. Called
 * before any migration runs.
 */
export async function refuseNewer(db: Db, where: string, folder = MIGRATIONS): Promise<number> {
  const journal = readJournal(folder)
  const known = new Set(journal.map(({ when }) => when))
  const applied = await listApplied(db)
  const unknown = applied.filter((when) => !known.has(when))
  if (unknown.length === 0) return applied.length
  const oldest = await readOldest(db)
  if (oldest !== undefined && known.has(oldest)) return applied.length
  throw new StartError(
    `${where}: the database was migrated by a newer version of this program (${unknown.length} of its ${applied.length} migrations are unknown to this one). It was left untouched; start the newer version, or restore a backup from before.`,
  )
}

/**
 * Records in the database the newest migration that a version of the program must know to use the tables. So the previous version can
 * start again. Called after the migrations. A version that does not know all migrations of the database leaves the record unchanged.
 */
export async function noteOldestVersion(db: Db, folder = MIGRATIONS): Promise<void> {
  const journal = readJournal(folder)
  const known = new Set(journal.map(({ when }) => when))
  const oldest = findOldest(journal, folder)
  if (oldest === undefined || (await listApplied(db)).some((when) => !known.has(when))) return
  if ((await readOldest(db)) === oldest) return
  await db.execute(sql.raw(`comment on schema drizzle is 'oldest version: ${oldest}'`))
}

/** The time of the newest migration that a version of the program must know. Older versions use something that a migration has removed. */
function findOldest(journal: Migration[], folder: string): number | undefined {
  const since = journal.flatMap(({ tag }) => [...readFileSync(join(folder, `${tag}.sql`), 'utf8').matchAll(OUTLIVED)])
  const last = Math.max(LAST_UNJUDGED, ...since.map(([, number]) => Number(number)))
  return journal.find(({ idx }) => idx === last)?.when
}

async function readOldest(db: Db): Promise<number | undefined> {
  const [row] = rowsOf<{ note: string | null }>(
    await db.execute(sql`select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as note`),
  )
  const found = NOTE.exec(row?.note ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
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

/** Reads the list of migrations, which drizzle-kit writes into the folder of the migrations. */
function readJournal(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Migration[] }
  return journal.entries
}
