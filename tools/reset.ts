import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { lockFolder } from '../src/server/database/embedded/folder-lock.ts'
import { plain, ROOT } from './processes.mjs'

/** Deletes the embedded database of the sandbox. Never touches the database of DATABASE_URL. */
export async function resetDatabase(yes: boolean): Promise<number> {
  const { DATABASE_URL, DATA_DIR = './data', SANDBOX = '1' } = process.env
  if (SANDBOX === '0') throw plain('SANDBOX=0: a real shop cannot be reset.')
  if (DATABASE_URL && !yes) {
    throw plain(
      'DATABASE_URL is set, but this command does not change that database. Add --yes to delete the embedded database in DATA_DIR.',
    )
  }
  const folder = path.resolve(ROOT, DATA_DIR)
  if (!existsSync(folder)) {
    console.log(`Nothing to delete in ${folder}.`)
    return 0
  }
  if (!existsSync(path.join(folder, 'lock.sqlite'))) {
    throw plain(`${folder} does not look like a data folder of this shop, so nothing was deleted.`)
  }
  if (!yes && !(await confirmed(folder))) return 1
  const unlock = lockUnlessServing(folder)
  // A shop that has moved to PostgreSQL still stores its media here.
  const kept = DATABASE_URL ? ['media'] : []
  for (const name of readdirSync(folder).filter((each) => !kept.includes(each)))
    rmSync(path.join(folder, name), { recursive: true })
  unlock()
  if (kept.length === 0) rmSync(folder, { recursive: true, force: true })
  console.log(`Deleted the embedded database in ${folder}; the next start makes a new one.`)
  return 0
}

function lockUnlessServing(folder: string): () => void {
  try {
    return lockFolder(folder)
  } catch (error) {
    throw error instanceof Error ? plain(error.message) : error
  }
}

async function confirmed(folder: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw plain('Add --yes to confirm: npm run db:reset -- --yes')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`Delete the sandbox database in ${folder}? (yes/no) `)
  lines.close()
  return answer.trim().toLowerCase() === 'yes'
}
