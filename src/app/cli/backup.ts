import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import {
  makeBackup,
  pruneBackups,
  readBackup,
  restoreDatabase,
  writeCheck,
} from '#features/office/operations/commands-backup.ts'
import { leaveRequest, takeAnswer } from '#features/office/operations/commands-backup-schedule.ts'
import { findBackup, findCheck, listBackupNames } from '#features/office/operations/commands-backup-list.ts'
import { MINUTE, SECOND } from '#base/time.ts'
import { type Config, readConfig } from '#server/config.ts'
import { scratchPrefix } from '#server/scratch-folders.ts'
import { FolderInUse } from '#server/database/embedded/folder-lock.ts'
import { connectForLongWork } from '#server/database/restore-target.ts'
import { withScratchDatabase } from '#server/database/scratch-database.ts'
import { openPglite } from '#server/database/embedded/pglite.ts'
import { type Log, openLog } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { backupContext, backupPlace } from '../wiring/ports/backup-context.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'

const HELP = `npm run backup                 makes a backup now and tests it by a restore into a temporary database
npm run backup -- list         lists all backups, the newest first
npm run backup -- check NAME   tests this backup by a restore into a temporary database
Backups are stored in BACKUP_STORAGE (default: ./backups) and encrypted with BACKUP_KEY.
`
const START_TIMEOUT = 10 * MINUTE

/** A stopped test restore removes its temporary database, which contains all customer data. It has no result about the backup. */
const STOPPED = new StartError('The check of the backup was stopped.')

await work(process.argv.slice(2)).catch(exitOnStartError)

async function work([command, name]: string[]): Promise<void> {
  if (command === 'help' || (command === 'check' && !name)) return say(HELP.trimEnd())
  const config = pastPooler(readConfig(process.env))
  const log = openLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL)
  if (command === 'list') return await list(config)
  if (command === 'check') return await check(config, log, name ?? '')
  if (command !== undefined) throw new StartError(HELP)
  const made = await make(config, log)
  say(`Backup ${made} is in ${shown(backupPlace(config))}. Testing the backup by a restore into a temporary database …`)
  await check(config, log, made)
}

async function make(config: Config, log: Log): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = config
  if (DATABASE_URL) {
    const { db, close } = await connectForLongWork(DATABASE_URL)
    return await makeAndClose(config, { db, engine: 'postgres', close }, log)
  }
  try {
    return await makeAndClose(config, await openPglite(DATA_DIR), log)
  } catch (error) {
    if (error instanceof FolderInUse) return await askShop(config)
    throw error
  }
}

type BackupSource = Parameters<typeof backupContext>[1] & { close: () => Promise<void> }

async function makeAndClose(config: Config, database: BackupSource, log: Log): Promise<string> {
  try {
    const context = await backupContext(config, database, log)
    // Runs first: on a full disk, it makes room for the next backup.
    await pruneBackups(context)
    const { name, files } = await makeBackup(context)
    say(`${files.length} media files belong to the backup.`)
    return name
  } finally {
    await database.close()
  }
}

/** A direct connection. A transaction pooler (PgBouncer) offers only its own database, but the test restore creates another one. */
function pastPooler(config: Config): Config {
  return { ...config, DATABASE_URL: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL }
}

/** Asks the running shop, which has locked the embedded database, to make the backup. Waits, and returns the name of the backup. */
async function askShop(config: Config): Promise<string> {
  const id = randomUUID()
  leaveRequest(config, { id, place: backupPlace(config) })
  for (let waited = 0; waited < START_TIMEOUT; waited += SECOND / 5) {
    const answer = takeAnswer(config, id)
    if (answer?.name) return answer.name
    if (answer) throw new StartError(`The shop could not make a backup: ${answer.fault}`)
    await pause(SECOND / 5)
  }
  throw new StartError(
    `The shop that runs on ${config.DATA_DIR} did not make a backup within ten minutes. The log of the shop may contain the reason.`,
  )
}

async function list(config: Config): Promise<void> {
  const backups = await openStorage(backupPlace(config))
  const names = await listBackupNames(backups)
  if (names.length === 0) say(`There is no backup in ${shown(backupPlace(config))}.`)
  for (const name of names) {
    const record = await findBackup(backups, name)
    const checked = await findCheck(backups, name)
    const state = checked ? (checked.fault ?? `test restore succeeded in ${checked.seconds} s`) : 'not checked'
    if (record) say(`${name}  ${record.rows} rows, ${record.bytes} bytes, ${record.files.length} files; ${state}`)
    else say(`${name}  the record of this backup cannot be read; ${state}`)
  }
}

/** Exits with code 1 if the backup cannot be restored. */
async function check(config: Config, log: Log, name: string): Promise<void> {
  const backups = await openStorage(backupPlace(config))
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  const folder = mkdtempSync(scratchPrefix('check'))
  const stopped = untilStopped()
  try {
    const { proofs, engine } = await withScratchDatabase(config.DATABASE_URL, folder, async (place) => {
      const restored = await Promise.race([
        restoreDatabase(await readBackup(backups, name), { ...config, ...place }, log),
        stopped,
      ])
      return { proofs: restored.proofs, engine: place.DATABASE_URL ? 'PostgreSQL' : 'the embedded engine' }
    })
    const rows = proofs.reduce((sum, proof) => sum + proof.rows, 0)
    await writeCheck(backups, name, { at: new Date().toISOString(), seconds: seconds(), fault: null })
    say(`Test restore into ${engine} succeeded: ${proofs.length} tables, ${rows} rows, all unchanged (${seconds()} s).`)
  } catch (error) {
    const fault = error instanceof Error ? error.message : 'unknown'
    if (error !== STOPPED && (await findBackup(backups, name)))
      await writeCheck(backups, name, { at: new Date().toISOString(), seconds: seconds(), fault })
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Never resolves. A second signal ends the process immediately. */
function untilStopped(): Promise<never> {
  const stopped = new Promise<never>((_resolve, reject) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => reject(STOPPED))
  })
  // The signal may come when nothing waits for it.
  stopped.catch(() => {})
  return stopped
}

/** A storage address without the secret in it. */
function shown(place: string): string {
  return place.replace(/\/\/[^@]*@/, '//')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
