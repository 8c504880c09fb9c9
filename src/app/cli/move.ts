import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { writeDump } from '#server/database/dump.ts'
import { openPglite } from '#server/database/embedded/pglite.ts'
import { restoreDump } from '#server/database/restore-target.ts'
import { openLog } from '#server/log.ts'
import { inScratchFolder } from '#server/scratch-folders.ts'
import { StartError } from '#server/start-error.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'
import { pastPooler, say } from './terminal.ts'

await move().catch(exitOnStartError)

/**
 * Copies everything from the embedded database in DATA_DIR into the empty PostgreSQL of DATABASE_URL, and compares every table.
 */
async function move(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = pastPooler(readConfig(process.env))
  if (!DATABASE_URL)
    throw new StartError('DATABASE_URL: missing. Set it to the empty PostgreSQL database that the shop moves to.')
  if (!existsSync(path.join(DATA_DIR, 'postgres')))
    throw new StartError(`DATA_DIR: there is no embedded database in ${DATA_DIR}.`)
  const log = openLog('warn')
  await inScratchFolder('move', async (folder) => {
    const file = path.join(folder, 'dump')
    const source = await openPglite(DATA_DIR)
    const { facts } = await writeDump(file, source, undefined, async () => undefined).finally(source.close)
    const after = await restoreDump(file, facts, { DATABASE_URL, DATA_DIR }, log)
    const before = facts.tables
    say(`${'table'.padEnd(28)} ${'before'.padStart(8)} ${'after'.padStart(8)}  hash of all rows`)
    for (const { table, rows, hash } of before) {
      const found = after.find((proof) => proof.table === table)
      say(
        `${table.padEnd(28)} ${String(rows).padStart(8)} ${String(found?.rows).padStart(8)}  ${hash} ${found?.hash === hash ? '=' : '≠'} ${found?.hash}`,
      )
    }
    say(
      `\nThe copy is complete: every table has the same rows. Start the shop with DATABASE_URL; ${DATA_DIR} has not changed, and the shop still uses the media folder in it, unless MEDIA_STORAGE is set to a different folder or bucket.`,
    )
  })
}
