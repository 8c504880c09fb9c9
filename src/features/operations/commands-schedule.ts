import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '#base/refusal.ts'
import { HOUR } from '#base/time.ts'
import type { Storage } from '#features/media/providers/storage.ts'
import type { Config } from '#server/config.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { makeBackup, pruneBackups, writeCheck } from './commands-backup.ts'
import type { ScheduleContext } from './context.ts'
import { listBackupNames } from './commands-records.ts'
import { isDue } from './rules-backups.ts'

/** So often at most a backup is begun by the shop itself, by whichever of its processes is first. */
const BETWEEN_TRIES = HOUR

export type Schedule = {
  /** Makes a backup when it is time, or when somebody asked for one. */
  tick: (stopping?: AbortSignal) => Promise<void>
  /** At the next turn, whatever the time is. */
  ask: () => void
  /** The name of the newest backup, as far as this process knows. */
  newest: () => string | undefined
}

export function openSchedule(context: ScheduleContext): Schedule {
  const { backups, config } = context
  let isAsked = false
  let newest: string | undefined
  let isKnown = false

  async function isTime(storage: Storage): Promise<boolean> {
    const now = new Date()
    if (isKnown && !isDue(newest, now, config.BACKUP_EVERY_HOURS)) return false
    newest = (await listBackupNames(storage))[0]
    isKnown = true
    return isDue(newest, now, config.BACKUP_EVERY_HOURS) && (await isFirst(context))
  }

  return {
    newest: () => newest,
    ask: () => {
      isAsked = true
    },
    tick: async (stopping) => {
      await answerRequest(context)
      if (!backups || !(isAsked || (await isTime(backups)))) return
      isAsked = false
      newest = (await backUp({ ...context, backups }, stopping)).name
    },
  }
}

async function backUp(context: ScheduleContext & { backups: Storage }, stopping: AbortSignal | undefined) {
  const { backups, log } = context
  const record = await makeBackup(context)
  log.info({ backup: record.name, bytes: record.bytes, rows: record.rows }, 'a backup was made')
  await pruneBackups(context)
  const began = performance.now()
  const fault = await context.check(record.name, stopping)
  if (stopping?.aborted) return record
  const seconds = Math.round((performance.now() - began) / 100) / 10
  await writeCheck(backups, record.name, { at: new Date().toISOString(), seconds, fault })
  if (fault !== null) log.error({ backup: record.name, fault }, 'a backup could not be restored')
  return record
}

/** By the database's own clock of limits: one of all processes, once an hour, also after one that failed or was killed. */
async function isFirst({ db }: Pick<ScheduleContext, 'db'>): Promise<boolean> {
  try {
    await countWithin(db, new Date(), { key: 'backup', most: 1, windowMs: BETWEEN_TRIES })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/*
 * An embedded database has one process, so a command that wants a backup of it asks that process, by a file in its folder: whoever may
 * write there may read the database anyway.
 */

type Request = { id: string; place: string }
type Answer = { id: string; name?: string; fault?: string }

const requestFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'backup-request.json')
const answerFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'backup-answer.json')

/** Leaves a request for the shop that runs on an embedded database. */
export function leaveRequest(config: Pick<Config, 'DATA_DIR'>, request: Request): void {
  writeWhole(requestFile(config), request)
}

/** What became of a request, or undefined as long as nothing did. */
export function takeAnswer(config: Pick<Config, 'DATA_DIR'>, id: string): Answer | undefined {
  const answer = readFile<Answer>(answerFile(config))
  if (answer?.id !== id) return undefined
  rmSync(answerFile(config), { force: true })
  return answer
}

async function answerRequest(context: ScheduleContext): Promise<void> {
  const { config, engine, openPlace, log } = context
  if (engine !== 'pglite' || config.DATA_DIR.startsWith('memory://')) return
  const request = readFile<Request>(requestFile(config))
  if (!request) return
  rmSync(requestFile(config), { force: true })
  try {
    const { name } = await makeBackup({ ...context, backups: await openPlace(request.place) })
    writeWhole(answerFile(config), { id: request.id, name })
  } catch (error) {
    log.error({ err: error }, 'a backup that was asked for failed')
    writeWhole(answerFile(config), { id: request.id, fault: error instanceof Error ? error.message : 'unknown' })
  }
}

function readFile<T>(file: string): T | undefined {
  // Written by `writeWhole`.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

function writeWhole(file: string, value: Request | Answer): void {
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
