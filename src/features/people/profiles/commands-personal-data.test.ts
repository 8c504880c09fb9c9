import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { accounts, consents } from '#features/people/accounts/tables.ts'
import { profiles } from './tables.ts'

let shop: TestShop
let olga: Browser
let accountId = ''
let count = 0
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  olga = await signIn(shop, `olga${count}@example.com`)
  accountId = (await olga.call('GET', '/api/auth/me')).body.id
})

const NAMES = { firstName: 'Olga', lastName: 'Ilyina' }
const START = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const BIRTH = { birthDate: '04.07.1981' }

/** Runs `work` while another transaction locks the account's row. */
async function whileHeld(work: () => void): Promise<void> {
  await shop.shop.db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
    work()
    await tx.execute(sql`select pg_sleep(0.4)`)
  })
}

// These tests run only on PostgreSQL. The embedded database has one connection, so nothing runs at the same time there.
describe.runIf(engine === 'postgres')('two requests about one account at the same time', () => {
  it('do not store birth data if one request withdraws the consent', async () => {
    await olga.call('POST', '/api/account/consent', {})
    const calls: Promise<{ status: number }>[] = []
    await whileHeld(() => {
      calls.push(olga.call('POST', '/api/customer-profiles', { ...NAMES, ...BIRTH }))
      setTimeout(() => calls.push(olga.call('DELETE', '/api/account/consent')), 150)
    })
    const [made, ended] = await Promise.all(calls)
    expect([made?.status, ended?.status]).toEqual([201, 204])
    const [profile] = await shop.shop.db.select().from(profiles).where(eq(profiles.accountId, accountId))
    expect(profile?.birthDate).toBeNull()
  })

  it('store only one consent if all requests give consent', async () => {
    const calls: Promise<unknown>[] = []
    await whileHeld(() => {
      for (let turn = 0; turn < 4; turn++) calls.push(olga.call('POST', '/api/account/consent', {}))
    })
    await Promise.all(calls)
    expect(await shop.shop.db.select().from(consents).where(eq(consents.accountId, accountId))).toHaveLength(1)
  })

  it.each([
    ['a profile', 'POST', '/api/customer-profiles', { ...NAMES }],
    ['a consent', 'POST', '/api/account/consent', {}],
    ['an order', 'POST', '/api/orders', makeOrder()],
    ['an export', 'GET', '/api/account/export', undefined],
    ['another deletion', 'DELETE', '/api/account', { confirm: true }],
  ])('cause no server error: the deletion of the account, and %s', async (_, method, path, body) => {
    const calls: Promise<{ status: number }>[] = []
    await whileHeld(() => {
      calls.push(olga.call('DELETE', '/api/account', { confirm: true }))
      setTimeout(() => calls.push(olga.call(method, path, body)), 150)
    })
    const [deleted, other] = await Promise.all(calls)
    expect(deleted?.status).toBe(204)
    expect([200, 201, 401]).toContain(other?.status)
  })
})

describe('the deletion of an account', () => {
  it('ends every session, and the next sign-in finds no data', async () => {
    const contact = `olga${count}@example.com`
    const named = { customerName: 'Olga Ilyina', customerEmail: contact }
    const placed = [
      (await olga.call('POST', '/api/orders', makeOrder(undefined, named))).body.id,
      (await shop.call('POST', '/api/orders', makeOrder(undefined, named))).body.id,
    ]
    for (const id of placed)
      await shop.shop.db.execute(sql`update customer_order set status = 'completed' where id = ${id}`)
    await olga.call('POST', '/api/customer-profiles', { ...NAMES, ...BIRTH, consent: true })
    await olga.call('POST', '/api/ritual-plans', { startDate: START, participants: 'Zoya Ilyina', consent: true })
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
    const otherBrowser = await signIn(shop, contact)
    expect((await olga.call('DELETE', '/api/account', { confirm: true })).status).toBe(204)
    expect((await otherBrowser.call('GET', '/api/auth/me')).status).toBe(401)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
    const later = await signIn(shop, contact)
    const { body } = await later.call('GET', '/api/account/export')
    expect(body).toMatchObject({ profile: null, consents: [], orders: [], plan: null })
    for (const id of placed) {
      const order = await later.call('GET', `/api/orders/${id}`)
      expect(order).toMatchObject({ status: 200, body: { status: 'completed' } })
      expect(JSON.stringify(order.body)).not.toMatch(/owner|Olga|Ilyina|example/)
    }
    const books = JSON.stringify(await shop.shop.db.execute(sql`select * from customer_order`))
    expect(books).not.toMatch(/Ilyina/)
  })

  it('also deletes e-mails about the account’s orders and the account’s idempotency keys', async () => {
    const phone = '+79165550199'
    const masha = await signIn(shop, phone)
    const key = { 'idempotency-key': 'mashas-key-0001' }
    const order = makeOrder(undefined, { customerName: 'Masha Petrova', customerEmail: 'post@example.com' })
    const { status, body } = await masha.call('POST', '/api/orders', order, key)
    expect(status).toBe(201)
    await shop.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: 'post@example.com' }))
    const emails = async () => (await shop.call('GET', '/api/sandbox/messages?to=post@example.com')).body
    expect(await emails()).toHaveLength(2)
    const deletion = await masha.call('DELETE', '/api/account', { confirm: true })
    expect(deletion.status).toBe(204)
    expect(deletion.headers.get('clear-site-data')).toBe('"cache", "storage"')
    const left = await emails()
    expect(left).toHaveLength(1)
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${body.id}|Masha`))
    const keys = await shop.shop.db.execute('select key from order_key')
    expect(JSON.stringify(keys)).not.toContain('mashas-key')
    const again = await masha.call('POST', '/api/orders', order, key)
    expect(again.body.id).not.toBe(body.id)
  })
})

it('the log records the deletion of an account, without personal data', async () => {
  const lines = vi.spyOn(shop.shop.log, 'info')
  await olga.call('DELETE', '/api/account', { confirm: true })
  expect(lines.mock.calls).toContainEqual([{ account: accountId }, 'account erased with its personal data'])
  lines.mockRestore()
})
