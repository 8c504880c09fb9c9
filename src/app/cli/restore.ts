import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pauseSweep } from '#features/platform/media/commands-prune.ts'
import { openStorage } from '#features/platform/media/providers/open-storage.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import {
  listBackupFiles,
  listLaterFiles,
  readBackup,
  readBackupFile,
  restoreDatabase,
  restoreFiles,
} from '#features/office/operations/commands-backup.ts'
import { listBackupNames } from '#features/office/operations/commands-backup-list.ts'
import { findNewest } from '#features/office/operations/rules-backups.ts'
import { skipAddresses } from '#features/office/operations/commands-addresses.ts'
import type { MediaCopy } from '#features/office/operations/model.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { listKeyIds } from '#server/keyring.ts'
import { type Log, openLog } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { backupPlace, mediaPlace } from '../wiring/ports/backup-context.ts'
import { exitOnStartError } from '../exit-on-start-error.ts'

const HELP = `npm run restore -- latest         the newest backup in BACKUP_STORAGE
npm run restore -- NAME           another one; npm run backup -- list names them
npm run restore -- FILE           an archive that lies in a file
--skip-addresses N                leaves out the next N addresses of each wallet: those that may have been given after the backup
It goes into the database that DATABASE_URL or DATA_DIR names, which must be empty. Where that was done and the rest was cut off:
npm run restore -- files latest   (or NAME, FILE) only the files of the media that are not there
npm run restore -- --skip-addresses N   only leaves out N more addresses
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'skip-addresses': { type: 'string' } },
})
await work(positionals, values['skip-addresses']).catch(exitOnStartError)

async function work([first, second]: string[], skipped: string | undefined): Promise<void> {
  const isOnlySkip = first === undefined && skipped !== undefined
  if ((first === undefined && !isOnlySkip) || first === 'help' || !/^\d{1,5}$/.test(skipped ?? '0'))
    throw new StartError(HELP)
  const given = readConfig(process.env)
  // A transaction pooler (PgBouncer) does not support a session-level lock.
  const config = { ...given, DATABASE_URL: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL }
  const log = openLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL)
  if (isOnlySkip) return await finishRestore(config, log, Number(skipped))
  const backups = await openStorage(backupPlace(config))
  if (first === 'files' && second !== undefined)
    return await bringFiles(config, backups, await listBackupFiles(await find(backups, second), config))
  await restore(config, log, backups, { wanted: first ?? '', skipped: Number(skipped ?? 0) })
}

/** Restores a backup with its files. The database must be empty. */
async function restore(
  config: Config,
  log: Log,
  backups: Storage,
  { wanted, skipped }: { wanted: string; skipped: number },
): Promise<void> {
  const { head, proofs, files } = await restoreDatabase(await find(backups, wanted), config, log)
  // Before the files, which may take hours or fail: after this step a shop could start with this database.
  await finishRestore(config, log, skipped)
  for (const { table, rows, hash } of proofs)
    if (rows > 0) say(`${table.padEnd(28)} ${String(rows).padStart(8)}  ${hash}`)
  say(`The database is as it was on ${head.madeAt}: ${proofs.length} tables, every row proved.`)
  const ids = new Set(listKeyIds(config.SECRET_KEYS))
  const absent = head.secretKeys.filter((id) => !ids.has(id))
  if (absent.length > 0)
    say(
      `SECRET_KEYS: the key ${absent.join(', ')} is not given here. What it sealed (names, addresses, intentions) cannot be read without it.`,
    )
  await bringFiles(config, backups, files)
}

async function find(backups: Storage, wanted: string): Promise<AsyncIterable<Uint8Array>> {
  if (existsSync(wanted)) return readBackupFile(wanted)
  if (wanted.includes('/'))
    throw new StartError(
      `There is no file ${wanted} that this user may see. On a server put it into /var/backups/ahuti, owned by ahuti: /tmp and /root are hidden from the shop.`,
    )
  const name = wanted === 'latest' ? (findNewest(await listBackupNames(backups), new Date()) ?? 'latest') : wanted
  return await readBackup(backups, name)
}

/** Copies the missing files of a backup. Exits with code 1 if a file is unavailable. */
async function bringFiles(config: Config, backups: Storage, files: MediaCopy[]): Promise<void> {
  const media = await openStorage(mediaPlace(config))
  const { missing, refused, unproved } = await restoreFiles({ backups, media, config }, files)
  const absentFiles = missing.length + refused.length
  say(`Files of the media: ${files.length - absentFiles} of ${files.length} are there.`)
  for (const key of missing) say(`  missing: ${key}`)
  for (const { key, why } of refused) say(`  refused: ${key}. ${why}`)
  if (unproved.length > 0)
    say(
      'This backup is from before BACKUP_KEY sealed each copy as its own. Whoever could write where backups lie could have changed these; look at them:',
    )
  for (const key of unproved) say(`  not proved: ${key}`)
  const later = await listLaterFiles(media, files)
  if (later.length > 0)
    say(
      `The storage holds ${later.length} files that this backup does not know, brought after it. The shop leaves them there for thirty days: copy them aside, and bring them in anew.`,
    )
  for (const folder of later) say(`  later: ${folder}`)
  if (absentFiles > 0) process.exitCode = 1
}

/**
 * Writes facts that a restored database needs before a shop opens it: which addresses the shop may have given to customers, and that files
 * without a record may still be needed.
 */
async function finishRestore(config: Config, log: Log, count: number): Promise<void> {
  const database = await openDatabase(config, log)
  try {
    await pauseSweep(database.db, new Date())
    const accounts = await skipAddresses(database.db, new Date(), count)
    for (const { chain, nextIndex } of accounts) say(`The next address on ${chain} is number ${nextIndex}.`)
    if (count === 0 && accounts.length > 0)
      say(
        'Addresses given after the backup would be given again: before you open a shop that took money since, leave them out (--skip-addresses N).',
      )
    if (count > 0 && accounts.length > 0)
      say(
        `Each wallet must search ${count} addresses further than before (its gap limit), or it does not see what comes to the next ones.`,
      )
  } finally {
    await database.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
