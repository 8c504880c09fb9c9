import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { GANESHA_BASIC, makeOrder } from '../../../test/make.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../test/sign-in.ts'
import { auditEntries } from '../audit/tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

async function find(q: string) {
  const { body } = await owner.call('GET', `/api/admin/customers?q=${encodeURIComponent(q)}`)
  return body.items[0]
}

const merge = async (id: string, into: string) => await owner.call('POST', `/api/admin/customers/${id}/merge`, { into })

async function orderAsGuest(customerEmail: string) {
  await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerEmail }))
  return (await find(customerEmail)).id
}

describe('whoever is invited to work here', () => {
  it('takes nobody else’s record in: who signs in by its phone would have the role', async () => {
    const invitation = { email: 'boss@example.com', role: 'owner' }
    const { body: invited } = await owner.call('POST', '/api/admin/staff', invitation)
    const phone = '+79120000077'
    await signIn(shop, phone)
    const { id } = await find(phone)
    const guest = await orderAsGuest('boss-of-old@example.com')
    const refused = [await merge(id, invited.id), await merge(guest, invited.id)]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'customers.invited'],
      [409, 'customers.invited'],
    ])
    expect(await find(phone)).toMatchObject({ id })
    expect((await owner.call('DELETE', `/api/admin/staff/${invited.id}`)).status).toBe(204)
  })
})

it('of a guest who was joined with an account the audit keeps nothing that leads to the address', async () => {
  const guest = await orderAsGuest('guest-of-old@example.com')
  await signIn(shop, 'has-account@example.com')
  const { id } = await find('has-account@example.com')
  expect((await merge(guest, id)).status).toBe(200)
  const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
  expect(entries).toMatchObject([{ action: 'customer.merge', before: { merged: 'guest' }, after: { orders: 1 } }])
})
