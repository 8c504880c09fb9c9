import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openFolder } from '#features/platform/media/providers/storage-folder.ts'
import { rowsOf } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { connectForLongWork } from '#server/database/restore-target.ts'
import { withScratchDatabase } from '#server/database/scratch-database.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { skipAddresses } from './commands-addresses.ts'
import { listLaterFiles, restoreFiles } from './commands-backup-files.ts'
import { fetchDump, readRecord, restoreDatabase } from './commands-backup-restore.ts'
import { makeBackup, pruneBackups, TRIAL_FILES } from './commands-backup.ts'
import { findCheck, listBackupNames } from './commands-backup-list.ts'
import { backupName } from './rules-backups.ts'

async function openBackedUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const identity = await generateX25519Identity()
  const shop = await openTestShop({ BACKUP_RECIPIENTS: await identityToRecipient(identity) })
  onTestFinished(() => shop.close())
  const { db, config, log, now, database } = shop.shop
  const [backups, media] = [openFolder(path.join(folder, 'backups')), openFolder(path.join(folder, 'media'))]
  const context = { db, config, log, now, database, version: '1', backups, media }
  /** Decrypts the dump of a backup. */
  const open = async (name: string, identities = [identity]) => {
    const record = await readRecord(backups, name)
    return { record, file: await fetchDump(backups, record, { folder, config, identities }) }
  }
  return { folder, shop, identity, context, open }
}

it('an encrypted backup restores every row and file that existed at the backup', async () => {
  const { folder, shop, identity, context, open } = await openBackedUp()
  const { db, config, log } = context
  const ordered = await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': 'first-of-all-orders' })
  expect(ordered.status).toBe(201)
  // Characters that could break SQL, or a dump with one row per line.
  const odd = 'a\nb\t"c"\\d {e} \u2028 Ω 🔥 null \\N \r\n\\.\n'
  await db.execute(sql`insert into media (id, kind, format, visibility, name, files, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
    values ('m1', 'picture', 'jpg', 'public', ${odd}, '{"480.jpg": 4}', '', '', 0.1, 1e-20, 'x', '2026-01-02T03:04:05.678901Z')`)
  writeFileSync(path.join(folder, 'file'), 'fire')
  await context.media.put('m1/480.jpg', path.join(folder, 'file'), 'image/jpeg')
  const {
    record: { name, files, dump },
  } = await makeBackup(context)
  // This hash comes from the program sha256sum.
  const sha256 = 'dc9f28b12dd1818ee42ffc92ecb940386214598837348d30d3c6c0b7b57e34c9'
  expect(files).toEqual([
    { key: 'm1/480.jpg', bytes: 4, sha256, copy: expect.stringMatching(/^files\/[0-9a-f]{8}\/[0-9a-f]{64}\.age$/) },
  ])
  expect(dump).toMatchObject({
    key: `databases/${name}.${context.database.engine === 'postgres' ? 'dump' : 'sql'}.age`,
    format: context.database.engine === 'postgres' ? 'custom' : 'sql',
  })
  await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': 'after-the-backup' })

  const { record, file } = await open(name)
  await withScratchDatabase(config.DATABASE_URL, folder, async (place) => {
    const proofs = await restoreDatabase(file, record, place, log)
    expect(proofs.find(({ table }) => table === 'customer_order')?.rows).toBe(1)
    const opened = place.DATABASE_URL
      ? await connectForLongWork(place.DATABASE_URL)
      : await openDatabase({ ...config, ...place }, log)
    const texts = await opened.db.execute(sql`select name, focus_y::text as y, created_at::text as at from media`)
    expect(rowsOf(texts)[0]).toMatchObject({ name: odd, y: '1e-20', at: expect.stringContaining('.678901') })
    // The restored database protects the audit log as the original database does.
    await expect(opened.db.execute(sql`truncate audit_entry`)).rejects.toThrow(/truncate/)
    await opened.close()
    await expect(restoreDatabase(file, record, place, log)).rejects.toThrow(/empty/)
  })

  await context.media.remove('m1/480.jpg')
  expect(await restoreFiles({ ...context, identities: [identity] }, files)).toEqual({ missing: [], refused: [] })
  expect(existsSync(path.join(folder, 'media', 'm1', '480.jpg'))).toBe(true)
  const later = 'f'.repeat(32)
  await context.media.put(`${later}/file.mp3`, path.join(folder, 'file'), 'audio/mpeg')
  expect(await listLaterFiles(context.media, files)).toEqual([later])
})

it('a backup from either kind of database can be restored into the embedded database', async () => {
  const { folder, shop, context, open } = await openBackedUp()
  await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': 'an-order-that-moves' })
  const { record, file } = await open((await makeBackup(context)).record.name)
  const place = { DATABASE_URL: undefined, DATA_DIR: path.join(folder, 'data') }
  expect(await restoreDatabase(file, record, place, context.log)).toEqual(record.tables)
})

it('a restore is undone if the restored rows differ from the backup’s list', async () => {
  const { folder, context, open } = await openBackedUp()
  const { record, file } = await open((await makeBackup(context)).record.name)
  const tables = record.tables.map((proof) => (proof.table === 'ritual' ? { ...proof, rows: proof.rows + 1 } : proof))
  await withScratchDatabase(context.config.DATABASE_URL, folder, async (place) => {
    const restored = restoreDatabase(file, { ...record, tables }, place, context.log)
    await expect(restored).rejects.toThrow('The restored data is not what was backed up. These tables differ: ritual.')
    // The failed restore left the database empty again.
    expect(await restoreDatabase(file, record, place, context.log)).toEqual(record.tables)
  })
})

it('the test restore reads the unencrypted dump of a backup that is stored encrypted', async () => {
  const { folder, context } = await openBackedUp()
  const check = { at: '2026-11-22T00:00:00.000Z', seconds: 1, fault: null }
  const made = await makeBackup(context, async (place, name) => {
    const stored = readFileSync(path.join(folder, 'backups', 'databases', `${name}.json`), 'utf8')
    expect(readFileSync(path.join(place, TRIAL_FILES.record), 'utf8')).toBe(stored)
    const dump = readFileSync(path.join(place, TRIAL_FILES.dump), 'latin1')
    expect(dump).toMatch(context.database.engine === 'postgres' ? /^PGDMP/ : /^set client_encoding/)
    return check
  })
  expect(await findCheck(context.backups, made.record.name)).toEqual(check)
  const sealed = readFileSync(path.join(folder, 'backups', made.record.dump.key), 'latin1')
  expect(sealed).toMatch(/^age-encryption\.org\/v1\n/)
})

it.each(['cut', 'changed'])('a dump that is %s is refused and leaves no database', async (how) => {
  const { folder, context, open } = await openBackedUp()
  const { record } = await makeBackup(context)
  const place = path.join(folder, 'backups', record.dump.key)
  const whole = readFileSync(place)
  const at = Math.floor(whole.length / 2)
  whole[at] = (whole[at] ?? 0) ^ 1
  writeFileSync(place, how === 'cut' ? whole.subarray(0, at) : whole)
  await expect(open(record.name)).rejects.toThrow(/damaged/)
})

it('an encrypted backup opens only with its secret key', async () => {
  const { context, open } = await openBackedUp()
  const { record } = await makeBackup(context)
  await expect(open(record.name, [])).rejects.toThrow('sealed for a key that you did not give')
  await expect(open(record.name, [await generateX25519Identity()])).rejects.toThrow(
    'sealed for a key that you did not give',
  )
})

it('a restored shop skips payment addresses that may have been used after the backup', async () => {
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

it('a backup lists the secret keys that its encrypted data needs', async () => {
  const { context } = await openBackedUp()
  const { record } = await makeBackup(context)
  expect(record.secretKeys).toEqual(['sandbox'])
})

it('old backups are deleted together with file copies that no other backup needs', async () => {
  const { folder, context } = await openBackedUp()
  const nameOf = (days: number) => backupName(new Date(Date.now() - days * 86_400_000))
  const [old, earlier] = [nameOf(40), nameOf(50)]
  const put = async (key: string, value: unknown = '') => {
    writeFileSync(path.join(folder, 'json'), JSON.stringify(value))
    await context.backups.put(key, path.join(folder, 'json'), '')
  }
  for (const name of [nameOf(0), nameOf(1), nameOf(2)])
    await put(`databases/${name}.json`, { name, dump: {}, files: [{ copy: 'files/plain/new' }] })
  await put(`databases/${old}.json`, { name: old, dump: {}, files: [{ copy: 'files/plain/old' }] })
  // The record of a backup that an earlier version of the shop made.
  await put(`databases/${earlier}.json`, { name: earlier, files: [{ key: 'old/1.jpg', bytes: 1 }] })
  const dumps = [`databases/${old}.dump.age`, `databases/${earlier}.ahuti`]
  const copies = ['files/plain/old', 'files/plain/new', 'media/old/1.jpg.ahuti']
  const longAgo = new Date(Date.now() - 8 * 86_400_000)
  for (const key of [...dumps, ...copies]) {
    await put(key)
    utimesSync(path.join(folder, 'backups', key), longAgo, longAgo)
  }
  // Another process has just copied this file for a backup that has no record yet.
  await put('files/plain/newer')
  await pruneBackups(context)
  expect(await listBackupNames(context.backups)).toHaveLength(3)
  expect(readdirSync(path.join(folder, 'backups', 'files', 'plain')).toSorted()).toEqual(['new', 'newer'])
  expect([...dumps, 'media/old/1.jpg.ahuti'].filter((key) => existsSync(path.join(folder, 'backups', key)))).toEqual([])
})
