// Refuses a migration that was changed after it had landed, or that a database of an earlier release would skip. `--land` writes new
// ones down. Run through `npm run check`.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes.mjs'
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
const faults = faultsOfMigrations(read())
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
