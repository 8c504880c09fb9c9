import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, openBrowser, signIn } from '../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let partner: Browser
let id: string
beforeAll(async () => {
  shop = await openTestShop()
  http = await openHttp(shop)
  partner = await signIn(shop, 'partner@example.com')
  id = (await partner.call('GET', '/api/auth/me')).body.id
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function open(path: string, { cookies }: Browser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, { headers: { cookie } })
  return { status: response.status, text: await response.text() }
}

it('a partner can open the dashboard, and a signed-out visitor gets a sign-in card', async () => {
  const hers = await open(`/partner-dashboard/${id}?lang=ru`, partner)
  expect(hers).toMatchObject({ status: 200, text: expect.stringContaining('Загружаем панель партнера...') })
  const strangers = await open(`/partner-dashboard/${id}?lang=ru`, openBrowser(shop))
  expect(strangers).toMatchObject({ status: 200, text: expect.stringContaining('Загружаем панель') })
  expect((await open('/partner-login?lang=en', openBrowser(shop))).text).toContain('Partner sign-in')
})

it('other partners and customers get 404 for the page of a partner', async () => {
  const customer = await signIn(shop, 'somebody@example.com')
  const foreign = await open(`/partner-dashboard/${'0'.repeat(32)}?lang=ru`, partner)
  expect(foreign.status).toBe(404)
  expect(foreign.text).not.toContain('Загружаем панель')
  expect((await open(`/partner-dashboard/${id}`, customer)).status).toBe(404)
})
