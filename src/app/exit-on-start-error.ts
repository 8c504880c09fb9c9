import { tmpdir } from 'node:os'
import { explainRefusal } from '#server/database/database-url.ts'
import { type Disk, fullDiskOf } from '#server/no-room.ts'
import { StartError } from '#server/start-error.ts'

/** Ends a process that could not start or failed. Errors that explain themselves are shown without a stack, all others with one. */
export function exitOnStartError(error: unknown): never {
  const known = error instanceof StartError ? error : (explainFullDisk(error) ?? explainRefusal(process.env, error))
  console.error(known ? known.message : error)
  process.exit(1)
}

const FULL: Record<Disk, () => string> = {
  backups: () =>
    'BACKUP_STORAGE: the disk for backups is full. Nothing is left of this backup, and earlier ones are whole. Make room there, or name another place.',
  media: () => 'MEDIA_STORAGE: the disk for files is full. Make room there, or name another place.',
  temporary: () =>
    `TMPDIR: the disk for temporary files (${tmpdir()}) is full. Make room there, or name another folder.`,
}

function explainFullDisk(error: unknown): StartError | undefined {
  const disk = fullDiskOf(error)
  const place = error instanceof Error && 'path' in error ? String(error.path) : tmpdir()
  if (disk === 'temporary' && !place.startsWith(tmpdir()))
    return new StartError(`The disk that holds ${place} is full. Make room there, and start again.`, { cause: error })
  return disk && new StartError(FULL[disk](), { cause: error })
}
