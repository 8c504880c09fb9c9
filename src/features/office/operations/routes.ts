import { Refusal } from '#base/refusal.ts'
import { calendarDay } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { findBackup, findCheck, listBackupNames } from './commands-backup-list.ts'
import type { OperationsContext } from './context.ts'
import type { BackupCheck, BackupRecord } from './model.ts'
import { readSystem } from './queries-system.ts'
import { isLate, findNewest } from './rules-backups.ts'
import { backupsView, systemView } from './schemas.ts'

/** The number of backups in the response. `npm run backup -- list` shows all. */
const MAX_SHOWN = 10

/** The state of the process and its backups, for staff. */
export function operationsRoutes(context: OperationsContext): Route[] {
  const { shop, backups, schedule } = context
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/system',
        operationId: 'getSystem',
        access: 'staff',
        right: 'settings.read',
        summary: 'The running version, its start time, and waiting work',
        answers: { 200: systemView },
      },
      async () => answer(200, await readSystem(context)),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/backups',
        operationId: 'listBackups',
        access: 'staff',
        right: 'settings.read',
        summary: 'The newest backups, and whether each could be restored in a test',
        answers: { 200: backupsView },
      },
      async () => answer(200, await viewBackups(context)),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/backups',
        operationId: 'createBackup',
        access: 'staff',
        right: 'settings.change',
        summary: 'Requests a backup now; the list shows the backup when it is complete',
        answers: { 202: backupsView },
      },
      async ({ caller }) => {
        if (!backups) throw new Refusal('conflict', 'operations.no-place')
        const now = shop.now()
        const entry = { action: 'backup.ask', subject: 'backup', subjectId: calendarDay(now) } as const
        await writeAudit(shop.db, now, { actorId: caller.accountId, ...entry })
        schedule.ask()
        return answer(202, await viewBackups(context))
      },
    ),
  ]
}

async function viewBackups({ shop: { config }, backups, schedule }: OperationsContext) {
  const names = backups ? await listBackupNames(backups) : []
  const items = []
  for (const name of names.slice(0, MAX_SHOWN)) {
    const record = backups && (await findBackup(backups, name))
    if (backups && record) items.push(presentBackup(record, await findCheck(backups, name)))
  }
  return {
    isScheduled: backups !== undefined,
    everyHours: config.BACKUP_EVERY_HOURS,
    days: config.BACKUP_DAYS,
    isSealed: (config.BACKUP_RECIPIENTS ?? config.BACKUP_KEY) !== undefined,
    missingPackage: schedule.missingPackage(),
    isLate: backups !== undefined && isLate(findNewest(names, new Date()), new Date(), config.BACKUP_EVERY_HOURS),
    items,
  }
}

/** A backup as staff see it. `check` is null if there is no result of a test restore. */
function presentBackup(record: BackupRecord, check: BackupCheck | undefined) {
  const { name, madeAt, version, isSealed, bytes, rows, files } = record
  return { name, madeAt, version, isSealed, bytes, rows, files: files.length, check: check ?? null }
}
