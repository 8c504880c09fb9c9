import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listMediaFiles } from '#features/platform/media/queries.ts'
import { readBackupFile, restoreDatabase } from '#features/office/operations/commands-backup.ts'
import { writeArchive } from '#server/backup/archive.ts'
import { readConfig } from '#server/config.ts'
import { scratchPrefix } from '#server/scratch-folders.ts'
import { openPglite } from '#server/database/embedded/pglite.ts'
import { listKeyIds } from '#server/keyring.ts'
import { openLog } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { VERSION } from '#server/version.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'

await move().catch(exitOnStartError)

/**
 * Copies everything from the embedded database in DATA_DIR into the empty PostgreSQL of DATABASE_URL, and verifies that nothing changed.
 */
async function move(): Promise<void> {
  const config = readConfig(process.env)
  const { DATA_DIR } = config
  // A transaction pooler (PgBouncer) does not support a session-level lock.
  const DATABASE_URL = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  if (!DATABASE_URL)
    throw new StartError('DATABASE_URL: missing. Set it to the empty PostgreSQL database that the shop moves to.')
  if (!existsSync(path.join(DATA_DIR, 'postgres')))
    throw new StartError(`DATA_DIR: there is no embedded database in ${DATA_DIR}.`)
  const log = openLog('warn')
  const folder = mkdtempSync(scratchPrefix('move'))
  try {
    const file = path.join(folder, 'archive')
    // A temporary key that is never stored. Only this process can read the files in the folder.
    const key = randomBytes(32)
    const source = await openPglite(DATA_DIR)
    const head = { madeAt: new Date().toISOString(), version: VERSION, secretKeys: listKeyIds(config.SECRET_KEYS) }
    const { proofs: before } = await writeArchive(file, { db: source.db, keys: [key], head, extra: listMediaFiles })
    await source.close()
    const BACKUP_KEY = key.toString('base64')
    const { proofs: after } = await restoreDatabase(readBackupFile(file), { DATABASE_URL, DATA_DIR, BACKUP_KEY }, log)
    say(`${'table'.padEnd(28)} ${'before'.padStart(8)} ${'after'.padStart(8)}  hash of all rows`)
    for (const { table, rows, hash } of before) {
      const found = after.find((proof) => proof.table === table)
      say(
        `${table.padEnd(28)} ${String(rows).padStart(8)} ${String(found?.rows).padStart(8)}  ${hash} ${found?.hash === hash ? '=' : '≠'} ${found?.hash}`,
      )
    }
    say(
      `\nNothing changed. Start the shop with DATABASE_URL; ${DATA_DIR} was left as it was, and its media folder is still used unless MEDIA_STORAGE names another.`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
