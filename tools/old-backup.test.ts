import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { restoreFiles } from '../src/features/office/operations/commands-backup-files.ts'
import { fetchDump, readRecord, restoreDatabase } from '../src/features/office/operations/commands-backup-restore.ts'
import { openFolder } from '../src/features/platform/media/providers/storage-folder.ts'
import { readConfig } from '../src/server/config.ts'
import { rowsOf } from '../src/server/database/database.ts'
import { openPglite } from '../src/server/database/embedded/pglite.ts'
import { openLog } from '../src/server/log.ts'
import { convertOldBackup } from './old-backup.ts'

/**
 * A backup of the embedded engine that version 0.1.0 made. It has one row and one picture, and is encrypted with a key of 32 bytes that are all 7.
 */
const NAME = '2026-11-29T01-51-15Z'
const ARCHIVE = fileURLToPath(new URL(`../test/old-backup/databases/${NAME}.ahuti`, import.meta.url))
const KEY = Buffer.alloc(32, 7).toString('base64')

function openScratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-old-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('the backup of an earlier version is converted and can be restored completely', async () => {
  const folder = openScratch()
  // Runs the command in the same way as docs/operations.md.
  const said = execFileSync(process.execPath, ['tools/old-backup.ts', ARCHIVE, path.join(folder, 'new')], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env.PATH, BACKUP_KEY: KEY },
    encoding: 'utf8',
  })
  expect(said).toContain(`npm run restore -- ${path.join(folder, 'new', 'databases', NAME)}.json`)
  const backups = openFolder(path.join(folder, 'new'))
  const record = await readRecord(backups, NAME)
  expect(record).toMatchObject({ madeAt: '2026-11-29T01:51:15.517Z', version: '0.1.0', rows: 1 })
  const config = { ...readConfig({}), DATABASE_URL: undefined, DATA_DIR: path.join(folder, 'data') }
  const file = await fetchDump(backups, record, { folder, config, identities: [] })
  expect(await restoreDatabase(file, record, config, openLog('silent'))).toEqual(record.tables)

  const { db, close } = await openPglite(config.DATA_DIR)
  const [row] = rowsOf(await db.execute(sql`select name, focus_y::text as y, created_at::text as at from media`))
  expect(row).toEqual({
    name: 'a\nb\t"c"\\d {e} \u2028 Ω 🔥 null \\N \r\n\\.\n',
    y: '1e-20',
    at: '2026-01-02 03:04:05.678901+00',
  })
  await close()

  const media = openFolder(path.join(folder, 'media'))
  expect(await restoreFiles({ backups, media, identities: [] }, record.files)).toEqual({ missing: [], refused: [] })
  expect(readFileSync(path.join(folder, 'media', 'm1', '480.jpg'), 'utf8')).toBe('fire')
})

it.each([
  ['another key', Buffer.alloc(32, 8).toString('base64'), 0, /encrypted with the key 3f04ae4f/],
  ['no key', undefined, 0, /encrypted with the key 3f04ae4f/],
  ['a changed byte', KEY, 2000, /damaged/],
])('a conversion with %s is refused, and does not write a file list', async (_, key, changed, said) => {
  const folder = openScratch()
  const bytes = readFileSync(ARCHIVE)
  if (changed) bytes[changed] = (bytes[changed] ?? 0) ^ 1
  const archive = path.join(folder, `${NAME}.ahuti`)
  writeFileSync(archive, bytes)
  await expect(convertOldBackup(archive, path.join(folder, 'new'), key)).rejects.toThrow(said)
  await expect(readRecord(openFolder(path.join(folder, 'new')), NAME)).rejects.toThrow('There is no backup')
})
