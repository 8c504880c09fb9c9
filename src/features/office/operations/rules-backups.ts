import { DAY, HOUR, isAfterNow } from '#base/time.ts'
import type { BackupRecord, DumpFormat } from './model.ts'

/**
 * This number of the newest backups is never removed. The same number of the newest restorable backups is never removed either. So a shop whose
 * backups fail does not delete its last good backups.
 */
const MIN_KEPT = 3

/** A backup is recorded after its copies are made. If a copy has no record after this time, the backup failed. */
const UNRECORDED_TIMEOUT = 7 * DAY

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/**
 * The key of the dump of a backup. The ending shows which program reads the dump: pg_restore or psql. An encrypted dump must first be decrypted with
 * the program `age`.
 */
export const dumpKey = (name: string, format: DumpFormat, isSealed: boolean): string =>
  `databases/${name}.${format === 'custom' ? 'dump' : 'sql'}${isSealed ? '.age' : ''}`
export const recordKey = (name: string): string => `databases/${name}.json`
export const checkKey = (name: string): string => `checks/${name}.json`

/** The keys of all files that a backup may have besides its record, in this version or an earlier version. */
export const otherKeys = (name: string): string[] => [
  ...['dump', 'dump.age', 'sql', 'sql.age', 'ahuti'].map((ending) => `databases/${name}.${ending}`),
  checkKey(name),
]

/**
 * The key of the copy of a picture or recording, by the hash of its content: equal contents are stored once. Copies for other recipients
 * are in other folders. `place` is the result of `copyPlace`.
 */
export const copyKey = (sha256: string, place: string): string =>
  `files/${place}/${sha256}${place === UNSEALED_PLACE ? '' : '.age'}`
export const isSealedCopy = (copy: string): boolean => copy.endsWith('.age')

const UNSEALED_PLACE = 'plain'

/** The folder of the copies that these recipients can decrypt, from a short hash of the recipients. */
export function copyPlace(recipients: string[], hash: (text: string) => string): string {
  return recipients.length === 0 ? UNSEALED_PLACE : hash(recipients.toSorted().join(',')).slice(0, 8)
}

/** A folder and a file in the folder, with names as the shop makes them. */
const FILE_KEY = /^\w{1,64}\/\w[\w.-]{0,63}$/

/** True if a file in the record of a backup has a name as the shop makes it. This prevents path traversal. */
export const isFileKey = (key: string): boolean => FILE_KEY.test(key)

/** The folders with copies. Only an earlier version wrote into the last two. */
export const COPIES = ['files/', 'media/', 'sealed/']

/** True if an earlier version of the shop made the backup, in a form that only a converter reads. */
export const isOfEarlierForm = (record: object): boolean => !('dump' in record)

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

/**
 * True if the next backup is due. `newest` is the name of the last complete backup. If its time is in the future, the clock was set back
 * after the backup, and the backup does not count.
 */
export function isDue(newest: string | undefined, now: Date, everyHours: number): boolean {
  const counted = findNewest(newest === undefined ? [] : [newest], now)
  return counted === undefined || now.getTime() - parseBackupMoment(counted) >= everyHours * HOUR
}

/** True if the newest backup is older than one and a half intervals. Then staff should look for the cause. */
export function isLate(newest: string | undefined, now: Date, everyHours: number): boolean {
  return newest === undefined || now.getTime() - parseBackupMoment(newest) > everyHours * 1.5 * HOUR
}

type CheckedBackup = { name: string; isRestorable: boolean }

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

/**
 * The copies that no recorded backup needs. Recent copies are left out, because a backup in progress may need them. While there is a backup
 * in the earlier form, all copies in that form are also left out.
 */
export function unneeded(copies: StoredCopy[], records: Pick<BackupRecord, 'files'>[], now: Date): string[] {
  const needed = new Set(records.flatMap(({ files }) => files.map(({ copy }) => copy)))
  const hasEarlier = records.some(isOfEarlierForm)
  const isOld = ({ changedAt }: StoredCopy) => now.getTime() - changedAt.getTime() > UNRECORDED_TIMEOUT
  const isNeeded = ({ key }: StoredCopy) => needed.has(key) || (hasEarlier && key.endsWith('.ahuti'))
  return copies.filter((copy) => isOld(copy) && !isNeeded(copy)).map(({ key }) => key)
}
