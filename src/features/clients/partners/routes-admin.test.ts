import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { accounts } from '../../people/accounts/tables.ts'
import { orders } from '../../orders/orders/tables.ts'

const PARTNERS = '/api/admin/partners'
const GANESHA = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const add = async (email: string) =>
  await owner.call('POST', PARTNERS, { email, name: 'Ева', commission: { percent: 10 } })
const invite = async (email: string) => await owner.call('POST', '/api/admin/staff', { email, role: 'editor' })

it('a new partner gets one e-mail that explains how to sign in', async () => {
  const email = 'welcome@example.com'
  const { status } = await add(email)
  expect(status).toBe(201)
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)
  expect(body).toHaveLength(1)
  expect(body[0].text).toContain('/partner-login?lang=')
  expect(body[0].text).toContain(email)
  expect((await add(email)).status).toBe(409)
  expect((await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body).toHaveLength(1)
})

describe('an invited staff member', () => {
  it('cannot become a partner until the owner withdraws the invitation', async () => {
    const { body: invited } = await invite('invited@example.com')
    const refused = await add('invited@example.com')
    expect([refused.status, refused.body.code]).toEqual([409, 'partners.is-invited'])
    await owner.call('DELETE', `/api/admin/staff/${invited.id}`)
    expect((await add('invited@example.com')).status).toBe(201)
  })

  it('cannot be made an active partner again', async () => {
    const { body: partner } = await add('once@example.com')
    const change = async (active: boolean) => await owner.call('PUT', `${PARTNERS}/${partner.id}`, { active })
    expect((await change(false)).status).toBe(200)
    expect((await invite('once@example.com')).status).toBe(201)
    const refused = await change(true)
    expect([refused.status, refused.body.code]).toEqual([409, 'partners.is-invited'])
  })

  // The embedded database has only one connection, so two calls cannot run at the same time.
  it.runIf(engine === 'postgres')('cannot become a partner while accepting the invitation', async () => {
    const email = 'joins@example.com'
    await signIn(shop, email)
    const made: ReturnType<typeof add>[] = []
    await shop.shop.db.transaction(async (tx) => {
      const joined = { role: 'admin', staffRole: 'editor', staffSource: 'invitation' } as const
      await tx.update(accounts).set(joined).where(eq(accounts.email, email))
      made.push(add(email))
      await tx.execute(sql`select pg_sleep(0.5)`)
    })
    expect(await Promise.all(made)).toMatchObject([{ status: 409, body: { code: 'partners.is-staff' } }])
  })
})

it('the sums of a partner can be higher than the limit of one order', async () => {
  const email = 'large@example.com'
  const { body: partner } = await add(email)
  const browser = await signIn(shop, email)
  const client = { firstName: 'Ирина', lastName: 'Соколова' }
  const { body: written } = await browser.call('POST', '/api/partner/clients', client)
  for (let turn = 0; turn < 3; turn++) {
    const { body } = await browser.call('POST', '/api/partner/orders', { clientId: written.id, items: GANESHA })
    await shop.shop.db
      .update(orders)
      .set({ status: 'completed', totalCents: 1_000_000_000, paidAt: new Date('2026-01-15T12:00:00Z') })
      .where(eq(orders.id, body.id))
  }
  const listed = await owner.call('GET', `${PARTNERS}?q=${email}`)
  expect(listed).toMatchObject({ status: 200, body: { items: [{ paidOrders: 3, paidUsd: 30_000_000 }] } })
  const { body: detail } = await owner.call('GET', `${PARTNERS}/${partner.id}`)
  expect(detail.months).toMatchObject([{ month: '2026-01', orders: 3, paidUsd: 30_000_000 }])
  expect((await browser.call('GET', '/api/partner/statement?month=2026-01')).status).toBe(200)
})
