import { createHash } from 'node:crypto'

/** The entry of a migration in drizzle-kit's journal. A database uses `when` to decide which migrations it still needs. */
export type JournalEntry = { idx: number; when: number; tag: string }

export type Migrations = {
  journal: JournalEntry[]
  /** The text of each `.sql` file, by its name. */
  files: Record<string, string>
  /** The lines of `landed.sha256`, in the format that `sha256sum` writes and checks. */
  landed: string[]
}

/** Lists the reasons why the database of an earlier release would differ from a new database after the migrations, one sentence for each. */
export function faultsOfMigrations({ journal, files, landed }: Migrations): string[] {
  return [...faultsOfJournal(journal, files), ...faultsOfLanded(journal, files, landed)]
}

/** The lines for the migrations that `landed.sha256` does not list yet. They must be appended to this file. */
export function linesToLand({ journal, files, landed }: Migrations): string[] {
  const known = new Set(landed.map(fileOf))
  return journal
    .map(({ tag }) => `${tag}.sql`)
    .filter((file) => !known.has(file))
    .map((file) => lineOf(file, files[file] ?? ''))
}

function faultsOfJournal(journal: JournalEntry[], files: Record<string, string>): string[] {
  const listed = new Set(journal.map(({ tag }) => `${tag}.sql`))
  const unlisted = Object.keys(files).filter((file) => !listed.has(file))
  const missing = [...listed].filter((file) => !(file in files))
  const early = journal.filter(({ when, idx }, place) => idx !== place || when <= (journal[place - 1]?.when ?? 0))
  return [
    ...unlisted.map((file) => `${file} is not in meta/_journal.json, so no database would get it.`),
    ...missing.map((file) => `${file} is in meta/_journal.json but not in the folder.`),
    ...early.map(
      ({ tag }) =>
        `${tag} is not later than the one before it (idx, when): a database with the earlier one would skip it.`,
    ),
  ]
}

function faultsOfLanded(journal: JournalEntry[], files: Record<string, string>, landed: string[]): string[] {
  const order = journal.map(({ tag }) => `${tag}.sql`)
  const gone = landed
    .slice(order.length)
    .map((line) => `${fileOf(line)} has landed and was taken out: databases have it.`)
  const faults = order.flatMap((file, place) => {
    const line = landed[place]
    if (line === undefined) return [`${file} is not in landed.sha256 yet: node tools/check/check-migrations.ts --land`]
    if (fileOf(line) !== file)
      return [`landed.sha256 has ${fileOf(line)} in the place of ${file}: its lines are never moved or taken out.`]
    if (line !== lineOf(file, files[file] ?? ''))
      return [`${file} was changed after landing: databases have the old version. Write a new migration instead.`]
    return []
  })
  return [...faults, ...gone]
}

function lineOf(file: string, text: string): string {
  return `${createHash('sha256').update(text).digest('hex')}  ${file}`
}

function fileOf(line: string): string {
  return line.slice(line.indexOf('  ') + 2)
}
