import { DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { setCount } from '#server/database/rate-limits.ts'
import { type AccountRow, restoredKey } from './queries-addresses.ts'

/** Longer than any address given after a backup is watched (`watchDays`) and rests afterwards. */
const REMEMBERED = 32 * DAY

/**
 * After a restore: addresses below the next index may have been given without this database knowing. Until nobody can be waited for there,
 * none of them is given again, and the row of unpaid ones is counted from here on.
 */
export async function resumeAfterRestore(
  tx: Db,
  now: Date,
  { id, nextIndex }: Pick<AccountRow, 'id' | 'nextIndex'>,
): Promise<void> {
  await setCount(tx, now, { key: restoredKey(id), windowMs: REMEMBERED }, nextIndex)
}
