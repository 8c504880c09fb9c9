import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openStorage } from '#features/media/providers/open-storage.ts'
import { readBackup, readBackupFile, restoreDatabase, restoreFiles } from '#features/operations/commands-backup.ts'
import { listBackupNames } from '#features/operations/commands-records.ts'
import { skipAddresses } from '#features/operations/commands-addresses.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { keyIdsOf } from '#server/keyring.ts'
import { type Log, openLog } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { backupPlace, mediaPlace } from '../wiring/backup-context.ts'
import { endUnopened } from '../end-unopened.ts'

const HELP = `npm run restore -- latest     the newest backup in BACKUP_STORAGE
npm run restore -- NAME       another one; npm run backup -- list names them
npm run restore -- FILE       an archive that lies in a file
--skip-addresses N            leaves out the next N addresses of each wallet: those that may have been given after the backup
It goes into the database that DATABASE_URL or DATA_DIR names, which must be empty.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'skip-addresses': { type: 'string' } },
})
await restore(positionals[0], values['skip-addresses']).catch(endUnopened)

/** Brings a backup back into an empty database, and the files that belong to it. */
async function restore(wanted: string | undefined, skipped: string | undefined): Promise<void> {
  if (wanted === undefined || wanted === 'help' || !/^\d{1,5}$/.test(skipped ?? '0')) throw new StartError(HELP)
  const given = readConfig(process.env)
  // A session-level lock cannot be held through a transaction pooler (PgBouncer).
  const config = { ...given, DATABASE_URL: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL }
  const log = openLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL)
  const backups = await openStorage(backupPlace(config))
  const isFile = existsSync(wanted)
  const name = wanted === 'latest' ? ((await listBackupNames(backups))[0] ?? 'latest') : wanted
  const source = isFile ? readBackupFile(wanted) : await readBackup(backups, name)
  const { head, proofs, files } = await restoreDatabase(source, config, log)
  for (const { table, rows, hash } of proofs)
    if (rows > 0) say(`${table.padEnd(28)} ${String(rows).padStart(8)}  ${hash}`)
  say(`The database is as it was on ${head.madeAt}: ${proofs.length} tables, every row proved.`)
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
  const ids = new Set(keyIdsOf(config.SECRET_KEYS))
  const absent = head.secretKeys.filter((id) => !ids.has(id))
  if (absent.length > 0)
    say(
      `SECRET_KEYS: the key ${absent.join(', ')} is not given here. What it sealed (names, addresses, intentions) cannot be read without it.`,
    )
  if (absentFiles > 0) process.exitCode = 1
  await skip(config, log, Number(skipped ?? 0))
}

/** Skips the next `count` addresses of each wallet: they may have been given out after the backup. Warns at 0. */
async function skip(config: Config, log: Log, count: number): Promise<void> {
  const database = await openDatabase(config, log)
  try {
    const accounts = await skipAddresses(database.db, count)
    for (const { chain, nextIndex } of accounts) say(`The next address on ${chain} is number ${nextIndex}.`)
    if (count === 0 && accounts.length > 0)
      say(
        'Addresses given after the backup would be given again: before you open a shop that took money since, restore with --skip-addresses.',
      )
  } finally {
    await database.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
