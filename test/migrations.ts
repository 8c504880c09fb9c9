import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MIGRATIONS } from '../src/server/database/database.ts'

/** Copies the shop's migrations to a separate folder, where a test may add migrations. */
export function copyMigrations(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Leaves only the first migrations in the folder, as in an earlier version. */
export function keepMigrations(folder: string, count: number): void {
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
}

/** Appends one migration to the folder. */
export function addMigration(folder: string, statement: string): void {
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)
  const idx = journal.entries.length
  const added = { ...last, idx, when: (last?.when ?? 0) + 1, tag: `${idx}_added` }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, added] }))
  writeFileSync(path.join(folder, `${added.tag}.sql`), statement)
}
