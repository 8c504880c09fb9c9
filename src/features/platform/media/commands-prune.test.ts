import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { DAY } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { pauseSweep, pruneStorage } from './commands-prune.ts'
import type { MediaContext } from './context.ts'
import { openFolder } from './providers/storage-folder.ts'

let test: TestShop
let folder: string
let context: MediaContext
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sweep-test-'))
  test = await openTestShop()
  const { shop } = test
  context = {
    shop,
    storage: openFolder(folder),
    usesOf: async () => [],
    onChanged: async () => {},
    maySeeHidden: () => false,
  }
})
afterEach(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

/** Stores a file that was last changed two days ago. */
async function put(key: string): Promise<string> {
  const file = path.join(folder, key)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'bytes')
  const old = new Date(Date.now() - 2 * DAY)
  await utimes(file, old, old)
  return file
}

/** Stores a file with a row in the database. */
async function putKnown(): Promise<string> {
  const id = newId()
  await test.shop.db.execute(sql`insert into media (id, kind, format, visibility, name, files, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
    values (${id}, 'recording', 'mp3', 'public', 'a.mp3', '{"file.mp3": 5}', '', '', 0.5, 0.5, 'x', now())`)
  return await put(`${id}/file.mp3`)
}

const isThere = async (file: string) => await stat(file).then(Boolean, () => false)
const areThere = async (files: string[]) => await Promise.all(files.map(isThere))

it('the clean-up does not delete files if the database has no file records', async () => {
  const [recording, piece] = [await put(`${newId()}/file.mp3`), await put(`${newId()}/piece-000000000000`)]
  await pruneStorage(context)
  expect(await areThere([recording, piece])).toEqual([true, false])
})

it('the clean-up does not delete files if most files have no database record', async () => {
  const known = [await putKnown(), await putKnown()]
  const unknown = await Promise.all([1, 2, 3].map(async () => await put(`${newId()}/file.mp3`)))
  await pruneStorage(context)
  expect(await areThere([...known, ...unknown])).toEqual([true, true, true, true, true])
})

it('the clean-up keeps files that are newer than a restored backup for thirty days', async () => {
  const [known, late] = [await putKnown(), await put(`${newId()}/file.mp3`)]
  await pauseSweep(test.shop.db, test.shop.now())
  await test.call('POST', '/api/sandbox/clock/advance', { seconds: (29 * DAY) / 1000 })
  await pruneStorage(context)
  expect(await areThere([known, late])).toEqual([true, true])
  await test.call('POST', '/api/sandbox/clock/advance', { seconds: (2 * DAY) / 1000 })
  await pruneStorage(context)
  expect(await areThere([known, late])).toEqual([true, false])
})
