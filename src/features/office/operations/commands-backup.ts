import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isId } from '#base/ids.ts'
import { listMediaFiles } from '#features/platform/media/queries.ts'
import type { Storage, StoredFile } from '#features/platform/media/providers/storage.ts'
import { type ArchiveEnd, readArchive, writeArchive } from '#server/backup/archive.ts'
import { keyFingerprint, openPieces, readBackupKeys, sealPieces } from '#server/backup/sealed-file.ts'
import type { Config } from '#server/config.ts'
import { clearAlert, raiseAlert } from '#server/database/alerts.ts'
import { diskAlert, findFullDisk, namingDisk } from '#server/disk-full.ts'
import { scratchPrefix } from '#server/scratch-folders.ts'
import type { Db } from '#server/database/database.ts'
import { loadTables } from '#server/database/load-tables.ts'
import { openRestoreTarget } from '#server/database/restore-target.ts'
import { listKeyIds } from '#server/keyring.ts'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import type { BackupContext } from './context.ts'
import type { BackupCheck, BackupRecord, MediaCopy, RestoredFiles } from './model.ts'
import { findBackup, findCheck, listBackupNames } from './commands-backup-list.ts'
import {
  archiveKey,
  checkKey,
  COPIES,
  copyKey,
  isFileList,
  backupName,
  expiredBackups,
  recordKey,
  unneeded,
} from './rules-backups.ts'

const BYTES = 'application/octet-stream'
const JSON_TYPE = 'application/json'

export const parseBackupKeys = ({ BACKUP_KEY }: Pick<Config, 'BACKUP_KEY'>): Buffer[] =>
  BACKUP_KEY ? (readBackupKeys(BACKUP_KEY) ?? []) : []

/** Writes the database to an archive, and copies the files of staff that have no copy yet. The record is written last. */
export async function makeBackup(context: BackupContext): Promise<BackupRecord> {
  try {
    const record = await writeBackup(context)
    for (const disk of ['backups', 'temporary'] as const) await clearAlert(context.db, diskAlert(disk))
    return record
  } catch (error) {
    const disk = findFullDisk(error)
    // The alert may fail too, because the database may be on the same disk. The error of the backup is thrown in any case.
    if (disk)
      await raiseAlert(context.db, context.now(), diskAlert(disk)).catch((fault: unknown) =>
        context.log.error({ err: fault }, 'an alert about a full disk could not be saved'),
      )
    throw error
  }
}

async function writeBackup(context: BackupContext): Promise<BackupRecord> {
  const { db, config, backups, engine, version } = context
  const keys = parseBackupKeys(config)
  // This is the real time and not the time of the sandbox, because the removal of old backups uses the real time.
  const madeAt = new Date()
  const name = backupName(madeAt)
  return await inScratchFolder(async (folder) => {
    const file = path.join(folder, 'archive')
    const head = { madeAt: madeAt.toISOString(), version, secretKeys: listKeyIds(config.SECRET_KEYS) }
    const end = await writeArchive(file, { db, keys, head, extra: (tx) => listCopies(tx, keys) })
    const files = await copyFiles(context, end.extra as MediaCopy[], folder)
    await namingDisk('backups', async () => await backups.put(archiveKey(name), file, BYTES))
    const record: BackupRecord = {
      name,
      madeAt: madeAt.toISOString(),
      version,
      engine,
      isSealed: keys.length > 0,
      bytes: (await stat(file)).size,
      rows: end.proofs.reduce((sum, { rows }) => sum + rows, 0),
      tables: end.proofs.length,
      files,
    }
    await putJson(backups, recordKey(name), record, folder)
    return record
  })
}

/**
 * The files that belong to a backup. The list is inside the archive. So nobody can change the list and present a file that must be sealed
 * as a file without a seal.
 */
async function listCopies(tx: Db, [key]: Buffer[]): Promise<MediaCopy[]> {
  const files = (await listMediaFiles(tx)).filter((file) => isFileList([file]))
  return key ? files.map((file) => ({ ...file, sealedWith: keyFingerprint(key) })) : files
}

/** Files never change, so all backups with the same key use one copy. A file that was deleted after the database was read is left out. */
async function copyFiles(context: BackupContext, files: MediaCopy[], folder: string): Promise<MediaCopy[]> {
  const { backups, media, config } = context
  const there = new Set((await findCopies(backups)).map(({ key }) => key))
  const copied: MediaCopy[] = []
  for (const each of files) {
    if (there.has(copyKey(each)) || (await copyFile(each))) copied.push(each)
    else context.log.warn({ key: each.key }, 'a media file is missing and was not backed up')
  }
  return copied

  async function copyFile(each: MediaCopy): Promise<boolean> {
    const pieces = await media.read(each.key)
    if (!pieces) return false
    const file = path.join(folder, 'copy')
    await pipeline(sealPieces(pieces, parseBackupKeys(config), each.key), createWriteStream(file, { mode: 0o600 }))
    await namingDisk('backups', async () => await backups.put(copyKey(each), file, BYTES))
    return true
  }
}

async function findCopies(backups: Storage): Promise<StoredFile[]> {
  const copies: StoredFile[] = []
  for (const place of COPIES) for await (const copy of backups.list(place)) copies.push(copy)
  return copies
}

/** Removes expired backups, and the copies of files that no other backup needs. */
export async function pruneBackups({ backups, config }: Pick<BackupContext, 'backups' | 'config'>): Promise<void> {
  const names = await listBackupNames(backups)
  const tried = []
  for (const name of names) tried.push({ name, isRestorable: (await findCheck(backups, name))?.fault === null })
  const old = new Set(expiredBackups(tried, new Date(), config.BACKUP_DAYS))
  // The record is removed first, because the other files do not count as a backup without their record.
  for (const name of old)
    for (const key of [recordKey(name), archiveKey(name), checkKey(name)]) await backups.remove(key)
  if (old.size === 0) return
  const kept = []
  for (const name of names.filter((each) => !old.has(each))) kept.push(await findBackup(backups, name))
  // An unreadable record may need any copy, so no copy is removed.
  const records = kept.flatMap((record) => record ?? [])
  if (records.length !== kept.length) return
  for (const key of unneeded(await findCopies(backups), records, new Date())) await backups.remove(key)
}

/** Restores a backup into the empty database of `config` and verifies that all data arrived. Returns a summary of the content. */
export async function restoreDatabase(
  source: AsyncIterable<Uint8Array>,
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_KEY'>,
  log: Log,
) {
  const archive = await readArchive(source, parseBackupKeys(config), refuseForeignFiles)
  const target = await openRestoreTarget(config, archive.head.migrations, log)
  try {
    const proofs = await loadTables(target.db, archive.parts)
    await target.finish()
    return { head: archive.head, proofs, files: archive.end().extra as MediaCopy[] }
  } catch (error) {
    await target.abandon().catch(() => {})
    throw error
  }
}

/** The files that belong to a backup. The list is in the archive, which is read and verified to its end. */
export async function listBackupFiles(
  source: AsyncIterable<Uint8Array>,
  config: Pick<Config, 'BACKUP_KEY'>,
): Promise<MediaCopy[]> {
  const archive = await readArchive(source, parseBackupKeys(config), refuseForeignFiles)
  for await (const _ of archive.parts);
  return archive.end().extra as MediaCopy[]
}

function refuseForeignFiles({ extra }: ArchiveEnd): void {
  if (isFileList(extra)) return
  throw new StartError(
    'This backup was not made by this shop: its list of files contains an invalid name. Nothing was restored; use another backup.',
  )
}

/** The folders of media files that are not in a backup. These files were added after the backup, and the restored database does not know them. */
export async function listLaterFiles(media: Storage, files: MediaCopy[]): Promise<string[]> {
  const folderOf = (key: string) => key.split('/')[0] ?? ''
  const known = new Set(files.map(({ key }) => folderOf(key)))
  const later = new Set<string>()
  for await (const { key } of media.list())
    if (isId(folderOf(key)) && !known.has(folderOf(key))) later.add(folderOf(key))
  return [...later]
}

/** Restores the files of a backup that are missing. A refused file does not stop the others. */
export async function restoreFiles(
  { backups, media, config }: Pick<BackupContext, 'backups' | 'media'> & { config: Pick<Config, 'BACKUP_KEY'> },
  files: MediaCopy[],
): Promise<RestoredFiles> {
  const keys = parseBackupKeys(config)
  const outcome: RestoredFiles = { missing: [], refused: [], unproved: [] }
  const there = new Set<string>()
  for await (const { key } of media.list()) there.add(key)
  await inScratchFolder(async (folder) => {
    for (const copy of files.filter(({ key }) => !there.has(key))) await bringBack(copy, path.join(folder, 'copy'))
  })
  return outcome

  async function bringBack(copy: MediaCopy, file: string): Promise<void> {
    const { key, sealedWith } = copy
    const pieces = await backups.read(copyKey(copy))
    if (!pieces) return void outcome.missing.push(key)
    const must = sealedWith === undefined ? {} : { mustBeSealed: true, name: key }
    try {
      await pipeline(openPieces(pieces, keys, must), createWriteStream(file))
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      return void outcome.refused.push({ key, why: error.message })
    }
    await namingDisk('media', async () => await media.put(key, file, BYTES))
    if (keys.length > 0 && sealedWith === undefined) outcome.unproved.push(key)
  }
}

/** The archive of a backup. If it is missing, throws a StartError that lists the existing backups. */
export async function readBackup(backups: Storage, name: string): Promise<AsyncIterable<Uint8Array>> {
  const pieces = await backups.read(archiveKey(name))
  if (pieces) return pieces
  const names = await listBackupNames(backups)
  throw new StartError(`There is no backup ${name}. There are: ${names.join(', ') || 'none'}.`)
}

export async function writeCheck(backups: Storage, name: string, check: BackupCheck): Promise<void> {
  await inScratchFolder(async (folder) => await putJson(backups, checkKey(name), check, folder))
}

async function putJson(backups: Storage, key: string, value: unknown, folder: string): Promise<void> {
  const file = path.join(folder, 'json')
  await writeFile(file, JSON.stringify(value))
  await namingDisk('backups', async () => await backups.put(key, file, JSON_TYPE))
}

async function inScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(scratchPrefix('backup'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A backup in a file on this machine, instead of in the storage. */
export function readBackupFile(file: string): AsyncIterable<Uint8Array> {
  return createReadStream(file) as AsyncIterable<Uint8Array>
}
