/** The shop's disks that can become full or read-only. */
export type Disk = 'media' | 'temporary' | 'backups'

/** The name of the alert; its texts are in `features/office/today`. */
export const diskAlert = (disk: Disk): `disk-full-${Disk}` => `disk-full-${disk}`

/** A disk is full or read-only, or this user's quota is exceeded. The caller says which disk it is if the path in the error does not show it. */
class NoRoom extends Error {
  readonly disk: Disk
  constructor(disk: Disk, cause: unknown) {
    super(`the disk of ${disk} is full or read-only`, { cause })
    this.name = 'NoRoom'
    this.disk = disk
  }
}

/** System error codes: disk full, quota exceeded, maximum file size of this process, and a disk that became read-only after a fault. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])
/** Messages of libraries that give no error code. */
const WORDS = /ENOSPC|EROFS|No space left on device|[Qq]uota exceeded|StorageFull|Read-only file system/

const SQLSTATE = /^[0-9A-Z]{5}$/

/**
 * The full or read-only disk that caused this error. If the error does not show which disk it is, returns the temporary disk. Undefined for
 * other errors.
 */
export function findFullDisk(error: unknown): Disk | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NoRoom) return cause.disk
    const code = 'code' in cause ? cause.code : undefined
    if (CODES.has(code)) return 'temporary'
    // The disk of the database is not handled here: the server reports it with its own code (`isDatabaseFull`).
    if (typeof code === 'string' && SQLSTATE.test(code)) return undefined
    if (WORDS.test(cause.message)) return 'temporary'
  }
  return undefined
}

/** PostgreSQL's code for a full disk. The embedded database uses the same code. */
const DATABASE_FULL = '53100'

/** True if the disk of the database is full. In this case the failed statement stored nothing. */
export function isDatabaseFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === DATABASE_FULL) return true
  return false
}

/** Does work on a disk. If the disk is full or read-only, the error names this disk. */
export async function namingDisk<T>(disk: Disk, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw findFullDisk(error) === undefined ? error : new NoRoom(disk, error)
  }
}
