import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make.ts'
import { openBrowser } from '../../../../test/sign-in.ts'
import { openShopOn, storageUnderTest, type TestShop } from '../../../../test/shop.ts'
import { readConfig } from '#server/config.ts'
import { mailPaymentPage } from './commands-payment-events.ts'

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

it('strangers cannot fill a mailbox with order e-mails by varying the spelling of its address', async () => {
  const placed = await order('vic.tim@gmail.com')
  const seen = [placed.status]
  for (let turn = 1; turn < 22; turn++) seen.push((await order(`v.ictim+${turn}@googlemail.com`)).status)
  expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(seen.slice(20)).toEqual([429, 429])
  expect((await order('somebody.else@gmail.com')).status).toBe(201)
  const page = { orderId: placed.body.id, currency: 'USDT_TRC20', timeZone: 'UTC', quote: undefined } as const
  await expect(mailPaymentPage(shop.shop.db, shop.shop, page)).rejects.toMatchObject({ kind: 'too-many' })
})
