import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { seedAccounts } from './commands-seed.ts'
import { accounts } from './tables.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

/** Starts the shop with this e-mail address of the owner in its configuration. */
const startWith = async (ADMIN_EMAIL: string) =>
  await seedAccounts({ ...test.shop, config: { ...test.shop.config, ADMIN_EMAIL } })
const find = async (email: string) => (await test.shop.db.select().from(accounts).where(eq(accounts.email, email)))[0]

it('an owner from the configuration becomes a customer when the configuration names somebody else', async () => {
  await startWith('first@example.com')
  expect(await find('first@example.com')).toMatchObject({ role: 'admin', staffRole: 'owner', staffSource: 'config' })
  await startWith('second@example.com')
  expect(await find('first@example.com')).toMatchObject({ role: 'customer', staffRole: null, staffSource: null })
  expect(await find('second@example.com')).toMatchObject({ role: 'admin', staffRole: 'owner' })
})

it('an owner by invitation stays owner when the configuration names somebody else', async () => {
  await startWith('third@example.com')
  await test.shop.db.update(accounts).set({ staffSource: 'invitation' }).where(eq(accounts.email, 'third@example.com'))
  await startWith('third@example.com')
  await startWith('fourth@example.com')
  expect(await find('third@example.com')).toMatchObject({ role: 'admin', staffRole: 'owner' })
})

it('the configuration can make an invited viewer the owner, with an audit entry', async () => {
  await startWith('fifth@example.com')
  const lesser = { staffRole: 'viewer', staffSource: 'invitation' } as const
  await test.shop.db.update(accounts).set(lesser).where(eq(accounts.email, 'fifth@example.com'))
  await startWith('fifth@example.com')
  await startWith('fifth@example.com')
  await startWith('sixth@example.com')
  const fifth = await find('fifth@example.com')
  expect(fifth).toMatchObject({ role: 'customer', staffRole: null, staffSource: null })
  const written = await test.shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, fifth?.id ?? ''))
    .orderBy(auditEntries.at)
  expect(written.map(({ actorId, action, before, after }) => ({ actorId, action, before, after }))).toEqual([
    { actorId: 'config', action: 'staff.configured', before: { role: null }, after: { role: 'owner' } },
    { actorId: 'config', action: 'staff.configured', before: { role: 'viewer' }, after: { role: 'owner' } },
    { actorId: 'config', action: 'staff.configured', before: { role: 'owner' }, after: { role: null } },
  ])
})

it('the first start of a shop does not write an audit entry about its owner', async () => {
  const { id } = (await find('admin@example.com')) ?? { id: '' }
  expect(await test.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toEqual([])
})
