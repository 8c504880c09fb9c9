import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openFolder } from '#features/platform/media/providers/storage-folder.ts'
import { media } from '#features/platform/media/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { restoreFiles } from './commands-backup-files.ts'
import { readRecord } from './commands-backup-restore.ts'
import { makeBackup } from './commands-backup.ts'
import type { MediaCopy } from './model.ts'

const FILES = { a: 'fire', b: 'water' }

let shop: TestShop
let folder: string
let [identity, recipient, other] = ['', '', '']
beforeAll(async () => {
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  other = await identityToRecipient(await generateX25519Identity())
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
  for (const [id, text] of Object.entries(FILES)) await putMedia(`${id}/file.pdf`, text)
  return () => rmSync(folder, { recursive: true, force: true })
})

async function putMedia(key: string, text: string) {
  writeFileSync(path.join(folder, 'file'), text)
  await openFolder(path.join(folder, 'media')).put(key, path.join(folder, 'file'), '')
}

function contextWith(BACKUP_RECIPIENTS: string | undefined) {
  const { db, config, log, now, database } = shop.shop
  const [backups, from] = [openFolder(path.join(folder, 'backups')), openFolder(path.join(folder, 'media'))]
  return { db, log, now, database, version: '1', backups, media: from, config: { ...config, BACKUP_RECIPIENTS } }
}

const backUp = async (recipients?: string) => (await makeBackup(contextWith(recipients))).record

/** Restores the files into an empty folder. Returns the result and a function that reads a restored file. */
async function restoreToEmptyFolder(files: MediaCopy[], identities = [identity]) {
  const place = path.join(folder, 'again')
  const { backups } = contextWith(undefined)
  const outcome = await restoreFiles({ backups, media: openFolder(place), identities }, files)
  const textOf = (id: string) => readFileSync(path.join(place, id, 'file.pdf'), 'utf8')
  return { outcome, textOf }
}

const placeOf = (copy: MediaCopy | undefined) => path.join(folder, 'backups', copy?.copy ?? '')
const listCopies = () =>
  readdirSync(path.join(folder, 'backups', 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )

it.each([
  ['stored unencrypted before the shop had a key', undefined],
  ['encrypted for an earlier recipient', 'other'],
])('a copy that was %s is made again for the new recipient', async (_, before) => {
  const first = await backUp(before && other)
  const { files } = await backUp(recipient)
  for (const copy of first.files) rmSync(placeOf(copy))
  const { outcome, textOf } = await restoreToEmptyFolder(files)
  expect([outcome, textOf('a'), textOf('b')]).toEqual([{ missing: [], refused: [] }, 'fire', 'water'])
  expect(files.map((copy) => readFileSync(placeOf(copy), 'latin1').slice(0, 21))).toEqual([
    'age-encryption.org/v1',
    'age-encryption.org/v1',
  ])
})

it('files with equal contents are stored once, and later backups reuse the stored copy', async () => {
  await putMedia('b/file.pdf', 'fire')
  const first = await backUp(recipient)
  expect(listCopies()).toHaveLength(1)
  const bytes = readFileSync(placeOf(first.files[0]))
  expect((await backUp(recipient)).files).toEqual(first.files)
  expect([listCopies().length, readFileSync(placeOf(first.files[0])).equals(bytes)]).toEqual([1, true])
})

it.each(['sealed', 'plain'])(
  'a copy with another file’s content is refused; other copies are restored (%s)',
  async (how) => {
    const { files } = await backUp(how === 'sealed' ? recipient : undefined)
    const [a, b] = files
    copyFileSync(placeOf(b), placeOf(a))
    const { outcome, textOf } = await restoreToEmptyFolder(files)
    expect([outcome.refused, textOf('b')]).toEqual([
      [{ key: 'a/file.pdf', why: expect.stringContaining('damaged or was replaced') }],
      'water',
    ])
  },
)

it('an encrypted copy is refused without its secret key', async () => {
  const { files } = await backUp(recipient)
  const { outcome } = await restoreToEmptyFolder(files, [])
  expect(outcome.refused.map(({ why }) => why)).toEqual([
    expect.stringContaining('a key that you did not give'),
    expect.stringContaining('a key that you did not give'),
  ])
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
])('a backup that lists the file %j is refused before any file is written', async (key) => {
  const record = await backUp()
  const listed = record.files.map((file) => ({ ...file, key }))
  await rewrite(record.name, { ...record, files: listed })
  await expect(readRecord(contextWith(undefined).backups, record.name)).rejects.toThrow(/its list of files/)
  // The same names are passed directly to the step that writes the files, without the check before this step.
  const to = openFolder(path.join(folder, 'deep', 'again'))
  await restoreFiles({ ...contextWith(undefined), media: to, identities: [] }, listed).catch(() => undefined)
  const written = readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('escaped'))
  expect(written).toEqual([])
})

it.each(['../../etc/passwd', 'files/../../x', 'files/plain/../x', '/etc/passwd', ''])(
  'a backup is refused if its record contains the path %j',
  async (key) => {
    const record = await backUp()
    const { backups } = contextWith(undefined)
    await rewrite(record.name, { ...record, files: record.files.map((file) => ({ ...file, copy: key })) })
    await expect(readRecord(backups, record.name)).rejects.toThrow(/its list of files/)
    await rewrite(record.name, { ...record, dump: { ...record.dump, key } })
    await expect(readRecord(backups, record.name)).rejects.toThrow(/its list of files/)
  },
)

it('the error about a backup from an earlier version names the conversion instructions', async () => {
  await rewrite('2026-11-01T00-00-00Z', { name: '2026-11-01T00-00-00Z', files: [] })
  const read = readRecord(contextWith(undefined).backups, '2026-11-01T00-00-00Z')
  await expect(read).rejects.toThrow('docs/operations.md, "Backups of earlier versions"')
})

async function rewrite(name: string, record: unknown) {
  writeFileSync(path.join(folder, 'list'), JSON.stringify(record))
  await contextWith(undefined).backups.put(`databases/${name}.json`, path.join(folder, 'list'), '')
}

it('a copy that is a symbolic link to another place is treated as missing', async () => {
  const { files } = await backUp()
  renameSync(placeOf(files[0]), path.join(folder, 'elsewhere'))
  symlinkSync(path.join(folder, 'elsewhere'), placeOf(files[0]))
  const { outcome } = await restoreToEmptyFolder(files)
  expect(outcome.missing).toEqual(['a/file.pdf'])
})
