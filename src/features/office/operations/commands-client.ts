import { clearAlert, raiseAlert } from '#server/database/alerts.ts'
import { ClientMissing, findClient, readServerMajor } from '#server/database/postgres/client-programs.ts'
import type { BackupContext } from './context.ts'

/** The name of the alert; its texts are in `features/office/today`. */
export const CLIENT_ALERT = 'backup-client-missing'

/** The package without which no backup starts; null if nothing is missing. Alerts the staff, or ends the alert. */
export async function checkClient(
  { db, database, now }: Pick<BackupContext, 'db' | 'database' | 'now'>,
  find: (serverMajor: number) => string = findClient,
): Promise<string | null> {
  if (database.engine !== 'postgres') return null
  try {
    find(await readServerMajor(db))
    await clearAlert(db, CLIENT_ALERT)
    return null
  } catch (error) {
    if (!(error instanceof ClientMissing)) throw error
    await raiseAlert(db, now(), CLIENT_ALERT)
    return error.package
  }
}
