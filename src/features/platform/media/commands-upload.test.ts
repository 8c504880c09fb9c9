import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { beginUpload, takePiece } from './commands-upload.ts'
import type { MediaContext } from './context.ts'
import { openFolder } from './providers/storage-folder.ts'
import { media } from './tables.ts'

const ACCOUNT = 'a'.repeat(32)

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-test-'))
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** An upload before its last piece, and a storage that delays the first file of this upload. */
async function openSlow() {
  const storage = openFolder(path.join(folder, 'media'))
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const context: MediaContext = {
    shop: shop.shop,
    storage,
    usesOf: async () => [],
    onChanged: async () => {},
    maySeeHidden: () => false,
  }
  const put: typeof storage.put = async (key, ...rest) => {
    if (!key.includes('/piece-')) {
      reached.resolve()
      await released.promise
    }
    await storage.put(key, ...rest)
  }
  const file = path.join(folder, 'picture')
  await writeFile(file, await makePicture({ width: 330 }))
  const { size } = await stat(file)
  const { upload } = await beginUpload(context, { size, name: 'a.jpg', visibility: 'public', accountId: ACCOUNT })
  const send = async (to: MediaContext, offset = 0) =>
    await takePiece(to, upload.id, { file, size, offset, accountId: ACCOUNT })
  return { context, slow: { ...context, storage: { ...storage, put } }, send, size, reached, released }
}

const advance = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })

it('a file that two processes save simultaneously is in the library once', async () => {
  const { context, slow, send, size, reached, released } = await openSlow()
  const first = send(slow)
  await reached.promise
  await advance(3600)
  const second = await send(context, size)
  released.resolve()
  const ids = [(await first).media?.id, second.media?.id]
  const { db } = shop.shop
  const rows = await db.select().from(media).where(eq(media.createdBy, ACCOUNT))
  const written = and(eq(auditEntries.actorId, ACCOUNT), eq(auditEntries.action, 'media.create'))
  expect([ids, await db.$count(auditEntries, written)]).toEqual([[rows[0]?.id, rows[0]?.id], 1])
  expect(rows).toHaveLength(1)
})

it('a file that takes ten minutes to save is not saved twice', async () => {
  const { context, slow, send, size, reached, released } = await openSlow()
  const first = send(slow)
  await reached.promise
  await advance(600)
  await expect(send(context, size)).rejects.toMatchObject({ code: 'media.finishing' })
  released.resolve()
  expect((await first).media?.width).toBe(330)
})
