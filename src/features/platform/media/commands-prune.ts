import { lt } from 'drizzle-orm'
import { isId } from '#base/ids.ts'
import { after, DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { isAbandoned } from '#server/leftovers.ts'
import { readCount, setCount } from '#server/database/rate-limits.ts'
import { KEPT } from './commands-upload.ts'
import type { MediaContext } from './context.ts'
import { UNFINISHED } from './providers/storage-folder.ts'
import type { Storage, StoredFile } from './providers/storage.ts'
import { listKnownIds } from './queries.ts'
import { mediaUploads } from './tables.ts'

/** Keys that are compared with the database at a time. */
const AT_ONCE = 500

/** What processes that were killed leave: some files, and not more than a quarter of those the database knows. */
const FEW = 2
const OF_KNOWN = 1 / 4

const RESTS = 'media:sweep-rests'
/** So long the staff has to look through what was brought between a backup and the loss of its database. */
const RESTS_FOR = 30 * DAY

/** After a restore: what was brought after the backup lies in the storage still, and the database knows nothing of it. */
export async function letSweepRest(db: Db, now: Date): Promise<void> {
  await setCount(db, now, { key: RESTS, windowMs: RESTS_FOR }, 1)
}

/** Removes halves of files, of processes of this machine that were killed and of any that were left a day ago. */
export async function pruneUnfinished(storage: Storage): Promise<void> {
  for await (const { key, changedAt } of storage.list(`${UNFINISHED}/`)) {
    const isOld = Date.now() - changedAt.getTime() > KEPT
    if (isOld || isAbandoned(key.slice(UNFINISHED.length + 1), changedAt)) await storage.remove(key)
  }
}

/**
 * Forgets uploads that were left, and removes files of the storage that belong to nothing. Where so many belong to nothing that the database
 * is rather not the one of this storage (an empty one, another shop's), they stay, and the log says so at each turn.
 */
export async function pruneStorage({ shop, storage }: MediaContext, stopping?: AbortSignal): Promise<void> {
  await pruneUnfinished(storage)
  const before = after(shop.now(), -KEPT)
  await shop.db.delete(mediaUploads).where(lt(mediaUploads.createdAt, before))
  const found = { left: [] as string[], orphans: new Map<string, string[]>(), known: new Set<string>() }
  let batch: StoredFile[] = []
  const sort = async (): Promise<void> => {
    const known = await listKnownIds(shop.db, [...new Set(batch.map(({ key }) => ownerOf(key)))])
    for (const id of known) found.known.add(id)
    // The storage's clock is a real one; the shop's may be ahead in a sandbox.
    const old = batch.filter(({ changedAt }) => changedAt.getTime() < Date.now() - KEPT)
    for (const { key } of old.filter((file) => !known.has(ownerOf(file.key)))) {
      if (isLeft(key)) found.left.push(key)
      else found.orphans.set(ownerOf(key), [...(found.orphans.get(ownerOf(key)) ?? []), key])
    }
    batch = []
  }
  for await (const file of storage.list()) {
    if (stopping?.aborted) return
    if (isOurs(file.key)) batch.push(file)
    if (batch.length === AT_ONCE) await sort()
  }
  await sort()
  for (const key of found.left) await storage.remove(key)
  const [orphans, known] = [found.orphans.size, found.known.size]
  if (orphans === 0 || (await readCount(shop.db, shop.now(), RESTS))) return
  if (known === 0 || orphans > FEW + known * OF_KNOWN)
    return shop.log.error(
      { orphans, known },
      'so many files of the media are unknown to the database that it may be another’s; none was removed',
    )
  for (const key of [...found.orphans.values()].flat()) await storage.remove(key)
}

/** Others may keep something in the same folder or bucket, as backups do. */
function isOurs(key: string): boolean {
  const owner = ownerOf(key)
  return isId(owner) || owner === UNFINISHED
}

/** Of an upload that was never whole. */
function isLeft(key: string): boolean {
  return ownerOf(key) === UNFINISHED || key.includes('/piece-')
}

function ownerOf(key: string): string {
  return key.split('/')[0] ?? ''
}
