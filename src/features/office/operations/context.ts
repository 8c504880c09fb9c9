import type { Storage } from '#features/platform/media/providers/storage.ts'
import type { Shop } from '#server/shop.ts'

/** What making and reading backups works with. */
export type BackupContext = Pick<Shop, 'db' | 'config' | 'log' | 'now'> & {
  engine: 'pglite' | 'postgres'
  version: string
  /** Where pictures and recordings lie. */
  media: Storage
  /** Where backups go. */
  backups: Storage
}

/** What the shop's own schedule needs besides. */
export type ScheduleContext = Omit<BackupContext, 'backups'> & {
  /** Undefined while nobody has said where backups go. */
  backups: Storage | undefined
  openPlace: (place: string) => Promise<Storage>
  /** Restores a backup into a scratch database, in a process of its own. Answers what was wrong, or null. */
  check: (name: string, stopping: AbortSignal | undefined) => Promise<string | null>
}
