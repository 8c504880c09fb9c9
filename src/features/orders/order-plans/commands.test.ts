import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#base/time.ts'
import { endConsents } from '#features/people/accounts/commands-consent.ts'
import { lockAccount } from '#features/people/accounts/queries.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { orders } from '../orders/tables.ts'
import { eraseOrderPlanTexts } from './commands.ts'
import { orderPlans } from './tables.ts'

let shop: TestShop
let owner: Browser
let account: { id: string; email: string }
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'withdraws@example.com')
  account = { id: (await owner.call('GET', '/api/auth/me')).body.id, email: 'withdraws@example.com' }
})
afterAll(() => shop.close())

const NAMED = { participants: 'Анна, , ,', specialWishes: 'Мир' }

async function paid(plan?: Record<string, unknown>): Promise<string> {
  const { body } = await owner.call('POST', '/api/orders', { ...makeOrder([GANESHA_BASIC]), ...(plan && { plan }) })
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  return body.id
}

/** Saves a plan while the consent is being withdrawn: the withdrawal is written but not yet committed. */
async function saveDuringWithdrawal(id: string, input: Record<string, unknown>, by: Browser) {
  const calls: Promise<{ status: number; body: { code: string } }>[] = []
  await shop.shop.db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    await endConsents(tx, shop.shop.now(), account.id)
    await eraseOrderPlanTexts(tx, account)
    calls.push(by.call('PUT', `/api/orders/${id}/plan`, input))
    await tx.execute(sql`select pg_sleep(0.5)`)
  })
  const [saved] = await Promise.all(calls)
  const [row] = await shop.shop.db.select().from(orderPlans).where(eq(orderPlans.id, id))
  return { saved, row }
}

// The embedded database has only one connection, so no two transactions can run at the same time.
describe.runIf(engine === 'postgres')('the withdrawal of consent', () => {
  const days = { 0: new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10) }

  it.each(['its owner', 'anyone with its link'])(
    'deletes the names of a plan, even while the plan is saved by %s',
    async (who) => {
      const id = await paid({ ...NAMED, consent: true })
      const by = who === 'its owner' ? owner : openBrowser(shop)
      const { saved, row } = await saveDuringWithdrawal(id, { days }, by)
      expect([saved?.status, row]).toMatchObject([200, { days, participants: null, specialWishes: null }])
    },
  )

  it('prevents the storage of names until the customer gives a new consent', async () => {
    await owner.call('POST', '/api/account/consent', {})
    const id = await paid()
    const { saved, row } = await saveDuringWithdrawal(id, { days: {}, ...NAMED }, owner)
    expect([saved?.status, saved?.body.code, row]).toEqual([422, 'consent.required', undefined])
  })
})
