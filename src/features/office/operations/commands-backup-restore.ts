import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { readBackupKeys } from '#server/backup/recipients.ts'
import { openStored, openTally, pairOfKey } from '#server/backup/sealed-file.ts'
import type { Config } from '#server/config.ts'
import { restoreDump } from '#server/database/restore-target.ts'
import { withScratchDatabase } from '#server/database/scratch-database.ts'
import type { TableProof } from '#server/database/table-proofs.ts'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { listBackupNames } from './commands-backup-list.ts'
import { TRIAL_FILES } from './commands-backup.ts'
import type { BackupRecord } from './model.ts'
import { isOfEarlierForm, recordKey } from './rules-backups.ts'
import { backupRecord } from './schemas-backups.ts'

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>
type KeyConfig = Pick<Config, 'BACKUP_RECIPIENTS' | 'BACKUP_KEY'>

/** The record of a backup. Throws a StartError if the backup is missing, or if the record does not have the form that this shop writes. */
export async function readRecord(backups: Storage, name: string): Promise<BackupRecord> {
  const pieces = await backups.read(recordKey(name))
  if (!pieces) {
    const names = await listBackupNames(backups)
    throw new StartError(`There is no backup ${name}. The existing backups are: ${names.join(', ') || 'none'}.`)
  }
  return parseRecord(await text(pieces))
}

function parseRecord(written: string): BackupRecord {
  let value: unknown
  try {
    value = JSON.parse(written)
  } catch (error) {
    throw new StartError('This backup is not whole: its manifest cannot be read.', { cause: error })
  }
  if (typeof value === 'object' && value !== null && isOfEarlierForm(value))
    throw new StartError(
      'This backup was made by an earlier version, in another format. Convert it first: docs/operations.md, "Backups of earlier versions".',
    )
  const parsed = backupRecord.safeParse(value)
  if (parsed.success) return parsed.data
  throw new StartError(
    `This backup was not made by this shop: its list of files or tables contains an invalid value (${parsed.error.issues[0]?.path.join('.')}). Nothing was restored; use another backup.`,
  )
}

/** The secret keys that decrypt a backup: the keys in `given`, and the keys derived from `BACKUP_KEY`. */
export async function identitiesOf({ BACKUP_KEY }: KeyConfig, given: string[] = []): Promise<string[]> {
  const derived = await Promise.all(((BACKUP_KEY && readBackupKeys(BACKUP_KEY)) || []).map(pairOfKey))
  return [...given, ...derived.map(({ identity }) => identity)]
}

/**
 * Decrypts the dump of a backup into a folder. Refuses a dump that differs from its record. If this shop encrypts its backups, also refuses an
 * unencrypted dump: anybody with write access to the storage could have made it.
 */
export async function fetchDump(
  backups: Storage,
  record: BackupRecord,
  { folder, config, identities }: { folder: string; config: KeyConfig; identities: string[] },
): Promise<string> {
  const { dump, isSealed } = record
  if (!isSealed && (config.BACKUP_RECIPIENTS ?? config.BACKUP_KEY) !== undefined)
    throw new StartError(
      'This backup is not sealed, but BACKUP_RECIPIENTS is set: anyone with write access to the backups could have made it. If you trust its source, unset BACKUP_RECIPIENTS for this command.',
    )
  const file = path.join(folder, TRIAL_FILES.dump)
  await openStored(await readDump(backups, record), file, { facts: dump, isSealed, identities })
  await writeFile(path.join(folder, TRIAL_FILES.record), JSON.stringify(record))
  return file
}

async function readDump(backups: Storage, { name, dump }: BackupRecord): Promise<AsyncIterable<Uint8Array>> {
  const pieces = await backups.read(dump.key)
  if (!pieces) throw new StartError(`There is no backup ${name}: its file ${dump.key} is missing.`)
  return pieces
}

/**
 * True if the stored dump still has the length and the hash that it had when it was made. This also works for an encrypted backup without its secret
 * key.
 */
export async function isUnchanged(backups: Storage, record: BackupRecord): Promise<boolean> {
  const tally = openTally()
  for await (const _ of tally.through(await readDump(backups, record)));
  const { bytes, sha256 } = tally.read()
  return bytes === record.dump.bytes && sha256 === record.dump.sha256
}

/** Restores an unencrypted dump into the empty database of `place`, and verifies that every row arrived. */
export async function restoreDatabase(
  file: string,
  { dump, serverMajor, migrations, tables }: BackupRecord,
  place: Place,
  log: Log,
): Promise<TableProof[]> {
  return await restoreDump(file, { format: dump.format, serverMajor, migrations, tables }, place, log)
}

/** Restores the dump in a folder, as `makeBackup` and `fetchDump` leave it, into a scratch database. */
export async function tryRestore(
  folder: string,
  config: Config,
  log: Log,
): Promise<{ proofs: TableProof[]; engine: string }> {
  const record = parseRecord(await readFile(path.join(folder, TRIAL_FILES.record), 'utf8'))
  return await withScratchDatabase(config.DATABASE_URL, folder, async (place) => ({
    proofs: await restoreDatabase(path.join(folder, TRIAL_FILES.dump), record, place, log),
    engine: place.DATABASE_URL ? 'PostgreSQL' : 'the embedded engine',
  }))
}
