import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { seedPartnerDemo } from './commands-seed.ts'
import { countClients } from './queries.ts'
import { partnerOrders, partnerPayouts } from './tables.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

it('processes that start together create the sandbox’s partner data only once', async () => {
  const { db } = test.shop
  // All processes open their connections first. Otherwise the first process would finish while the others are still connecting.
  await Promise.all([1, 2, 3].map(async () => await db.execute(sql`select pg_sleep(0.2)`)))
  await Promise.all([seedPartnerDemo(test), seedPartnerDemo(test), seedPartnerDemo(test)])
  await seedPartnerDemo(test)
  const [partner] = await db.select().from(accounts).where(eq(accounts.email, 'partner@example.com'))
  expect(await countClients(db, partner?.id ?? '')).toBe(4)
  expect(await db.$count(partnerOrders)).toBe(5)
  expect(await db.$count(partnerPayouts)).toBe(1)
})
