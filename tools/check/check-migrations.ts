// Refuses a migration if it was changed after landing, if a database of an earlier release would skip it, or if it would block a running
// shop. `--land` records new migrations. Run it through `npm run check`.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes.mjs'
import { faultsOfLocks, FIRST_JUDGED } from './lock-rules.ts'
import { faultsOfMigrations, type JournalEntry, linesToLand, type Migrations } from './migration-rules.ts'

const FOLDER = path.join(ROOT, 'db', 'migrations')
const LANDED = path.join(FOLDER, 'landed.sha256')

if (process.argv.includes('--land')) {
  appendFileSync(
    LANDED,
    linesToLand(read())
      .map((line) => `${line}\n`)
      .join(''),
  )
}
const migrations = read()
const judged = Object.entries(migrations.files).filter(([name]) => Number(name.slice(0, 4)) >= FIRST_JUDGED)
const faults = [...faultsOfMigrations(migrations), ...judged.flatMap(([name, text]) => faultsOfLocks(name, text))]
console.log(faults.join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0

function read(): Migrations {
  const text = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
  const { entries } = JSON.parse(text('meta/_journal.json')) as { entries: JournalEntry[] }
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return {
    journal: entries,
    files: Object.fromEntries(names.map((name) => [name, text(name)])),
    landed: text('landed.sha256').split('\n').filter(Boolean),
  }
}
