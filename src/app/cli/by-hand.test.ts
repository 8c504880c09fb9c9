import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeBackup } from '#features/office/operations/commands-backup.ts'
import type { BackupRecord } from '#features/office/operations/model.ts'
import { openFolder } from '#features/platform/media/providers/storage-folder.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { openPglite } from '#server/database/embedded/pglite.ts'
import { connectionOf } from '#server/database/postgres/client-programs.ts'
import { migrateUnderLock } from '#server/database/postgres/postgres-migrations.ts'
import { connectForLongWork } from '#server/database/restore-target.ts'
import { listDifferences, prepareSession, proveTables } from '#server/database/table-proofs.ts'
import { openLog } from '#server/log.ts'
import { readCommands } from '../../../test/long/documented-commands.ts'
import { createPostgres, engine } from '../../../test/shop.ts'
import { findProgram } from '../../../tools/test/programs.ts'
import { installDebianPackage } from '../../../tools/test/debian-package.ts'

const BLOCKS = readCommands('docs/operations.md', '### Restoring by hand')
const log = openLog('silent')

const missing = engine === 'postgres' ? await installTools() : 'it needs PostgreSQL'
if (missing && engine === 'postgres') console.log(`SKIPPED: restoring by hand: ${missing}.`)

async function installTools(): Promise<string | undefined> {
  for (const name of ['age', 'jq']) {
    const fault = findProgram([name]) ? undefined : await installDebianPackage(name)
    if (fault) return fault
  }
  return undefined
}

/** An encrypted backup of this database with one picture, in a folder with the secret key. */
async function backUp(database: Database, DATABASE_URL: string | undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-by-hand-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const identity = await generateX25519Identity()
  writeFileSync(path.join(folder, 'key.txt'), `${identity}\n`)
  const { db } = database
  await db.execute(sql`insert into media (id, kind, format, visibility, name, files, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
    values ('m1', 'picture', 'jpg', 'public', 'a\nb', '{"480.jpg": 4}', '', '', 0, 0, 'x', now())`)
  const media = openFolder(path.join(folder, 'storage'))
  writeFileSync(path.join(folder, 'file'), 'fire')
  await media.put('m1/480.jpg', path.join(folder, 'file'), '')
  const config = { ...readConfig({ BACKUP_RECIPIENTS: await identityToRecipient(identity) }), DATABASE_URL }
  const context = { db, database, config, log, now: () => new Date(), version: '1', media }
  const { record } = await makeBackup({ ...context, backups: openFolder(folder) })
  return { folder, record }
}

/** Finds the command block with these words on the documentation page, and runs it on the test server, as an operator does. */
function paste(words: string, folder: string, { name }: BackupRecord, database: string): void {
  const block = BLOCKS.find((each) => each.includes(words)) ?? 'false'
  const { PGDATABASE: _, ...server } = connectionOf(process.env.AHUTI_TEST_POSTGRES_URL ?? '')
  execFileSync('bash', ['-euc', block.replaceAll('NAME', name).replaceAll('restored', database)], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...server },
    stdio: 'pipe',
  })
}

function urlOf(database: string): string {
  const url = new URL(process.env.AHUTI_TEST_POSTGRES_URL ?? '')
  url.pathname = `/${database}`
  return url.href
}

async function findDifferences(database: string, { tables }: BackupRecord): Promise<string[]> {
  const { db, close } = await connectForLongWork(urlOf(database))
  try {
    const found = await db.transaction(async (tx) => {
      await prepareSession(tx)
      return await proveTables(tx)
    })
    return listDifferences(found, tables)
  } finally {
    await close()
  }
}

describe.skipIf(missing)('the documented commands for restoring a backup by hand', () => {
  it('restore a PostgreSQL backup with every row and file, without the shop’s programs', async () => {
    const { DATABASE_URL } = await createPostgres()
    const database = await openDatabase({ DATABASE_URL, DATABASE_POOL: 2, DATA_DIR: 'memory://' }, log)
    onTestFinished(() => database.close())
    const { folder, record } = await backUp(database, DATABASE_URL)
    const name = `by_hand_${randomBytes(6).toString('hex')}`
    paste('pg_restore', folder, record, name)
    expect(await findDifferences(name, record)).toEqual([])
    paste('jq', folder, record, name)
    expect(readFileSync(path.join(folder, 'media', 'm1', '480.jpg'), 'utf8')).toBe('fire')
  })

  it('load a backup of the embedded database into new tables', async () => {
    const database = await openPglite('memory://')
    onTestFinished(() => database.close())
    const { folder, record } = await backUp(database, undefined)
    const name = `by_hand_${randomBytes(6).toString('hex')}`
    const { db, close } = await connectForLongWork(process.env.AHUTI_TEST_POSTGRES_URL ?? '')
    await db.execute(sql`create database ${sql.identifier(name)}`)
    await close()
    await migrateUnderLock(urlOf(name), log)
    paste('psql', folder, record, name)
    expect(await findDifferences(name, record)).toEqual([])
  })
})
