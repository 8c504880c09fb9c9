import { lt } from 'drizzle-orm'
import { isId } from '#base/ids.ts'
import { after, DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { isAbandoned } from '#server/scratch-folders.ts'
import { readCount, setCount } from '#server/database/rate-limits.ts'
import { UPLOAD_LIFE } from './commands-upload.ts'
import type { MediaContext } from './context.ts'
import { UNFINISHED } from './providers/storage-folder.ts'
import type { Storage, StoredFile } from './providers/storage.ts'
import { listKnownIds } from './queries.ts'
import { mediaUploads } from './tables.ts'

/** The number of file keys that are compared with the database in one step. */
const BATCH_SIZE = 500

/**
 * Files that the database does not know are deleted only if there are few of them: at most this number, plus a quarter of the number of known files.
 * Killed processes leave at most a few such files behind.
 */
const FEW = 2
const OF_KNOWN = 1 / 4

const RESTS = 'media:sweep-rests'
/**
 * The time after a restore of a backup in which no files are deleted. In this time staff can review the files that were uploaded after the
 * backup was made.
 */
const SWEEP_PAUSE = 30 * DAY

/**
 * Stops the deletion of unknown files for some time after a restore of a backup: files that were uploaded after the backup are still in the
 * storage, but the restored database does not know them.
 */
export async function pauseSweep(db: Db, now: Date): Promise<void> {
  await setCount(db, now, { key: RESTS, windowMs: SWEEP_PAUSE }, 1)
}

/** Removes partial files: the files of killed processes of this machine immediately, and the files of any other process after a day. */
export async function pruneUnfinished(storage: Storage): Promise<void> {
  for await (const { key, changedAt } of storage.list(`${UNFINISHED}/`)) {
    const isOld = Date.now() - changedAt.getTime() > UPLOAD_LIFE
    if (isOld || isAbandoned(key.slice(UNFINISHED.length + 1), changedAt)) await storage.remove(key)
  }
}

/**
 * Deletes abandoned uploads, and removes files from the storage that belong to no row of the database. If there are very many such files,
 * the database probably belongs to another storage (an empty database, or the database of another shop). Then no files are removed, and
 * each run logs this.
 */
export async function pruneStorage({ shop, storage }: MediaContext, stopping?: AbortSignal): Promise<void> {
  await pruneUnfinished(storage)
  const before = after(shop.now(), -UPLOAD_LIFE)
  await shop.db.delete(mediaUploads).where(lt(mediaUploads.createdAt, before))
  const found = { left: [] as string[], orphans: new Map<string, string[]>(), known: new Set<string>() }
  let batch: StoredFile[] = []
  const sort = async (): Promise<void> => {
    const known = await listKnownIds(shop.db, [...new Set(batch.map(({ key }) => ownerOf(key)))])
    for (const id of known) found.known.add(id)
    // The times of files come from the real clock, which is also used here. In a sandbox the shop's clock may be ahead.
    const old = batch.filter(({ changedAt }) => changedAt.getTime() < Date.now() - UPLOAD_LIFE)
    for (const { key } of old.filter((file) => !known.has(ownerOf(file.key)))) {
      if (isLeft(key)) found.left.push(key)
      else found.orphans.set(ownerOf(key), [...(found.orphans.get(ownerOf(key)) ?? []), key])
    }
    batch = []
  }
  for await (const file of storage.list()) {
    if (stopping?.aborted) return
    if (isOurs(file.key)) batch.push(file)
    if (batch.length === BATCH_SIZE) await sort()
  }
  await sort()
  for (const key of found.left) await storage.remove(key)
  const [orphans, known] = [found.orphans.size, found.known.size]
  if (orphans === 0 || (await readCount(shop.db, shop.now(), RESTS))) return
  if (known === 0 || orphans > FEW + known * OF_KNOWN)
    return shop.log.error(
      { orphans, known },
      'too many media files are unknown to the database: it may be the database of another shop, so no file was removed',
    )
  for (const key of [...found.orphans.values()].flat()) await storage.remove(key)
}

/** True if the shop wrote the file. Other programs may store files, such as backups, in the same folder or bucket. */
function isOurs(key: string): boolean {
  const owner = ownerOf(key)
  return isId(owner) || owner === UNFINISHED
}

/** True if the file belongs to an unfinished upload. */
function isLeft(key: string): boolean {
  return ownerOf(key) === UNFINISHED || key.includes('/piece-')
}

function ownerOf(key: string): string {
  return key.split('/')[0] ?? ''
}
