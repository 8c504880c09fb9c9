import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isId } from '#base/ids.ts'
import type { Storage, StoredFile } from '#features/platform/media/providers/storage.ts'
import { measureFile, openStored, openTally, sealFile } from '#server/backup/sealed-file.ts'
import { namingDisk } from '#server/disk-full.ts'
import { inScratchFolder } from '#server/scratch-folders.ts'
import { StartError } from '#server/start-error.ts'
import { findBackup, listBackupNames } from './commands-backup-list.ts'
import type { BackupContext } from './context.ts'
import type { MediaCopy, RestoredFiles } from './model.ts'
import { COPIES, copyKey, isFileKey, isOfEarlierForm, isSealedCopy } from './rules-backups.ts'

const BYTES = 'application/octet-stream'

type MediaFile = { key: string; bytes: number }
type Target = { folder: string; place: string; recipients: string[] }

/**
 * Copies the files that have no copy yet, each content once. Files never change, so the hash of a file in the last backup is still correct. A
 * file that was deleted after the database was read is left out.
 */
export async function copyFiles(
  { backups, media, log }: BackupContext,
  files: MediaFile[],
  { folder, place, recipients }: Target,
): Promise<MediaCopy[]> {
  const known = await readKnownHashes(backups)
  const there = new Set((await findCopies(backups)).map(({ key }) => key))
  const copied: MediaCopy[] = []
  for (const file of files) {
    const hash = known.get(file.key)
    const sha256 = hash !== undefined && there.has(copyKey(hash, place)) ? hash : await copyFile(file)
    if (sha256 !== undefined) copied.push({ ...file, sha256, copy: copyKey(sha256, place) })
    else log.warn({ key: file.key }, 'a media file is missing in the media storage and was not backed up')
  }
  return copied

  async function copyFile({ key }: MediaFile): Promise<string | undefined> {
    const pieces = await media.read(key)
    if (!pieces) return undefined
    const [plain, sealed] = [path.join(folder, 'copy'), path.join(folder, 'sealed-copy')]
    const tally = openTally()
    await pipeline(tally.through(pieces), createWriteStream(plain, { mode: 0o600 }))
    const { sha256 } = tally.read()
    const copy = copyKey(sha256, place)
    if (there.has(copy)) return sha256
    if (recipients.length > 0) await sealFile(plain, sealed, recipients)
    await namingDisk('backups', async () => await backups.put(copy, recipients.length > 0 ? sealed : plain, BYTES))
    there.add(copy)
    return sha256
  }
}

/** The hash of each file in the newest backup whose record is readable. */
async function readKnownHashes(backups: Storage): Promise<Map<string, string>> {
  for (const name of await listBackupNames(backups)) {
    const record = await findBackup(backups, name)
    if (record && !isOfEarlierForm(record)) return new Map(record.files.map(({ key, sha256 }) => [key, sha256]))
  }
  return new Map()
}

export async function findCopies(backups: Storage): Promise<StoredFile[]> {
  const copies: StoredFile[] = []
  for (const place of COPIES) for await (const copy of backups.list(place)) copies.push(copy)
  return copies
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

/** Restores the files of a backup that are missing. A refused file does not stop the other files. */
export async function restoreFiles(
  { backups, media, identities }: Pick<BackupContext, 'backups' | 'media'> & { identities: string[] },
  files: MediaCopy[],
): Promise<RestoredFiles> {
  const outcome: RestoredFiles = { missing: [], refused: [] }
  const there = new Set<string>()
  for await (const { key } of media.list()) there.add(key)
  await inScratchFolder('backup', async (folder) => {
    for (const copy of files.filter(({ key }) => !there.has(key))) await bringBack(copy, path.join(folder, 'copy'))
  })
  return outcome

  async function bringBack({ key, sha256, copy }: MediaCopy, file: string): Promise<void> {
    if (!isFileKey(key)) return void outcome.refused.push({ key, why: 'The shop gives no file such a name.' })
    const pieces = await backups.read(copy)
    if (!pieces) return void outcome.missing.push(key)
    try {
      await openStored(pieces, file, { isSealed: isSealedCopy(copy), identities })
      if ((await measureFile(file)).sha256 !== sha256)
        throw new StartError('The backup of this file is damaged or was replaced.')
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      return void outcome.refused.push({ key, why: error.message })
    }
    await namingDisk('media', async () => await media.put(key, file, BYTES))
  }
}
