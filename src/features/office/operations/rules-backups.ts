import { DAY, HOUR, isAfterNow } from '#base/time.ts'
import type { BackupRecord, MediaCopy } from './model.ts'

/**
 * This many newest backups are never removed, and the same number of newest restorable backups. So a shop whose backups fail does not
 * delete its last good backups.
 */
const MIN_KEPT = 3

/** A backup is recorded after its copies are made. If a copy has no record after this time, the backup failed. */
const UNRECORDED_TIMEOUT = 7 * DAY

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

export const archiveKey = (name: string): string => `databases/${name}.ahuti`
export const recordKey = (name: string): string => `databases/${name}.json`
export const checkKey = (name: string): string => `checks/${name}.json`
/** Copies have a separate folder for each BACKUP_KEY. A copy without a key, or with another key, must not count as sealed with this key. */
export const copyKey = ({ key, sealedWith }: MediaCopy): string =>
  `${sealedWith === undefined ? 'media' : `sealed/${sealedWith}`}/${key}.ahuti`
/** A folder and a file in the folder, with names as the shop makes them. */
const FILE_KEY = /^\w{1,64}\/\w[\w.-]{0,63}$/
const FINGERPRINT = /^[0-9a-f]{8}$/

/** Whether every entry in the list of an archive is a file name as the shop makes it. This prevents path traversal. */
export function isFileList(list: unknown): list is MediaCopy[] {
  return Array.isArray(list) && list.every(isCopy)
}

function isCopy(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { key, sealedWith } = entry as { key?: unknown; sealedWith?: unknown }
  const isSealed = typeof sealedWith === 'string' && FINGERPRINT.test(sealedWith)
  return typeof key === 'string' && FILE_KEY.test(key) && (sealedWith === undefined || isSealed)
}

/** The folders with copies. */
export const COPIES = ['media/', 'sealed/']

export function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** The time in the name of a backup, in milliseconds. */
export function parseBackupMoment(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
}

/** The name of the backup, from the key of its record; undefined for other files. */
export function nameInKey(key: string): string | undefined {
  const name = /^databases\/(.+)\.json$/.exec(key)?.[1]
  return name && isBackupName(name) ? name : undefined
}

/** The newest name in a list that begins with the newest. A name in the future is ignored, because it comes from a wrong clock. */
export function findNewest(names: string[], now: Date): string | undefined {
  return names.find((name) => !isAfterNow(new Date(parseBackupMoment(name)), now))
}

/** Whether the next backup is due. `newest` is the name of the last complete backup. */
export function isDue(newest: string | undefined, now: Date, everyHours: number): boolean {
  return newest === undefined || now.getTime() - parseBackupMoment(newest) >= everyHours * HOUR
}

/** Whether the newest backup is older than one and a half intervals. Then staff should look for the cause. */
export function isLate(newest: string | undefined, now: Date, everyHours: number): boolean {
  return newest === undefined || now.getTime() - parseBackupMoment(newest) > everyHours * 1.5 * HOUR
}

type CheckedBackup = { name: string; isRestorable: boolean }

/** The names of expired backups. */
export function expiredBackups(backups: CheckedBackup[], now: Date, days: number): string[] {
  const newestFirst = backups.toSorted((a, b) => (a.name < b.name ? 1 : -1))
  const there = newestFirst.filter(({ name }) => !isAfterNow(new Date(parseBackupMoment(name)), now))
  const kept = new Set([
    ...there.slice(0, MIN_KEPT),
    ...there.filter(({ isRestorable }) => isRestorable).slice(0, MIN_KEPT),
  ])
  return there
    .filter((each) => !kept.has(each) && now.getTime() - parseBackupMoment(each.name) > days * DAY)
    .map(({ name }) => name)
}

type StoredCopy = { key: string; changedAt: Date }

/** The copies that no recorded backup needs. They are so old that no backup in progress needs them either. */
export function unneeded(copies: StoredCopy[], records: Pick<BackupRecord, 'files'>[], now: Date): string[] {
  const needed = new Set(records.flatMap(({ files }) => files.map(copyKey)))
  const isOld = ({ changedAt }: StoredCopy) => now.getTime() - changedAt.getTime() > UNRECORDED_TIMEOUT
  return copies.filter((copy) => isOld(copy) && !needed.has(copy.key)).map(({ key }) => key)
}
