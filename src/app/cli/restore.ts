import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pauseSweep } from '#features/platform/media/commands-prune.ts'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { listLaterFiles, restoreFiles } from '#features/office/operations/commands-backup-files.ts'
import {
  fetchDump,
  identitiesOf,
  readRecord,
  restoreDatabase,
} from '#features/office/operations/commands-backup-restore.ts'
import { listBackupNames } from '#features/office/operations/commands-backup-list.ts'
import { findNewest } from '#features/office/operations/rules-backups.ts'
import { skipAddresses } from '#features/office/operations/commands-addresses.ts'
import type { BackupRecord } from '#features/office/operations/model.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { inScratchFolder } from '#server/scratch-folders.ts'
import { listKeyIds } from '#server/keyring.ts'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { backupPlace, mediaPlace } from '../wiring/ports/backup-context.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'
import { readIdentityFile } from './identity-file.ts'
import { ownCommands } from './own-commands.ts'
import { openQuietLog, pastPooler, say } from './terminal.ts'

const HELP = `npm run restore -- latest         restores the newest backup in BACKUP_STORAGE
npm run restore -- NAME           restores another backup; npm run backup -- list shows the names
npm run restore -- FILE           restores the backup with this manifest (databases/NAME.json) and its files from the same folders
--identity FILE                   the file of age-keygen that opens a sealed backup; - reads it from the input
--skip-addresses N                skips the next N addresses of each wallet: the shop may have assigned them after the backup
The database in DATABASE_URL or DATA_DIR must be empty. If the database was restored, but the command was then interrupted:
npm run restore -- files latest   (or NAME, FILE) restores only the missing media files
npm run restore -- --skip-addresses N   only skips N more addresses
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'skip-addresses': { type: 'string' }, identity: { type: 'string' } },
})
await work(positionals, values['skip-addresses'], values.identity).catch(exitOnStartError)

/** The record of a backup, the storage of its files, and the secret keys that decrypt the backup. */
type Found = { backups: Storage; record: BackupRecord; identities: string[] }

async function work([first, second]: string[], skipped: string | undefined, identity?: string): Promise<void> {
  const isOnlySkip = first === undefined && skipped !== undefined
  if ((first === undefined && !isOnlySkip) || first === 'help' || !/^\d{1,5}$/.test(skipped ?? '0'))
    throw new StartError(ownCommands(HELP))
  const config = pastPooler(readConfig(process.env))
  const log = openQuietLog(config)
  if (isOnlySkip) return await finishRestore(config, log, Number(skipped))
  const isOnlyFiles = first === 'files' && second !== undefined
  const { backups, name } = await find(config, (isOnlyFiles ? second : first) ?? '')
  const keys = await readIdentityFile(identity === undefined ? [] : ['--identity', identity])
  const record = await readRecord(backups, name)
  const found: Found = { backups, record, identities: await identitiesOf(config, keys) }
  if (isOnlyFiles) return await bringFiles(config, found)
  await restore(config, log, found, Number(skipped ?? 0))
}

/** Restores a backup with its files. The database must be empty. */
async function restore(config: Config, log: Log, found: Found, skipped: number): Promise<void> {
  const { backups, record, identities } = found
  const proofs = await inScratchFolder('check', async (folder) => {
    const file = await fetchDump(backups, record, { folder, config, identities })
    return await restoreDatabase(file, record, config, log)
  })
  // This step comes before the files are copied, because copying can take hours or fail. After this step a shop can start with this database.
  await finishRestore(config, log, skipped)
  for (const { table, rows, hash } of proofs)
    if (rows > 0) say(`${table.padEnd(28)} ${String(rows).padStart(8)}  ${hash}`)
  say(`The database is as it was on ${record.madeAt}: ${proofs.length} tables, and every row is verified.`)
  const ids = new Set(listKeyIds(config.SECRET_KEYS))
  const absent = record.secretKeys.filter((id) => !ids.has(id))
  if (absent.length > 0)
    say(
      `SECRET_KEYS: the key ${absent.join(', ')} is missing in this configuration. The texts that were sealed with this key (names, addresses, intentions) cannot be read.`,
    )
  await bringFiles(config, found)
}

/** Finds a backup: the newest backup, or the backup with this name, or the backup with this record file. Returns its storage and its name. */
async function find(config: Config, wanted: string): Promise<{ backups: Storage; name: string }> {
  if (wanted.includes('/') || wanted.includes('.')) {
    if (!existsSync(wanted))
      throw new StartError(
        `There is no file ${wanted} that this user can read. On a server put the file into /var/backups/ahuti, owned by ahuti: /tmp and /root are hidden from the shop.`,
      )
    const { dir, name } = path.parse(path.resolve(wanted))
    return { backups: await openStorage(path.dirname(dir)), name }
  }
  const backups = await openStorage(backupPlace(config))
  if (wanted !== 'latest') return { backups, name: wanted }
  return { backups, name: findNewest(await listBackupNames(backups), new Date()) ?? 'latest' }
}

/** Copies the missing files of a backup. Exits with code 1 if a file is unavailable. */
async function bringFiles(config: Config, { backups, record: { files }, identities }: Found): Promise<void> {
  const media = await openStorage(mediaPlace(config))
  const { missing, refused } = await restoreFiles({ backups, media, identities }, files)
  const absentFiles = missing.length + refused.length
  say(`Media files: ${files.length - absentFiles} of ${files.length} are available.`)
  for (const key of missing) say(`  missing: ${key}`)
  for (const { key, why } of refused) say(`  refused: ${key}. ${why}`)
  const later = await listLaterFiles(media, files)
  if (later.length > 0)
    say(
      `The storage holds ${later.length} files that this backup does not contain; they were uploaded after the backup. The shop keeps them for thirty days: copy them to another place, and upload them again.`,
    )
  for (const folder of later) say(`  later: ${folder}`)
  if (absentFiles > 0) process.exitCode = 1
}

/**
 * Writes two facts into a restored database before a shop starts with it: the addresses that customers may have received, and the rule that the shop
 * must not delete files without a record.
 */
async function finishRestore(config: Config, log: Log, count: number): Promise<void> {
  const database = await openDatabase(config, log)
  try {
    await pauseSweep(database.db, new Date())
    const accounts = await skipAddresses(database.db, new Date(), count)
    for (const { chain, nextIndex } of accounts) say(`The next address on ${chain} is number ${nextIndex}.`)
    if (count === 0 && accounts.length > 0)
      say(
        'The shop may have given addresses to customers after the backup. It would give the same addresses to new customers too. If the shop took money after the backup, skip these addresses before you open the shop (--skip-addresses N).',
      )
    if (count > 0 && accounts.length > 0)
      say(
        `Each wallet must search ${count} more addresses than before (gap limit); otherwise the wallet does not see money that comes to the next addresses.`,
      )
  } finally {
    await database.close()
  }
}
