import { and, eq, gt } from 'drizzle-orm'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '#base/refusal.ts'
import { after, hasPassed, HOUR, MINUTE } from '#base/time.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import type { Config } from '#server/config.ts'
import { limits } from '#server/database/rate-limit-table.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { makeBackup, pruneBackups, writeCheck } from './commands-backup.ts'
import { fetchDump, readRecord } from './commands-backup-restore.ts'
import { checkClient } from './commands-client.ts'
import type { Schedule, ScheduleContext } from './context.ts'
import { findBackup, findCheck, listBackupNames } from './commands-backup-list.ts'
import type { BackupCheck } from './model.ts'
import { findNewest, isDue, isOfEarlierForm, parseBackupMoment } from './rules-backups.ts'
import { StartError } from '#server/start-error.ts'
import { pruneUnfinished } from '#features/platform/media/commands-prune.ts'
import { clearLeftovers, inScratchFolder } from '#server/scratch-folders.ts'

/** The minimum time between two scheduled backups, whichever process makes them. */
const MIN_INTERVAL = HOUR
/** The interval at which a process looks for the result of a test restore by another process. */
const CHECK_EVERY = 10 * MINUTE

export function openSchedule(context: ScheduleContext): Schedule {
  const { backups, config } = context
  let isAsked = false
  let newest: string | undefined
  let isKnown = false
  let isRestorable: boolean | undefined
  /** The newest backup with a known result of its test restore, and the time at which the process last looked for such a result. */
  let tried: string | undefined
  let checkedAt: Date | undefined
  let missingPackage: string | null = null
  let clientCheckedAt: Date | undefined

  async function isTime(storage: Storage): Promise<boolean> {
    const now = new Date()
    if (isKnown && !isDue(newest, now, config.BACKUP_EVERY_HOURS)) return false
    newest = findNewest(await listBackupNames(storage), now)
    isKnown = true
    return isDue(newest, now, config.BACKUP_EVERY_HOURS) && (await isFirst(context, 'backup'))
  }

  /** Looks for the programs that dump a server's database. Without them no backup starts. */
  async function hasClient(): Promise<boolean> {
    if (hasPassed(clientCheckedAt, CHECK_EVERY, new Date())) {
      clientCheckedAt = new Date()
      missingPackage = await checkClient(context)
      if (missingPackage !== null)
        context.log.error({ package: missingPackage }, 'backups do not start: a package is missing')
    }
    return missingPackage === null
  }

  /**
   * Reads the result of the test restore of the newest backup. If there is no result, the process that made the backup may have stopped. Then this
   * process does the test restore. This process cannot decrypt an encrypted backup, so in that case it makes another backup.
   */
  async function lookAtTrial(storage: Storage, stopping: AbortSignal | undefined): Promise<void> {
    // If the test restore failed, another process or a command may have made a good backup since then. So the process looks again.
    const isDone = newest === tried && isRestorable === true
    if (newest === undefined || isDone || !hasPassed(checkedAt, CHECK_EVERY, new Date())) return
    checkedAt = new Date()
    if (isRestorable === false) newest = findNewest(await listBackupNames(storage), checkedAt) ?? newest
    const name = newest
    const check = await findCheck(storage, name)
    if (check) return note(name, check)
    const record = await findBackup(storage, name)
    if (record === undefined || isOfEarlierForm(record)) return
    const age = Date.now() - parseBackupMoment(name)
    if (age <= MIN_INTERVAL || !(await isFirst(context, 'backup-trial'))) return
    if (record.isSealed) isAsked = true
    else {
      const late = await tryStored({ ...context, backups: storage }, name, stopping)
      if (late) note(name, late)
    }
  }

  function note(name: string, { fault }: BackupCheck): void {
    tried = name
    isRestorable = fault === null
  }

  return {
    newest: () => newest,
    isRestorable: () => isRestorable,
    missingPackage: () => missingPackage,
    ask: () => {
      isAsked = true
    },
    tick: async (stopping) => {
      await answerRequest(context, stopping)
      if (!backups) return
      if (!(await hasClient())) {
        newest ??= findNewest(await listBackupNames(backups), new Date())
        return
      }
      if (!(isAsked || (await isTime(backups)))) return await lookAtTrial(backups, stopping)
      isAsked = false
      const made = await backUp({ ...context, backups }, stopping)
      newest = made.name
      if (made.check) note(made.name, made.check)
    },
  }
}

async function backUp(context: ScheduleContext & { backups: Storage }, stopping: AbortSignal | undefined) {
  const { log } = context
  // Old backups are removed first. If the disk is full, this frees space for the next backup.
  await pruneBackups(context).catch((error: unknown) => log.error({ err: error }, 'old backups could not be removed'))
  await pruneLeftovers(context)
  const { record, check } = await makeBackup(context, async (folder, name) => {
    log.info({ backup: name }, 'a backup was made')
    return await tryOut(context, folder, name, stopping)
  })
  const { name, bytes, rows, dump } = record
  // The hash of the dump is in the log too, so that a changed record can be noticed.
  log.info(
    { backup: name, bytes, rows, sha256: dump.sha256, isRestorable: check && check.fault === null },
    'a backup was tested',
  )
  return { name, check }
}

/** Runs a test restore. Undefined if the process ended during the test. */
async function tryOut(
  context: ScheduleContext,
  folder: string,
  name: string,
  stopping: AbortSignal | undefined,
): Promise<BackupCheck | undefined> {
  const began = performance.now()
  const fault = await context.trial(folder, stopping)
  if (stopping?.aborted) return undefined
  const seconds = Math.round((performance.now() - began) / 100) / 10
  if (fault !== null) context.log.error({ backup: name, fault }, 'a backup could not be restored')
  return { at: new Date().toISOString(), seconds, fault }
}

/** Runs the test restore of a stored backup that is not encrypted. */
async function tryStored(
  context: ScheduleContext & { backups: Storage },
  name: string,
  stopping: AbortSignal | undefined,
): Promise<BackupCheck | undefined> {
  return await inScratchFolder('check', async (folder) => {
    const { backups, config } = context
    const check = await fetchDump(backups, await readRecord(backups, name), { folder, config, identities: [] }).then(
      async () => await tryOut(context, folder, name, stopping),
      (error: unknown) => {
        if (!(error instanceof StartError)) throw error
        return { at: new Date().toISOString(), seconds: 0, fault: error.message }
      },
    )
    if (check) await writeCheck(backups, name, check)
    return check
  })
}

/** True for only one process per hour, even if that process is killed or its backup fails. The rate limits in the database ensure this. */
async function isFirst({ db }: Pick<ScheduleContext, 'db'>, key: string): Promise<boolean> {
  const now = new Date()
  // If a wrong clock stored a rate-limit window in the future, that window would block backups in every process until it ends.
  await db.delete(limits).where(and(eq(limits.key, key), gt(limits.endsAt, after(now, 2 * MIN_INTERVAL))))
  try {
    await countWithin(db, now, { key, most: 1, windowMs: MIN_INTERVAL })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/*
 * Only one process can use an embedded database, and that process is the shop. So a command writes a file into the data folder to request a backup
 * from the shop. This gives nobody new rights: anyone who can write to this folder can also read the database.
 */

type Request = { id: string; place: string }
type Answer = { id: string; name?: string; check?: BackupCheck | undefined; fault?: string }

const requestFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'backup-request.json')
const answerFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'backup-answer.json')

/** Writes a request for the shop that uses the embedded database. */
export function leaveRequest(config: Pick<Config, 'DATA_DIR'>, request: Request): void {
  writeWhole(requestFile(config), request)
}

/** Returns the shop's answer to a request for a backup; undefined if there is no answer yet. */
export function takeAnswer(config: Pick<Config, 'DATA_DIR'>, id: string): Answer | undefined {
  const answer = readFile<Answer>(answerFile(config))
  if (answer?.id !== id) return undefined
  rmSync(answerFile(config), { force: true })
  return answer
}

async function answerRequest(context: ScheduleContext, stopping: AbortSignal | undefined): Promise<void> {
  const { config, database, openPlace, log } = context
  if (database.engine !== 'pglite' || config.DATA_DIR.startsWith('memory://')) return
  const request = readFile<Request>(requestFile(config))
  if (!request) return
  rmSync(requestFile(config), { force: true })
  try {
    const { record, check } = await makeBackup(
      { ...context, backups: await openPlace(request.place) },
      async (folder, name) => await tryOut(context, folder, name, stopping),
    )
    writeWhole(answerFile(config), { id: request.id, name: record.name, check })
  } catch (error) {
    log.error({ err: error }, 'a requested backup failed')
    writeWhole(answerFile(config), { id: request.id, fault: error instanceof Error ? error.message : 'unknown' })
  }
}

function readFile<T>(file: string): T | undefined {
  // Only `writeWhole` writes these files, so their content has the type `T`.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

function writeWhole(file: string, value: Request | Answer): void {
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Removes files that killed processes left behind: incomplete copies, and archives, which contain the data of all customers. */
export async function pruneLeftovers({ backups }: { backups: Storage }, folder?: string): Promise<void> {
  await pruneUnfinished(backups)
  await clearLeftovers(folder)
}
