import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openFolder } from '#features/platform/media/providers/storage-folder.ts'
import { readArchive } from '#server/backup/archive.ts'
import { rowsOf } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { connectForLongWork } from '#server/database/restore-target.ts'
import { withScratchDatabase } from '#server/database/scratch-database.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { skipAddresses } from './commands-addresses.ts'
import {
  parseBackupKeys,
  listBackupFiles,
  listLaterFiles,
  makeBackup,
  pruneBackups,
  readBackup,
  restoreDatabase,
  restoreFiles,
} from './commands-backup.ts'
import { listBackupNames } from './commands-backup-list.ts'
import { backupName } from './rules-backups.ts'

async function openBackedUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const shop = await openTestShop({ BACKUP_KEY: randomBytes(32).toString('base64') })
  onTestFinished(() => shop.close())
  const { db, config, log, now, database } = shop.shop
  const [backups, media] = [openFolder(path.join(folder, 'backups')), openFolder(path.join(folder, 'media'))]
  return { folder, shop, context: { db, config, log, now, engine: database.engine, version: '1', backups, media } }
}

it('an encrypted backup restores every row and file, and nothing written after the backup', async () => {
  const { folder, shop, context } = await openBackedUp()
  const { db, config, log } = context
  const ordered = await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': 'first-of-all-orders' })
  expect(ordered.status).toBe(201)
  // Characters that could damage a line format or SQL.
  const odd = 'a\nb\t"c"\\d {e} \u2028 Ω 🔥 null'
  await db.execute(sql`insert into media (id, kind, format, visibility, name, files, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
    values ('m1', 'picture', 'jpg', 'public', ${odd}, '{"480.jpg": 4}', '', '', 0.1, 1e-20, 'x', '2026-01-02T03:04:05.678901Z')`)
  writeFileSync(path.join(folder, 'file'), 'fire')
  await context.media.put('m1/480.jpg', path.join(folder, 'file'), 'image/jpeg')
  const { name, files } = await makeBackup(context)
  expect(files).toEqual([{ key: 'm1/480.jpg', bytes: 4, sealedWith: expect.stringMatching(/^[0-9a-f]{8}$/) }])
  await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': 'after-the-backup' })

  await withScratchDatabase(config.DATABASE_URL, folder, async (place) => {
    const restored = await restoreDatabase(await readBackup(context.backups, name), { ...config, ...place }, log)
    expect(restored.proofs.find(({ table }) => table === 'customer_order')?.rows).toBe(1)
    const opened = place.DATABASE_URL
      ? await connectForLongWork(place.DATABASE_URL)
      : await openDatabase({ ...config, ...place }, log)
    const texts = await opened.db.execute(sql`select name, focus_y::text as y, created_at::text as at from media`)
    expect(rowsOf(texts)[0]).toMatchObject({ name: odd, y: '1e-20', at: expect.stringContaining('.678901') })
    // The restored database protects the audit as the original database does.
    await expect(opened.db.execute(sql`truncate audit_entry`)).rejects.toThrow(/truncate/)
    await opened.close()
    const again = restoreDatabase(await readBackup(context.backups, name), { ...config, ...place }, log)
    await expect(again).rejects.toThrow(/empty/)
  })

  await context.media.remove('m1/480.jpg')
  expect(await listBackupFiles(await readBackup(context.backups, name), config)).toEqual(files)
  expect(await restoreFiles(context, files)).toEqual({ missing: [], refused: [], unproved: [] })
  expect(existsSync(path.join(folder, 'media', 'm1', '480.jpg'))).toBe(true)
  const later = 'f'.repeat(32)
  await context.media.put(`${later}/file.mp3`, path.join(folder, 'file'), 'audio/mpeg')
  expect(await listLaterFiles(context.media, files)).toEqual([later])
})

it('restoring a damaged backup leaves no files', async () => {
  const { folder, context } = await openBackedUp()
  const { name } = await makeBackup(context)
  async function* cut() {
    let left = 100_000
    for await (const piece of await readBackup(context.backups, name)) {
      yield piece.subarray(0, left)
      left = Math.max(0, left - piece.length)
    }
  }
  const place = { ...context.config, DATABASE_URL: undefined, DATA_DIR: path.join(folder, 'data') }
  await expect(restoreDatabase(cut(), place, context.log)).rejects.toThrow(/damaged/)
  expect(readdirSync(place.DATA_DIR)).not.toContain('postgres')
})

it('a restored shop never uses an address again that may have been used after its backup', async () => {
  const { shop, context } = await openBackedUp()
  const pay = async (key: string) => {
    const order = await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': key })
    return await shop.call('POST', '/api/crypto/payment', { orderId: order.body.id, currency: 'BTC', amountUsd: 164 })
  }
  await pay('before-the-backup-was-made')
  const [before] = await skipAddresses(context.db, new Date(), 0)
  expect(await skipAddresses(context.db, new Date(), 50)).toEqual([
    { chain: 'bitcoin', nextIndex: (before?.nextIndex ?? 0) + 50 },
  ])
  expect((await pay('after-it-was-brought-back')).status).toBe(201)
  expect((await skipAddresses(context.db, new Date(), 0))[0]?.nextIndex).toBe((before?.nextIndex ?? 0) + 51)
})

it('an archive lists the keys that its encrypted data needs', async () => {
  const { context } = await openBackedUp()
  const { name } = await makeBackup(context)
  const { head } = await readArchive(await readBackup(context.backups, name), parseBackupKeys(context.config))
  expect(head.secretKeys).toEqual(['sandbox'])
})

it('backups are deleted after their retention time, with file copies that no other backup uses', async () => {
  const { folder, context } = await openBackedUp()
  const old = backupName(new Date(Date.now() - 40 * 86_400_000))
  for (let place = 0; place < 3; place += 1) {
    const name = backupName(new Date(Date.now() - place * 60_000))
    writeFileSync(path.join(folder, 'json'), JSON.stringify({ name, files: [{ key: 'new/1.jpg', bytes: 1 }] }))
    await context.backups.put(`databases/${name}.json`, path.join(folder, 'json'), '')
  }
  writeFileSync(path.join(folder, 'json'), JSON.stringify({ name: old, files: [{ key: 'old/1.jpg', bytes: 1 }] }))
  for (const key of [
    `databases/${old}.json`,
    `databases/${old}.ahuti`,
    'media/old/1.jpg.ahuti',
    'media/new/1.jpg.ahuti',
  ])
    await context.backups.put(key, path.join(folder, 'json'), '')
  // Another process has just copied this file for a backup that has no record yet.
  await context.backups.put('media/newer/1.jpg.ahuti', path.join(folder, 'json'), '')
  const longAgo = new Date(Date.now() - 8 * 86_400_000)
  utimesSync(path.join(folder, 'backups', 'media', 'old', '1.jpg.ahuti'), longAgo, longAgo)
  await pruneBackups(context)
  expect(await listBackupNames(context.backups)).toHaveLength(3)
  expect(readdirSync(path.join(folder, 'backups', 'media')).toSorted()).toEqual(['new', 'newer'])
  expect(existsSync(path.join(folder, 'backups', 'databases', `${old}.ahuti`))).toBe(false)
})
