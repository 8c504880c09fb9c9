import { DAY, HOUR, liesAhead } from '#base/time.ts'
import type { BackupRecord, MediaCopy } from './model.ts'

/** So many stay, however old they are, and so many that were restored on trial: a shop whose backups fail must not throw the last good ones away. */
const FEWEST = 3

/** A backup is written down after its copies were made; by then it is, or it failed. */
const UNRECORDED = 7 * DAY

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

export const archiveKey = (name: string): string => `databases/${name}.ahuti`
export const recordKey = (name: string): string => `databases/${name}.json`
export const checkKey = (name: string): string => `checks/${name}.json`
/** What each BACKUP_KEY sealed lies apart: what was copied without it, or with another, is not taken for sealed with it. */
export const copyKey = ({ key, sealedWith }: MediaCopy): string =>
  `${sealedWith === undefined ? 'media' : `sealed/${sealedWith}`}/${key}.ahuti`
/** A folder and a file in it, as the shop names its files. */
const FILE_KEY = /^\w{1,64}\/\w[\w.-]{0,63}$/
const FINGERPRINT = /^[0-9a-f]{8}$/

/** Whether every entry of an archive's list names a file as the shop names its own: no other place can be reached by it. */
export function isFileList(list: unknown): list is MediaCopy[] {
  return Array.isArray(list) && list.every(isCopy)
}

function isCopy(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { key, sealedWith } = entry as { key?: unknown; sealedWith?: unknown }
  const isSealed = typeof sealedWith === 'string' && FINGERPRINT.test(sealedWith)
  return typeof key === 'string' && FILE_KEY.test(key) && (sealedWith === undefined || isSealed)
}

/** Where copies lie. */
export const COPIES = ['media/', 'sealed/']

export function nameOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** The moment in a name, in milliseconds. */
export function momentOf(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
}

/** The name in a record's key, or undefined for other files. */
export function nameInKey(key: string): string | undefined {
  const name = /^databases\/(.+)\.json$/.exec(key)?.[1]
  return name && isBackupName(name) ? name : undefined
}

/** The newest of names that stand newest first. One that lies ahead was named by a clock that was wrong, and says nothing of its age. */
export function newestOf(names: string[], now: Date): string | undefined {
  return names.find((name) => !liesAhead(new Date(momentOf(name)), now))
}

/** Whether the next backup is to be made. `newest` is the name of the last whole one. */
export function isDue(newest: string | undefined, now: Date, everyHours: number): boolean {
  return newest === undefined || now.getTime() - momentOf(newest) >= everyHours * HOUR
}

/** Late is what has missed its time by half as much again: the staff should look why. */
export function isLate(newest: string | undefined, now: Date, everyHours: number): boolean {
  return newest === undefined || now.getTime() - momentOf(newest) > everyHours * 1.5 * HOUR
}

type Tried = { name: string; isRestorable: boolean }

/** The names whose time is over. */
export function outdated(backups: Tried[], now: Date, days: number): string[] {
  const newestFirst = backups.toSorted((a, b) => (a.name < b.name ? 1 : -1))
  const there = newestFirst.filter(({ name }) => !liesAhead(new Date(momentOf(name)), now))
  const kept = new Set([
    ...there.slice(0, FEWEST),
    ...there.filter(({ isRestorable }) => isRestorable).slice(0, FEWEST),
  ])
  return there
    .filter((each) => !kept.has(each) && now.getTime() - momentOf(each.name) > days * DAY)
    .map(({ name }) => name)
}

type StoredCopy = { key: string; changedAt: Date }

/** Copies of files that no backup mentions any more, and none that another process makes now will mention. */
export function unneeded(copies: StoredCopy[], records: Pick<BackupRecord, 'files'>[], now: Date): string[] {
  const needed = new Set(records.flatMap(({ files }) => files.map(copyKey)))
  const isOld = ({ changedAt }: StoredCopy) => now.getTime() - changedAt.getTime() > UNRECORDED
  return copies.filter((copy) => isOld(copy) && !needed.has(copy.key)).map(({ key }) => key)
}
