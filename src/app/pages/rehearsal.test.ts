import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openShopOn, storageUnderTest, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', ADMIN_EMAIL: 'owner@shop.example', ...(await storageUnderTest()) })
  shop = await openShopOn({ ...config, SANDBOX: false, REHEARSAL: true })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

const read = async (path: string) => await (await fetch(`http://127.0.0.1:${http.port}${path}`)).text()

it.each([
  ['/?lang=en', 'Rehearsal: nothing here is ordered or paid for real.'],
  ['/priests?lang=ru', 'Репетиция: заказы и оплата здесь ненастоящие.'],
  ['/admin-panel?lang=en', '"rehearsal":true'],
])('the page %s of a rehearsal shop says that the shop is a rehearsal', async (path, words) => {
  expect(await read(path)).toContain(words)
})

it('search engines may not index a rehearsal shop', async () => {
  expect(await read('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
})
