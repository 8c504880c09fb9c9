import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openShopOn, openTestShop, storageUnderTest } from '../../../test/shop.ts'
import { readConfig } from '#server/config.ts'
import { refuseOtherKind } from './refuse-other-kind.ts'

const [sandbox, real] = [{ SANDBOX: true }, { SANDBOX: false }]

it('a shop that takes real money does not open a sandbox’s database', async () => {
  const { shop, close } = await openTestShop()
  onTestFinished(close)
  await expect(refuseOtherKind(shop.db, real)).rejects.toThrow(/DATABASE_URL: this database is a sandbox’s/)
  await refuseOtherKind(shop.db, sandbox)
})

it('a sandbox does not open the database of a shop that takes real money, also one that was a sandbox for a moment', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', ADMIN_EMAIL: 'owner@shop.example', ...(await storageUnderTest()) })
  const { shop, close } = await openShopOn({ ...config, SANDBOX: false })
  onTestFinished(close)
  const refused = async () =>
    await expect(refuseOtherKind(shop.db, sandbox)).rejects.toThrow(/SANDBOX: .* Set SANDBOX=0/)
  await refused()
  await refuseOtherKind(shop.db, real)
  await shop.db.execute(
    sql`insert into payment_account (id, chain, next_index) values ('bitcoin:of-its-own', 'bitcoin', 3)`,
  )
  await shop.db.execute(sql`insert into account (id, email, role, lang, created_at)
    values ('p', 'partner@example.com', 'partner', 'ru', now())`)
  await refused()
  await refuseOtherKind(shop.db, real)
})
