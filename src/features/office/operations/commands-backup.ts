import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listMediaFiles } from '#features/platform/media/queries.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { readBackupKeys, splitList } from '#server/backup/recipients.ts'
import { measureFile, pairOfKey, sealFile } from '#server/backup/sealed-file.ts'
import type { Config } from '#server/config.ts'
import { clearAlert, raiseAlert } from '#server/database/alerts.ts'
import { writeDump } from '#server/database/dump.ts'
import { ClientMissing } from '#server/database/postgres/client-programs.ts'
import { diskAlert, findFullDisk, namingDisk } from '#server/disk-full.ts'
import { listKeyIds } from '#server/keyring.ts'
import { inScratchFolder } from '#server/scratch-folders.ts'
import { findBackup, findCheck, listBackupNames } from './commands-backup-list.ts'
import { copyFiles, findCopies } from './commands-backup-files.ts'
import { CLIENT_ALERT } from './commands-client.ts'
import type { BackupContext } from './context.ts'
import type { BackupCheck, BackupRecord } from './model.ts'
import {
  backupName,
  checkKey,
  copyPlace,
  dumpKey,
  expiredBackups,
  isFileKey,
  otherKeys,
  recordKey,
  unneeded,
} from './rules-backups.ts'

const BYTES = 'application/octet-stream'
const JSON_TYPE = 'application/json'

/** The names of the files in the folder of a test restore. */
export const TRIAL_FILES = { dump: 'dump', record: 'record.json' }

/** Runs a test restore of the dump in a folder, before the dump is encrypted. Returns undefined if the test was stopped. */
type Trial = (folder: string, name: string) => Promise<BackupCheck | undefined>

type SealConfig = Pick<Config, 'BACKUP_RECIPIENTS' | 'BACKUP_KEY'>

/** The public keys with which backups are encrypted. If there are none, backups are not encrypted. */
async function recipientsOf({ BACKUP_RECIPIENTS, BACKUP_KEY }: SealConfig): Promise<string[]> {
  if (BACKUP_RECIPIENTS) return splitList(BACKUP_RECIPIENTS)
  const [key] = BACKUP_KEY ? (readBackupKeys(BACKUP_KEY) ?? []) : []
  return key ? [(await pairOfKey(key)).recipient] : []
}

/**
 * Dumps the database, stores the encrypted dump, and copies the pictures and recordings that have no copy yet. The record is written last. Then
 * `trial` restores the dump from before the encryption, because the shop cannot decrypt the stored file.
 */
export async function makeBackup(
  context: BackupContext,
  trial: Trial = async () => undefined,
): Promise<{ record: BackupRecord; check: BackupCheck | undefined }> {
  return await inScratchFolder('backup', async (folder) => {
    const record = await reportingTrouble(context, async () => await writeBackup(context, folder))
    const check = await trial(folder, record.name)
    if (check) await writeCheck(context.backups, record.name, check)
    return { record, check }
  })
}

/**
 * Runs `work` (a backup). Alerts staff if it fails because a disk is full or a database program is missing. The next backup that succeeds
 * ends the alert.
 */
async function reportingTrouble<T>(context: BackupContext, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    for (const name of [diskAlert('backups'), diskAlert('temporary'), CLIENT_ALERT]) await clearAlert(context.db, name)
    return result
  } catch (error) {
    const disk = findFullDisk(error)
    const alert = error instanceof ClientMissing ? CLIENT_ALERT : disk && diskAlert(disk)
    // Saving the alert may also fail, because the database may be on the same disk. Even then the error of the backup is thrown.
    if (alert)
      await raiseAlert(context.db, context.now(), alert).catch((fault: unknown) =>
        context.log.error({ err: fault }, 'an alert about a backup could not be saved'),
      )
    throw error
  }
}

async function writeBackup(context: BackupContext, folder: string): Promise<BackupRecord> {
  const { config, backups, database, version } = context
  // This is the real time and not the shop's clock, which a sandbox can move. The removal of old backups also uses the real time.
  const madeAt = new Date()
  const name = backupName(madeAt)
  const recipients = await recipientsOf(config)
  const isSealed = recipients.length > 0
  const dumped = path.join(folder, TRIAL_FILES.dump)
  const { facts, also: media } = await writeDump(
    dumped,
    { db: context.db, ...database },
    config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    async (tx) => (await listMediaFiles(tx)).filter(({ key }) => isFileKey(key)),
  )
  const place = copyPlace(recipients, (text) => createHash('sha256').update(text).digest('hex'))
  const files = await copyFiles(context, media, { folder, place, recipients })
  const stored = isSealed ? path.join(folder, 'sealed') : dumped
  if (isSealed) await sealFile(dumped, stored, recipients)
  const { format, ...rest } = facts
  const key = dumpKey(name, format, isSealed)
  const measured = await measureFile(stored)
  await namingDisk('backups', async () => await backups.put(key, stored, BYTES))
  const record: BackupRecord = {
    name,
    madeAt: madeAt.toISOString(),
    version,
    engine: database.engine,
    secretKeys: listKeyIds(config.SECRET_KEYS),
    isSealed,
    dump: { key, format, ...measured },
    bytes: measured.bytes,
    rows: facts.tables.reduce((sum, { rows }) => sum + rows, 0),
    ...rest,
    files,
  }
  await writeFile(path.join(folder, TRIAL_FILES.record), JSON.stringify(record))
  await putJson(backups, recordKey(name), record, folder)
  return record
}

/** Removes expired backups, and the copies of files that no remaining backup needs. */
export async function pruneBackups({ backups, config }: Pick<BackupContext, 'backups' | 'config'>): Promise<void> {
  const names = await listBackupNames(backups)
  const tried = []
  for (const name of names) tried.push({ name, isRestorable: (await findCheck(backups, name))?.fault === null })
  const old = new Set(expiredBackups(tried, new Date(), config.BACKUP_DAYS))
  // The record is removed first, because the other files do not count as a backup without their record.
  for (const name of old) for (const key of [recordKey(name), ...otherKeys(name)]) await backups.remove(key)
  if (old.size === 0) return
  const kept = []
  for (const name of names.filter((each) => !old.has(each))) kept.push(await findBackup(backups, name))
  // The backup of an unreadable record may need any copy, so in this case no copy is removed.
  const records = kept.flatMap((record) => record ?? [])
  if (records.length !== kept.length) return
  for (const key of unneeded(await findCopies(backups), records, new Date())) await backups.remove(key)
}

export async function writeCheck(backups: Storage, name: string, check: BackupCheck): Promise<void> {
  await inScratchFolder('backup', async (folder) => await putJson(backups, checkKey(name), check, folder))
}

async function putJson(backups: Storage, key: string, value: unknown, folder: string): Promise<void> {
  const file = path.join(folder, 'json')
  await writeFile(file, JSON.stringify(value))
  await namingDisk('backups', async () => await backups.put(key, file, JSON_TYPE))
}
