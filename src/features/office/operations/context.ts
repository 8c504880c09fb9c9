import type { Storage } from '#features/platform/media/providers/storage.ts'
import type { Database } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** The dependencies that are needed to make and read backups. */
export type BackupContext = Pick<Shop, 'db' | 'config' | 'log' | 'now'> & {
  database: Pick<Database, 'engine' | 'embedded'>
  version: string
  /** The storage of pictures and recordings. */
  media: Storage
  backups: Storage
}

/** The additional dependencies of the schedule. */
export type ScheduleContext = Omit<BackupContext, 'backups'> & {
  /** Undefined if the configuration has no backup storage. */
  backups: Storage | undefined
  openPlace: (place: string) => Promise<Storage>
  /**
   * Restores the unencrypted dump in a folder (`commands-backup-trial.ts`) into a scratch database, in a separate process. Returns the fault, or
   * null if the restore succeeded.
   */
  trial: (folder: string, stopping: AbortSignal | undefined) => Promise<string | null>
}

export type Schedule = {
  /** Makes a backup if it is due or was requested. */
  tick: (stopping?: AbortSignal) => Promise<void>
  /** Requests a backup at the next tick, even if no backup is due. */
  ask: () => void
  /** The name of the newest backup that this process knows. */
  newest: () => string | undefined
  /** True if the newest test restore that this process knows succeeded; undefined if the process knows no test restore. */
  isRestorable: () => boolean | undefined
  /** The name of a missing Debian package, without which no backup starts; null if no package is missing. */
  missingPackage: () => string | null
}

/** The dependencies of the routes and jobs for operating a running shop. */
export type OperationsContext = {
  shop: Shop
  backups: Storage | undefined
  schedule: Schedule
  version: string
  /** Looks for urgent problems, and raises or ends their alerts. */
  watch: () => Promise<void>
}
