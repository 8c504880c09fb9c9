import type { Storage } from '#features/platform/media/providers/storage.ts'
import type { Database } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** The dependencies that are needed to make and read backups. */
export type BackupContext = Pick<Shop, 'db' | 'config' | 'log' | 'now'> & {
  database: Pick<Database, 'engine' | 'embedded'>
  version: string
  /** The storage of pictures and recordings. */
  media: Storage
  /** The storage of backups. */
  backups: Storage
}

/** The additional dependencies of the schedule. */
export type ScheduleContext = Omit<BackupContext, 'backups'> & {
  /** Undefined if the configuration has no backup storage. */
  backups: Storage | undefined
  openPlace: (place: string) => Promise<Storage>
  /**
   * Restores the unsealed dump in a folder (`commands-backup-trial.ts`) into a scratch database, in a separate process. Returns the fault, or
   * null if the restore succeeded.
   */
  trial: (folder: string, stopping: AbortSignal | undefined) => Promise<string | null>
}
