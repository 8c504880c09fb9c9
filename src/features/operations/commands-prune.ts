import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY } from '#base/time.ts'
import { UNFINISHED } from '#features/media/providers/storage-folder.ts'
import type { Storage } from '#features/media/providers/storage.ts'

/** Folders that the shop makes for a while, and takes away unless its process is killed meanwhile. */
const OURS = /^ahuti-(?:backup|check|media|migrations|move|pieces|upload)-\w+$/

/** Takes away what killed processes left a day ago: halves of copies, and archives, which hold everybody's data. */
export async function pruneLeftovers({ backups }: { backups: Storage }, folder = tmpdir()): Promise<void> {
  const isOld = (changedAt: Date) => Date.now() - changedAt.getTime() > DAY
  for await (const { key, changedAt } of backups.list(`${UNFINISHED}/`)) if (isOld(changedAt)) await backups.remove(key)
  for (const name of (await readdir(folder)).filter((each) => OURS.test(each))) {
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => undefined)
    // Another's, of the same machine, is not ours to remove.
    if (found && found.uid === process.getuid?.() && isOld(found.mtime))
      await rm(place, { recursive: true, force: true })
  }
}
