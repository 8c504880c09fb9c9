import type { Storage } from '#features/platform/media/providers/storage.ts'
import type { Shop } from '#server/shop.ts'

/** The dependencies for making and reading backups. */
export type BackupContext = Pick<Shop, 'db' | 'config' | 'log' | 'now'> & {
  engine: 'pglite' | 'postgres'
  version: string
  /** Storage of pictures and recordings. */
  media: Storage
  /** Storage of backups. */
  backups: Storage
}

/** Additional dependencies of the schedule. */
export type ScheduleContext = Omit<BackupContext, 'backups'> & {
  /** Undefined if no backup storage is configured. */
  backups: Storage | undefined
  openPlace: (place: string) => Promise<Storage>
  /** Restores a backup into a scratch database in a separate process. Returns the fault, or null. */
  check: (name: string, stopping: AbortSignal | undefined) => Promise<string | null>
}
