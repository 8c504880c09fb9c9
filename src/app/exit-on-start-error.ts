import { tmpdir } from 'node:os'
import { explainRefusal } from '#server/database/database-url.ts'
import { type Disk, findFullDisk, isDatabaseFull } from '#server/disk-full.ts'
import { StartError } from '#server/start-error.ts'

/**
 * Ends a process that could not start or failed. Errors with an explanation are shown without a stack. All other errors are shown with a
 * stack.
 */
export function exitOnStartError(error: unknown): never {
  const known = error instanceof StartError ? error : (explainFullDisk(error) ?? explainRefusal(process.env, error))
  console.error(known ? known.message : error)
  process.exit(1)
}

const FULL: Record<Disk, () => string> = {
  backups: () =>
    'BACKUP_STORAGE: the disk for backups is full or read-only. This backup was removed, and earlier ones are intact. Free some space or repair the disk, or configure another place.',
  media: () =>
    'MEDIA_STORAGE: the disk for files is full or read-only. Free some space or repair the disk, or configure another place.',
  temporary: () =>
    `TMPDIR: the disk for temporary files (${tmpdir()}) is full or read-only. Free some space or repair the disk, or configure another folder.`,
}

function explainFullDisk(error: unknown): StartError | undefined {
  // This error is only for the embedded database. The error of a database server has its own explanation, which names DATABASE_URL.
  if (isDatabaseFull(error) && !process.env.DATABASE_URL)
    return new StartError('DATA_DIR: the disk with the database is full. Free some space, and start again.', {
      cause: error,
    })
  const disk = findFullDisk(error)
  const place = error instanceof Error && 'path' in error ? String(error.path) : tmpdir()
  if (disk === 'temporary' && !place.startsWith(tmpdir()))
    return new StartError(
      `The disk that contains ${place} is full or read-only. Free some space or repair the disk, and start again.`,
      {
        cause: error,
      },
    )
  return disk && new StartError(FULL[disk](), { cause: error })
}
