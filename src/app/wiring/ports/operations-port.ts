import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { openWatch } from '#features/office/operations/commands-watch.ts'
import { openSchedule } from '#features/office/operations/commands-backup-schedule.ts'
import { readHealth } from '#features/office/operations/queries-system.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { OverdueJobs } from '#server/overdue-jobs.ts'
import type { Shop } from '#server/shop.ts'
import { VERSION } from '#server/version.ts'

const BACKUP = fileURLToPath(new URL('../../cli/backup.ts', import.meta.url))
const MAX_FAULT_LENGTH = 500

/** Automatic backups on schedule, and what the staff see about the backups and the process. */
export async function openOperations(
  shop: Shop,
  { media, overdueJobs, payments }: { media: Storage; overdueJobs: OverdueJobs; payments: PaymentsContext },
) {
  const place = shop.config.BACKUP_STORAGE
  const backups = place ? await openStorage(place) : undefined
  if (backups && shop.config.BACKUP_KEY && !shop.config.BACKUP_RECIPIENTS)
    shop.log.warn(
      'BACKUP_KEY: the key that decrypts the backups is on this server, so a person who breaks into the server can read the backups. Set BACKUP_RECIPIENTS (docs/operations.md, "From BACKUP_KEY to age").',
    )
  const schedule = openSchedule({
    ...shop,
    version: VERSION,
    media,
    backups,
    openPlace: openStorage,
    trial: tryApart,
  })
  const health = async () => await readHealth({ shop, schedule, overdueJobs, version: VERSION })
  const watch = openWatch({ shop, payments, readHealth: health, isBackupRestorable: schedule.isRestorable })
  return {
    context: { shop, backups, schedule, version: VERSION, watch },
    newestBackup: schedule.newest,
    isBackupRestorable: schedule.isRestorable,
    readHealth: health,
  }
}

/** Runs the test restore in a separate process. The temporary database needs memory and time, and customers must not wait for it. */
async function tryApart(folder: string, stopping: AbortSignal | undefined): Promise<string | null> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', BACKUP, 'trial', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(stopping && { signal: stopping }),
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.on('error', () => {})
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0 ? null : said.trim().slice(-MAX_FAULT_LENGTH) || `the check ended with code ${String(code)}`
}
