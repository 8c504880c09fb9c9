import path from 'node:path'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import type { BackupContext } from '#features/office/operations/context.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { VERSION } from '#server/version.ts'

/** Where a command puts backups when nobody said where: beside the shop, not within its data. */
const BESIDE = './backups'

/** The place backups go to, whole: another process may stand in another folder. */
export function backupPlace({ BACKUP_STORAGE }: Pick<Config, 'BACKUP_STORAGE'>): string {
  const place = BACKUP_STORAGE ?? BESIDE
  return /^s3(?:\+http)?:/.test(place) ? place : path.resolve(place)
}

/** Where pictures and recordings lie. */
export function mediaPlace({ MEDIA_STORAGE, DATA_DIR }: Pick<Config, 'MEDIA_STORAGE' | 'DATA_DIR'>): string {
  return MEDIA_STORAGE ?? path.join(DATA_DIR, 'media')
}

/** What a command makes a backup with. */
export async function backupContext(
  config: Config,
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  log: Log,
): Promise<BackupContext> {
  return {
    db,
    config,
    log,
    now: () => new Date(),
    engine,
    version: VERSION,
    media: await openStorage(mediaPlace(config)),
    backups: await openStorage(backupPlace(config)),
  }
}
