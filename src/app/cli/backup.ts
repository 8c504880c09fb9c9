import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { makeBackup, pruneBackups, writeCheck } from '#features/office/operations/commands-backup.ts'
import {
  fetchDump,
  identitiesOf,
  isUnchanged,
  readRecord,
  tryRestore,
} from '#features/office/operations/commands-backup-restore.ts'
import { leaveRequest, takeAnswer } from '#features/office/operations/commands-backup-schedule.ts'
import { findBackup, findCheck, listBackupNames } from '#features/office/operations/commands-backup-list.ts'
import type { BackupCheck, BackupRecord } from '#features/office/operations/model.ts'
import { isOfEarlierForm } from '#features/office/operations/rules-backups.ts'
import { MINUTE, SECOND } from '#base/time.ts'
import { readBackupKeys } from '#server/backup/recipients.ts'
import { pairOfKey } from '#server/backup/sealed-file.ts'
import { type Config, readConfig } from '#server/config.ts'
import { inScratchFolder } from '#server/scratch-folders.ts'
import { FolderInUse } from '#server/database/embedded/folder-lock.ts'
import { connectForLongWork } from '#server/database/restore-target.ts'
import { openPglite } from '#server/database/embedded/pglite.ts'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { backupContext, backupPlace } from '../wiring/ports/backup-context.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'
import { readIdentityFile } from './identity-file.ts'
import { ownCommands } from './own-commands.ts'
import { openQuietLog, pastPooler, say } from './terminal.ts'

const HELP = `npm run backup                 makes a backup now and tests it by a restore into a temporary database
npm run backup -- list         lists all backups, the newest first
npm run backup -- check NAME   tests this backup by a restore into a temporary database
                               A sealed backup needs --identity FILE, the file of age-keygen (- reads it from the input).
                               Without --identity, only the length and the hash of the stored file are compared.
npm run backup -- key          prints the age keys that replace BACKUP_KEY
Backups are stored in BACKUP_STORAGE (default: ./backups) and sealed to BACKUP_RECIPIENTS.
`
const START_TIMEOUT = 10 * MINUTE

/**
 * A test restore that is stopped removes its temporary database, because it contains all customer data. The stopped test does not show
 * whether the backup is good.
 */
const STOPPED = new StartError('The check of the backup was stopped.')

await work(process.argv.slice(2)).catch(exitOnStartError)

async function work([command, name, ...rest]: string[]): Promise<void> {
  if (command === 'help' || (command === 'check' && !name)) return say(ownCommands(HELP).trimEnd())
  const config = pastPooler(readConfig(process.env))
  const log = openQuietLog(config)
  if (command === 'list') return await list(config)
  if (command === 'key') return await printKeys(config)
  if (command === 'check') return await check(config, log, name ?? '', await readIdentityFile(rest))
  // The shop itself starts this command, to test the dump that it has just made.
  if (command === 'trial') return void (await untilStopped(tryRestore(name ?? '', config, log)))
  if (command !== undefined) throw new StartError(ownCommands(HELP))
  const tested = await make(config, log)
  if (tested?.fault) throw new StartError(tested.fault)
}

/** Makes a backup and tests it. Reports the results of both steps. */
async function make(config: Config, log: Log): Promise<BackupCheck | undefined> {
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

async function makeAndClose(config: Config, database: BackupSource, log: Log): Promise<BackupCheck | undefined> {
  try {
    const context = await backupContext(config, database, log)
    // Old backups are removed first: on a full disk this makes room for the new backup.
    await pruneBackups(context)
    const { record, check: tested } = await makeBackup(context, async (folder, name) => {
      reportMade(config, name)
      return await measure(async () => reportTested(await untilStopped(tryRestore(folder, config, log))))
    })
    say(`${record.files.length} media files belong to the backup.`)
    return tested
  } finally {
    await database.close()
  }
}

function reportMade(config: Config, name: string): void {
  say(`Backup ${name} is in ${shown(backupPlace(config))}. Testing the backup by a restore into a temporary database …`)
}

function reportTested({ proofs, engine }: Awaited<ReturnType<typeof tryRestore>>): (seconds: number) => void {
  const rows = proofs.reduce((sum, proof) => sum + proof.rows, 0)
  return (seconds) =>
    say(`Test restore into ${engine} succeeded: ${proofs.length} tables, ${rows} rows, all unchanged (${seconds} s).`)
}

/** Runs the test of a backup. Returns the result and the duration of the test. */
async function measure(test: () => Promise<(seconds: number) => void>): Promise<BackupCheck> {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  try {
    const report = await test()
    report(seconds())
    return { at: new Date().toISOString(), seconds: seconds(), fault: null }
  } catch (error) {
    if (error === STOPPED) throw error
    return {
      at: new Date().toISOString(),
      seconds: seconds(),
      fault: error instanceof Error ? error.message : 'unknown',
    }
  }
}

/** Asks the running shop, which has locked the embedded database, to make and test the backup. Waits for the result. */
async function askShop(config: Config): Promise<BackupCheck | undefined> {
  const id = randomUUID()
  leaveRequest(config, { id, place: backupPlace(config) })
  for (let waited = 0; waited < START_TIMEOUT; waited += SECOND / 5) {
    const answer = takeAnswer(config, id)
    if (answer?.name) {
      reportMade(config, answer.name)
      if (answer.check?.fault === null)
        say(`Test restore by the shop succeeded, all unchanged (${answer.check.seconds} s).`)
      return answer.check
    }
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
    const form = record && isOfEarlierForm(record) ? ', made by an earlier version' : ''
    if (record)
      say(`${name}  ${record.rows} rows, ${record.bytes} bytes, ${record.files.length} files${form}; ${state}`)
    else say(`${name}  the record of this backup cannot be read; ${state}`)
  }
}

/** Exits with code 1 if the backup cannot be restored. */
async function check(config: Config, log: Log, name: string, given: string[]): Promise<void> {
  const backups = await openStorage(backupPlace(config))
  const record = await readRecord(backups, name)
  const identities = await identitiesOf(config, given)
  if (record.isSealed && identities.length === 0) return await compare(backups, record)
  const tested = await inScratchFolder('check', async (folder) =>
    measure(async () => {
      const work = fetchDump(backups, record, { folder, config, identities }).then(
        async () => await tryRestore(folder, config, log),
      )
      return reportTested(await untilStopped(work))
    }),
  )
  await writeCheck(backups, name, tested)
  if (tested.fault !== null) throw new StartError(tested.fault)
}

/** Checks an encrypted backup without its secret key: compares only the length and the hash of the dump. */
async function compare(backups: Storage, record: BackupRecord): Promise<void> {
  if (!(await isUnchanged(backups, record))) {
    const fault = 'This backup is damaged or not whole: its length or hash has changed since it was made.'
    await writeCheck(backups, record.name, { at: new Date().toISOString(), seconds: 0, fault })
    throw new StartError(fault)
  }
  say(
    `The length and the hash of ${record.dump.key} have not changed since the backup was made. To test its restore too, add --identity FILE.`,
  )
}

async function printKeys({ BACKUP_KEY }: Config): Promise<void> {
  const keys = BACKUP_KEY ? (readBackupKeys(BACKUP_KEY) ?? []) : []
  if (keys.length === 0) throw new StartError('BACKUP_KEY: missing. Make a new pair of keys with age-keygen.')
  const pairs = await Promise.all(keys.map(pairOfKey))
  say('# Keep this file away from the server and from the backups. It opens every backup made with BACKUP_KEY.')
  for (const { identity, recipient } of pairs) say(`# public key: ${recipient}\n${identity}`)
}

/** Waits until the work ends or a signal comes. A second signal ends the process immediately. */
async function untilStopped<T>(work: Promise<T>): Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => reject(STOPPED))
  })
  return await Promise.race([work, stopped])
}

/** The address of a storage without the secret that the address contains, so that it can be printed. */
function shown(place: string): string {
  return place.replace(/\/\/[^@]*@/, '//')
}
