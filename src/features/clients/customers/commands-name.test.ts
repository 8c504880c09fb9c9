import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())

async function place(customerEmail: string, customerName: string, changes: Record<string, unknown> = {}) {
  const order = makeOrder(undefined, { customerEmail, customerName, ...changes })
  const { status, body } = await openBrowser(shop).call('POST', '/api/orders', order)
  expect(status).toBe(201)
  return body.id as string
}

const pay = async (id: string, paidAt: string) =>
  await shop.shop.db.execute(
    sql`update customer_order set status = 'completed', paid_at = ${paidAt}::timestamptz where id = ${id}`,
  )

async function nameAfterSignIn(email: string) {
  // A person gets a second sign-in code only after a pause.
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 120 })
  const { body } = await (await signIn(shop, email)).call('GET', '/api/auth/me')
  return { firstName: body.firstName, lastName: body.lastName, hasProfile: body.profile !== null }
}

it('an account gets its name from its latest paid order', async () => {
  const email = 'last@example.com'
  await pay(await place(email, 'Anna Maria Iyer'), '2026-11-20T10:00:00Z')
  await pay(await place(email, 'Peter Older'), '2026-11-19T10:00:00Z')
  await place(email, 'Not Paid')
  await pay(await place('else@example.com', 'Somebody Else'), '2026-11-25T10:00:00Z')
  const name = { firstName: 'Anna', lastName: 'Maria Iyer', hasProfile: true }
  expect(await nameAfterSignIn(email)).toEqual(name)
  await pay(await place(email, 'Later Name'), '2026-11-26T10:00:00Z')
  expect(await nameAfterSignIn(email)).toEqual(name)
})

it('an account also gets its name from an order that staff entered', async () => {
  const admin = await signIn(shop, 'admin@example.com')
  const customer = { firstName: 'Ivan', lastName: 'Orlov', email: 'hand@example.com', lang: 'ru' }
  const items = [{ id: GANESHA_BASIC.id, duration: GANESHA_BASIC.duration, quantity: 1 }]
  const { body } = await admin.call('POST', '/api/admin/orders', { customer, items })
  await pay(body.id, '2026-11-20T10:00:00Z')
  expect(await nameAfterSignIn('hand@example.com')).toMatchObject({ firstName: 'Ivan', lastName: 'Orlov' })
})

it('gifts, partners’ orders and unpaid orders do not give an account its name', async () => {
  const email = 'nothing@example.com'
  await pay(await place(email, 'Given Away', { gift: { name: 'Mary', note: '' } }), '2026-11-20T10:00:00Z')
  const id = await place(email, 'Client Partner')
  await pay(id, '2026-11-21T10:00:00Z')
  await shop.shop.db.execute(sql`update customer_order set source = 'partner' where id = ${id}`)
  await place(email, 'Not Paid')
  expect(await nameAfterSignIn(email)).toEqual({ firstName: '', lastName: '', hasProfile: false })
})

it('an account has no last name if the order has only a first name', async () => {
  await pay(await place('one@example.com', 'Madonna'), '2026-11-20T10:00:00Z')
  expect(await nameAfterSignIn('one@example.com')).toEqual({ firstName: 'Madonna', lastName: '', hasProfile: true })
})

it('a customer with a name from an order can create a profile once', async () => {
  await pay(await place('form@example.com', 'Anna Iyer'), '2026-11-20T10:00:00Z')
  const anna = await signIn(shop, 'form@example.com')
  const form = { firstName: 'Anna', lastName: 'Iyer', occupation: 'Teacher' }
  const { status, body } = await anna.call('POST', '/api/customer-profiles', form)
  expect([status, body.occupation]).toEqual([201, 'Teacher'])
  expect((await anna.call('POST', '/api/customer-profiles', form)).body.code).toBe('accounts.profile-exists')
})

it('an account with a profile does not get another name from an order', async () => {
  const anna = await signIn(shop, 'own@example.com')
  await anna.call('POST', '/api/customer-profiles', { firstName: 'Own', lastName: 'Name' })
  await pay(await place('own@example.com', 'Other Name'), '2026-11-20T10:00:00Z')
  expect(await nameAfterSignIn('own@example.com')).toMatchObject({ firstName: 'Own', lastName: 'Name' })
})
