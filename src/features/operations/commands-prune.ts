import { pruneUnfinished } from '#features/media/commands-prune.ts'
import type { Storage } from '#features/media/providers/storage.ts'
import { clearLeftovers } from '#server/leftovers.ts'

/** Takes away what killed processes left: halves of copies, and archives, which hold everybody's data. */
export async function pruneLeftovers({ backups }: { backups: Storage }, folder?: string): Promise<void> {
  await pruneUnfinished(backups)
  await clearLeftovers(folder)
}
