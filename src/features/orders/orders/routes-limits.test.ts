import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#base/ids.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openShopOn, openTestShop, storageUnderTest, type TestShop } from '../../../../test/shop.ts'
import { openBrowser, signIn } from '../../../../test/sign-in.ts'
import { readConfig } from '../../../server/config.ts'
import { mailPaymentPage } from './commands-payment-events.ts'
import { orders } from './tables.ts'

const ORIGIN = { origin: 'https://ahuti.example' }

let sandbox: TestShop
let real: TestShop
beforeAll(async () => {
  sandbox = await openTestShop()
  const storage = await storageUnderTest()
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', PUBLIC_ORIGIN: ORIGIN.origin, ...storage })
  real = await openShopOn({ ...config, SANDBOX: false })
})
afterAll(async () => {
  await sandbox.close()
  await real.close()
})

type OrderOwner = { accountId?: string; mailbox?: string; customerEmail: string; status?: 'pending' | 'completed' }

/** Stores orders from earlier days, one minute apart. The last order is the newest. */
async function leaveOrders(
  shop: TestShop,
  count: number,
  { status = 'pending', ...whose }: OrderOwner,
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  const start = shop.shop.now().getTime() - 86_400_000
  const common = { customerName: 'Anna', lang: 'en' as const, paymentMethod: 'crypto', status, totalCents: 16_400 }
  const rows = ids.map((id, at) => ({ id, ...common, ...whose, createdAt: new Date(start + at * 60_000) }))
  await shop.shop.db.insert(orders).values(rows)
  return ids
}

it('an account with 120 orders can read the newest 100', async () => {
  const anna = await signIn(sandbox, 'anna@example.com')
  const accountId: string = (await anna.call('GET', '/api/auth/me')).body.account.id
  const ids = await leaveOrders(sandbox, 120, { accountId, customerEmail: 'anna@example.com', status: 'completed' })
  const { body } = await anna.call('GET', '/api/orders')
  expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 100))
})

it('the export of an account contains each order only once', async () => {
  const anna = await signIn(sandbox, 'anna.export@example.com')
  const accountId: string = (await anna.call('GET', '/api/auth/me')).body.account.id
  const whose = { accountId, customerEmail: 'anna.export@example.com', status: 'completed' as const }
  const ids = await leaveOrders(sandbox, 230, whose)
  const { body } = await anna.call('GET', '/api/account/export')
  expect(body.orders.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
})

it('an account with fifty unpaid orders must pay one order before a new order', async () => {
  const boris = await signIn(sandbox, 'boris@example.com')
  const accountId: string = (await boris.call('GET', '/api/auth/me')).body.account.id
  await leaveOrders(sandbox, 49, { accountId, customerEmail: 'boris@example.com' })
  const headers = { 'idempotency-key': 'key-of-the-fiftieth' }
  const fiftieth = await boris.call('POST', '/api/orders', makeOrder(), headers)
  expect(fiftieth.status).toBe(201)
  const english = await boris.call('POST', '/api/orders?lang=en', makeOrder())
  expect(english).toMatchObject({ status: 409, body: { code: 'orders.too-many-unpaid' } })
  expect(english.body.message).toContain('unpaid orders')
  const russian = await boris.call('POST', '/api/orders?lang=ru', makeOrder())
  expect(russian.body.message).toContain('неоплаченных заказов')
  const repeated = await boris.call('POST', '/api/orders', makeOrder(), headers)
  expect(repeated).toMatchObject({ status: 201, body: { id: fiftieth.body.id } })
})

it('a mailbox with thirty unpaid guest orders cannot order again, even with an address tag', async () => {
  await leaveOrders(real, 30, { mailbox: 'eve@example.com', customerEmail: 'eve@example.com' })
  const place = async (customerEmail: string) =>
    await real.call('POST', '/api/orders', makeOrder(undefined, { customerEmail }), ORIGIN)
  expect(await place('Eve+7@example.com')).toMatchObject({
    status: 409,
    body: { code: 'orders.too-many-unpaid-guest' },
  })
  expect((await place('anna@example.com')).status).toBe(201)
})

it('the order limit of a mailbox includes orders to all tags of the address', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) {
    const order = makeOrder(undefined, { customerEmail: `victim+${n}@example.com` })
    const from = { ...ORIGIN, 'x-forwarded-for': '203.0.113.9' }
    statuses.push((await real.call('POST', '/api/orders', order, from)).status)
  }
  expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

it('a customer can read orders sixty times a minute, but an export ten times', async () => {
  const anna = await signIn(sandbox, 'anna.reads@example.com')
  const read = async (path: string, times: number) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) statuses.push((await anna.call('GET', path)).status)
    return statuses.filter((status) => status !== 429).length
  }
  const paths: [string, number][] = [
    ['/api/orders', 65],
    ['/api/ritual-plans', 65],
    ['/api/account/export', 12],
  ]
  const answered: number[] = []
  for (const [path, times] of paths) answered.push(await read(path, times))
  expect(answered).toEqual([60, 60, 10])
})

it('a HEAD request for the export does not block the next export', async () => {
  const anna = await signIn(sandbox, 'anna.head@example.com')
  for (let n = 0; n < 2; n += 1) expect((await anna.call('HEAD', '/api/account/export')).status).toBe(200)
  expect((await anna.call('GET', '/api/account/export')).status).toBe(200)
})

describe('the limit of order e-mails to a mailbox', () => {
  let shop: TestShop

  beforeAll(async () => {
    const storage = await storageUnderTest()
    const config = readConfig({
      LOG_LEVEL: 'silent',
      PORT: '0',
      PUBLIC_ORIGIN: 'http://localhost',
      TRUSTED_PROXIES: '127.0.0.1',
      ...storage,
    })
    shop = await openShopOn({ ...config, SANDBOX: false })
  })

  afterAll(() => shop.close())

  const order = (customerEmail: string) =>
    openBrowser(shop).call('POST', '/api/orders?lang=en', makeOrder(undefined, { customerEmail }))

  it('also applies to strangers who spell the e-mail address in other ways', async () => {
    const placed = await order('vic.tim@gmail.com')
    const seen = [placed.status]
    for (let turn = 1; turn < 22; turn++) seen.push((await order(`v.ictim+${turn}@googlemail.com`)).status)
    expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201))
    expect(seen.slice(20)).toEqual([429, 429])
    expect((await order('somebody.else@gmail.com')).status).toBe(201)
    const page = { orderId: placed.body.id, currency: 'USDT_TRC20', timeZone: 'UTC', quote: undefined } as const
    await expect(mailPaymentPage(shop.shop.db, shop.shop, page)).rejects.toMatchObject({ kind: 'too-many' })
  })

  it('is the same in a real shop and in a sandbox with real e-mails', async () => {
    const shop = await openTestShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@shop.example' })
    onTestFinished(() => shop.close())
    const place = async () =>
      (await shop.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: 'victim@example.com' }))).status
    for (let n = 0; n < 20; n += 1) expect(await place()).toBe(201)
    expect(await place()).toBe(429)
  })
})
