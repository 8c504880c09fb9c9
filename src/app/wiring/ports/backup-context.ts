import path from 'node:path'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import type { BackupContext } from '#features/office/operations/context.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { VERSION } from '#server/version.ts'

/** The default place of backups: a folder beside the shop, not inside its data folder. */
const BESIDE = './backups'

/** The backup place as an absolute address, because another process may have another current folder. */
export function backupPlace({ BACKUP_STORAGE }: Pick<Config, 'BACKUP_STORAGE'>): string {
  const place = BACKUP_STORAGE ?? BESIDE
  return /^s3(?:\+http)?:/.test(place) ? place : path.resolve(place)
}

/** The place of pictures and recordings. */
export function mediaPlace({ MEDIA_STORAGE, DATA_DIR }: Pick<Config, 'MEDIA_STORAGE' | 'DATA_DIR'>): string {
  return MEDIA_STORAGE ?? path.join(DATA_DIR, 'media')
}

/** The dependencies of a command that makes a backup. */
export async function backupContext(
  config: Config,
  database: Pick<Database, 'db' | 'engine' | 'embedded'>,
  log: Log,
): Promise<BackupContext> {
  return {
    db: database.db,
    database,
    config,
    log,
    now: () => new Date(),
    version: VERSION,
    media: await openStorage(mediaPlace(config)),
    backups: await openStorage(backupPlace(config)),
  }
}
