import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { seedAccounts } from './commands-seed.ts'
import { accounts } from './tables.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

/** The shop is started with this address in its configuration. */
const startWith = async (ADMIN_EMAIL: string) =>
  await seedAccounts({ ...test.shop, config: { ...test.shop.config, ADMIN_EMAIL } })
const find = async (email: string) => (await test.shop.db.select().from(accounts).where(eq(accounts.email, email)))[0]

it('who was owner only by the configuration is a customer once it names another', async () => {
  await startWith('first@example.com')
  expect(await find('first@example.com')).toMatchObject({ role: 'admin', staffRole: 'owner', staffSource: 'config' })
  await startWith('second@example.com')
  expect(await find('first@example.com')).toMatchObject({ role: 'customer', staffRole: null, staffSource: null })
  expect(await find('second@example.com')).toMatchObject({ role: 'admin', staffRole: 'owner' })
})

it('whom a person invited keeps the role when the configuration names another', async () => {
  await startWith('third@example.com')
  await test.shop.db.update(accounts).set({ staffSource: 'invitation' }).where(eq(accounts.email, 'third@example.com'))
  await startWith('third@example.com')
  await startWith('fourth@example.com')
  expect(await find('third@example.com')).toMatchObject({ role: 'admin', staffRole: 'owner' })
})
