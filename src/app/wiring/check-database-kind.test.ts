import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openShopOn, openTestShop, storageUnderTest } from '../../../test/shop.ts'
import { seedAccounts } from '#features/people/accounts/commands-seed.ts'
import { readConfig } from '#server/config.ts'
import { checkDatabaseKind } from './check-database-kind.ts'

const log = { warn: vi.fn<(words: string) => void>() }
const [sandbox, real, rehearsal] = [
  { SANDBOX: true, REHEARSAL: false },
  { SANDBOX: false, REHEARSAL: false },
  { SANDBOX: false, REHEARSAL: true },
]

it('a real shop warns if a sandbox has used the real shop’s database', async () => {
  const { shop, close } = await openTestShop()
  onTestFinished(close)
  await checkDatabaseKind(shop.db, log, sandbox)
  expect(log.warn).not.toHaveBeenCalled()
  await checkDatabaseKind(shop.db, log, real)
  expect(log.warn).toHaveBeenCalledOnce()
})

it('a sandbox does not start on a database whose accounts a real shop has changed', async () => {
  const { shop, close } = await openTestShop()
  onTestFinished(close)
  await seedAccounts({ ...shop, config: { ...shop.config, ADMIN_EMAIL: 'owner@shop.example' } })
  await seedAccounts(shop)
  await checkDatabaseKind(shop.db, log, sandbox)
  await seedAccounts({ ...shop, config: { ...shop.config, SANDBOX: false, ADMIN_EMAIL: 'owner@shop.example' } })
  await expect(checkDatabaseKind(shop.db, log, sandbox)).rejects.toThrow(/SANDBOX: .* Set SANDBOX=0/)
  log.warn.mockClear()
  await checkDatabaseKind(shop.db, log, real)
  expect(log.warn).toHaveBeenCalledOnce()
})

it('a sandbox does not start with a database that a real shop created', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', ADMIN_EMAIL: 'owner@shop.example', ...(await storageUnderTest()) })
  const { shop, close } = await openShopOn({ ...config, SANDBOX: false })
  onTestFinished(close)
  const refused = async () =>
    await expect(checkDatabaseKind(shop.db, log, sandbox)).rejects.toThrow(/SANDBOX: .* Set SANDBOX=0/)
  await refused()
  await checkDatabaseKind(shop.db, log, real)
  await shop.db.execute(
    sql`insert into payment_account (id, chain, next_index) values ('bitcoin:of-its-own', 'bitcoin', 3)`,
  )
  await shop.db.execute(sql`insert into account (id, email, role, lang, created_at)
    values ('p', 'partner@example.com', 'partner', 'ru', now())`)
  await refused()
  await checkDatabaseKind(shop.db, log, real)
})

it('a rehearsal reserves its empty database, and real shops and sandboxes then refuse this database', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', ...(await storageUnderTest()) })
  const { shop, call, close } = await openShopOn({ ...config, ...rehearsal, ADMIN_EMAIL: 'owner@shop.example' })
  onTestFinished(close)
  expect((await call('GET', '/api/shop')).body).toMatchObject({ sandbox: false, rehearsal: true })
  await checkDatabaseKind(shop.db, log, rehearsal)
  await expect(checkDatabaseKind(shop.db, log, real)).rejects.toThrow(/belongs to a rehearsal/)
  await expect(checkDatabaseKind(shop.db, log, sandbox)).rejects.toThrow(/belongs to a rehearsal/)
})

it('a rehearsal does not start with the database of a sandbox', async () => {
  const { shop, close } = await openTestShop()
  onTestFinished(close)
  await expect(checkDatabaseKind(shop.db, log, rehearsal)).rejects.toThrow(/needs an empty database/)
})
