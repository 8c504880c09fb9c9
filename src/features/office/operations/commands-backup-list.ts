import { text } from 'node:stream/consumers'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import type { BackupCheck, BackupRecord } from './model.ts'
import { checkKey, nameInKey, recordKey } from './rules-backups.ts'

/** The names of all complete backups. The newest is first. */
export async function listBackupNames(backups: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of backups.list('databases/')) names.push(nameInKey(key) ?? '')
  return names
    .filter((name) => name !== '')
    .toSorted()
    .toReversed()
}

/** Returns the record of a backup; undefined if the record is missing or cannot be parsed. */
export async function findBackup(backups: Storage, name: string): Promise<BackupRecord | undefined> {
  return await readJson<BackupRecord>(backups, recordKey(name))
}

/** Returns the result of a backup's test restore; undefined if there is no result yet, or if it cannot be parsed. */
export async function findCheck(backups: Storage, name: string): Promise<BackupCheck | undefined> {
  return await readJson<BackupCheck>(backups, checkKey(name))
}

async function readJson<T>(backups: Storage, key: string): Promise<T | undefined> {
  const pieces = await backups.read(key)
  const written = pieces && (await text(pieces))
  try {
    // Only the commands of this feature write these files, so they have the type `T`. A file may be incomplete if the disk was full or
    // failed.
    return written === undefined ? undefined : (JSON.parse(written) as T)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
