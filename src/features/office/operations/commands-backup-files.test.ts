import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openFolder } from '#features/platform/media/providers/storage-folder.ts'
import { media } from '#features/platform/media/tables.ts'
import { readArchive, writeArchive } from '#server/backup/archive.ts'
import { rowsOf } from '#server/database/database.ts'
import { connectForLongWork } from '#server/database/restore-target.ts'
import { withScratchDatabase } from '#server/database/scratch-database.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import {
  parseBackupKeys,
  listBackupFiles,
  makeBackup,
  readBackup,
  readBackupFile,
  restoreDatabase,
  restoreFiles,
} from './commands-backup.ts'
import type { MediaCopy } from './model.ts'
import { copyKey } from './rules-backups.ts'

const FILES = { a: 'fire', b: 'water' }
const [KEY, OTHER] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  const about = { kind: 'document', format: 'pdf', visibility: 'public', name: '', altRu: '', altEn: '' } as const
  const rest = { ...about, focusX: 0, focusY: 0, createdBy: 'x', createdAt: shop.shop.now() }
  await shop.shop.db.insert(media).values([
    { ...rest, id: 'a', files: { 'file.pdf': 4 } },
    { ...rest, id: 'b', files: { 'file.pdf': 5 } },
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ahuti-backup-files-'))
  for (const [id, text] of Object.entries(FILES)) {
    writeFileSync(path.join(folder, 'file'), text)
    await openFolder(path.join(folder, 'media')).put(`${id}/file.pdf`, path.join(folder, 'file'), '')
  }
  return () => rmSync(folder, { recursive: true, force: true })
})

function contextWith(BACKUP_KEY: string | undefined) {
  const { db, config, log, now, database } = shop.shop
  const [backups, from] = [openFolder(path.join(folder, 'backups')), openFolder(path.join(folder, 'media'))]
  const rest = { db, log, now, engine: database.engine, version: '1', backups, media: from }
  return { ...rest, config: { ...config, BACKUP_KEY } }
}

type Context = ReturnType<typeof contextWith>

/** The list of files inside the archive. */
async function listFiles(context: Context, name: string): Promise<MediaCopy[]> {
  const { parts, end } = await readArchive(await readBackup(context.backups, name), parseBackupKeys(context.config))
  await Readable.from(parts).toArray()
  return end().extra as MediaCopy[]
}

/** Restores the files into an empty folder. Returns the result and a function that reads a restored file. */
async function restoreToEmptyFolder(context: Context, files: MediaCopy[]) {
  const place = path.join(folder, 'again')
  const outcome = await restoreFiles({ ...context, media: openFolder(place) }, files)
  const textOf = (id: string) => readFileSync(path.join(place, id, 'file.pdf'), 'utf8')
  return { outcome, textOf }
}

const placeOf = (copy: MediaCopy | undefined) => path.join(folder, 'backups', copy ? copyKey(copy) : '')

it.each([
  ['unsealed before there was a key', undefined],
  ['sealed with a key that is no longer used', OTHER],
])('a copy made %s is made again with the key', async (_, before) => {
  const first = await makeBackup(contextWith(before))
  const context = contextWith(KEY)
  const { name } = await makeBackup(context)
  for (const copy of first.files) rmSync(placeOf(copy))
  const files = await listFiles(context, name)
  const { outcome, textOf } = await restoreToEmptyFolder(context, files)
  expect([outcome, textOf('a'), textOf('b')]).toEqual([{ missing: [], refused: [], unproved: [] }, 'fire', 'water'])
  expect(files.map((copy) => readFileSync(placeOf(copy), 'latin1').includes('aes-256-gcm'))).toEqual([true, true])
})

it('with a key, a copy without encryption or of another file is refused, and other copies are restored', async () => {
  const open = contextWith(undefined)
  const plain = await makeBackup(open)
  const context = contextWith(KEY)
  const { name } = await makeBackup(context)
  const [a, b] = await listFiles(context, name)
  copyFileSync(placeOf(b), placeOf(a))
  const swapped = await restoreToEmptyFolder(
    context,
    [a, b].flatMap((copy) => copy ?? []),
  )
  expect([swapped.outcome.refused.map(({ key }) => key), swapped.textOf('b')]).toEqual([['a/file.pdf'], 'water'])
  copyFileSync(placeOf(plain.files[0]), placeOf(a))
  const unsealed = await restoreToEmptyFolder(context, a ? [a] : [])
  expect(unsealed.outcome.refused).toEqual([{ key: 'a/file.pdf', why: expect.stringContaining('not sealed') }])
})

it('with a key, copies that are not listed as encrypted are restored and reported as unproved', async () => {
  const { files } = await makeBackup(contextWith(undefined))
  const { outcome, textOf } = await restoreToEmptyFolder(contextWith(KEY), files)
  expect([outcome.unproved, outcome.missing, textOf('a')]).toEqual([['a/file.pdf', 'b/file.pdf'], [], 'fire'])
})

it.each([
  '../../escaped',
  'a/../../escaped',
  '/etc/escaped',
  'a\\..\\escaped',
  'a/escaped\0.pdf',
  '.unfinished/escaped',
  'a/b/escaped',
  'escaped',
  '',
])('an archive that lists the file %j is refused before any file is written', async (key) => {
  const context = contextWith(undefined)
  const listed = [{ key, bytes: 4 }]
  const archive = await writeListing(listed)
  await expect(listBackupFiles(readBackupFile(archive), context.config)).rejects.toThrow(/its list of files/)
  // The same names, passed directly to the step that writes the files.
  const places = ['backups', 'again'].map((name) => path.join(folder, 'deep', name))
  const [backups, to] = places.map(openFolder)
  if (backups && to) await restoreFiles({ ...context, backups, media: to }, listed).catch(() => undefined)
  const written = readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('escaped'))
  expect(written).toEqual([])
})

it('a restore refused for its list of files leaves the database empty', { timeout: 120_000 }, async () => {
  const { config, log } = contextWith(undefined)
  const archive = await writeListing([{ key: '../../escaped', bytes: 4 }])
  await withScratchDatabase(config.DATABASE_URL, path.join(folder, 'scratch'), async (place) => {
    const restored = restoreDatabase(readBackupFile(archive), { ...config, ...place }, log)
    await expect(restored).rejects.toThrow(/its list of files/)
    expect(await leftIn(place)).toEqual([])
  })
})

async function leftIn(place: { DATABASE_URL: string | undefined; DATA_DIR: string }): Promise<unknown[]> {
  if (!place.DATABASE_URL) return ['postgres'].filter((name) => existsSync(path.join(place.DATA_DIR, name)))
  const { db, close } = await connectForLongWork(place.DATABASE_URL)
  const left = await db.execute(sql`select relname from pg_class where relnamespace = 'public'::regnamespace`)
  await close()
  return rowsOf(left)
}

/** An archive of the test database with this list of files. */
async function writeListing(extra: unknown): Promise<string> {
  const archive = path.join(folder, 'archive')
  const head = { madeAt: '2026-11-20T10:00:00.000Z', version: '1', secretKeys: [] }
  await writeArchive(archive, { db: shop.shop.db, keys: [], head, extra: () => Promise.resolve(extra) })
  return archive
}

it.each(['../../escaped', '../0a1b2c3d', '', '0a1b2c3'])(
  'an archive that lists the encrypted file name %j is refused',
  async (sealedWith) => {
    const { config } = contextWith(undefined)
    const archive = await writeListing([{ key: 'a/file.pdf', bytes: 4, sealedWith }])
    await expect(listBackupFiles(readBackupFile(archive), config)).rejects.toThrow(/its list of files/)
  },
)

it('a copy that is a symbolic link to another place counts as missing', async () => {
  const context = contextWith(undefined)
  const { files } = await makeBackup(context)
  renameSync(placeOf(files[0]), path.join(folder, 'elsewhere'))
  symlinkSync(path.join(folder, 'elsewhere'), placeOf(files[0]))
  const { outcome } = await restoreToEmptyFolder(context, files)
  expect(outcome.missing).toEqual(['a/file.pdf'])
})
