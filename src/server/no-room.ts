/** Which of the shop's disks is full. */
export type Disk = 'media' | 'temporary' | 'backups'

/** What the alert about it is called; its words stand in `features/office/today`. */
export const diskAlert = (disk: Disk): `disk-full-${Disk}` => `disk-full-${disk}`

/** A disk is full, or this user's share of it. Says which, where that is known better than by the place of the error. */
class NoRoom extends Error {
  readonly disk: Disk
  constructor(disk: Disk, cause: unknown) {
    super(`the disk of ${disk} is full`, { cause })
    this.name = 'NoRoom'
    this.disk = disk
  }
}

/** Codes of system calls: the disk, the quota, the largest file that this process may write. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** What libraries say without a code. */
const WORDS = /ENOSPC|No space left on device|[Qq]uota exceeded|StorageFull/

const SQLSTATE = /^[0-9A-Z]{5}$/

/** The disk that is full, when this is what an error comes from; the temporary one where nobody said. */
export function fullDiskOf(error: unknown): Disk | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NoRoom) return cause.disk
    const code = 'code' in cause ? cause.code : undefined
    if (CODES.has(code)) return 'temporary'
    // The disk of the database is another matter: its server says so with a code of its own.
    if (typeof code === 'string' && SQLSTATE.test(code)) return undefined
    if (WORDS.test(cause.message)) return 'temporary'
  }
  return undefined
}

/** Does something on a disk, and says of which when it is full. */
export async function onDisk<T>(disk: Disk, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw fullDiskOf(error) === undefined ? error : new NoRoom(disk, error)
  }
}
