import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, signIn } from '../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'

let shop: TestShop
let owner: Browser
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  shop = await openTestShop()
  http = await openHttp(shop)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

const cookiesOf = ({ cookies }: Browser): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const cookieOf = async (contact: string): Promise<string> => cookiesOf(await signIn(shop, contact))

const get = async (path: string, cookie = '') =>
  await fetch(`http://127.0.0.1:${http.port}${path}`, { headers: { cookie } })

it('both panel paths show a sign-in card to a signed-out visitor', async () => {
  const [named, second] = await Promise.all([get('/admin-panel?lang=en'), get('/sirius22/orders/a1?lang=en')])
  expect([named.status, second.status]).toEqual([200, 200])
  expect(await named.text()).toContain('"root":"/admin-panel"')
  expect(await second.text()).toContain('"root":"/sirius22"')
  expect(named.headers.get('cache-control')).toBe('no-store')
  expect(named.headers.get('referrer-policy')).toBe('no-referrer')
  expect(named.headers.get('content-security-policy')).toContain("script-src 'self'")
})

it('the panel opens for staff and is 404 for a customer', async () => {
  const customer = await get('/admin-panel', await cookieOf('anna@example.com'))
  expect(customer.status).toBe(404)
  expect((await get('/admin-panel/orders', cookiesOf(owner))).status).toBe(200)
})

it('an unknown section gets 404, like a section that the role may not open', async () => {
  const email = 'editor@example.com'
  expect((await owner.call('POST', '/api/admin/staff', { email, role: 'editor' })).status).toBe(201)
  const cookie = await cookieOf(email)
  const statusOf = async (path: string) => (await get(`/admin-panel${path}`, cookie)).status
  expect(await Promise.all(['', '/rituals/ganesha', '/articles'].map(statusOf))).toEqual([200, 200, 200])
  expect(await Promise.all(['/settings', '/payments/policy', '/nothing', '/constructor'].map(statusOf))).toEqual([
    404, 404, 404, 404,
  ])
  expect((await get('/admin-panel/settings')).status).toBe(200)
})

it('a customer who becomes a staff member sees the sign-in card again', async () => {
  const cookie = await cookieOf('boris@example.com')
  expect((await owner.call('POST', '/api/admin/staff', { email: 'boris@example.com', role: 'editor' })).status).toBe(
    201,
  )
  expect((await get('/admin-panel', cookie)).status).toBe(200)
})

it('a path that only starts with the panel path does not open the panel', async () => {
  expect((await get('/admin-panels')).status).toBe(404)
})

it('no public page loads code of the panel', async () => {
  const page = await (await get('/')).text()
  expect(page).not.toMatch(/staff|admin-panel/)
})

it('the panel shows the shop’s time, not the browser’s time', async () => {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 86_400 })
  const now = /"now":"([^"]+)"/.exec(await (await get('/admin-panel')).text())?.[1] ?? ''
  expect(Math.round((Date.parse(now) - Date.now()) / 60_000)).toBe(24 * 60)
})
