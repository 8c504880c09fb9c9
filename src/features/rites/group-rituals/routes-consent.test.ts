import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())

it('the consent of a group order is listed with its version until the consent ends', async () => {
  const inHours = (hours: number) => new Date(shop.shop.now().getTime() + hours * HOUR).toISOString()
  const admin = await signIn(shop, 'admin@example.com')
  const input = { serviceId: 'ganesha', performsAt: inHours(50), closesAt: inHours(48), places: 3, price: 25 }
  const { body: group } = await admin.call('POST', '/api/admin/group-rituals?lang=ru', input)
  const family = { customerName: 'Анна', customerEmail: 'anna@groups.example', family: 'Анна\nПётр', consent: true }
  const places = `/api/group-rituals/${group.id}/places?lang=ru`
  const { body: order } = await openBrowser(shop).call('POST', places, family)

  const customer = await signIn(shop, 'anna@groups.example')
  const listed = async () => (await customer.call('GET', '/api/account/consents')).body
  const exported = async () => (await customer.call('GET', '/api/account/export')).body
  const version = { textVersion: '2026-11', lang: 'ru' }
  expect(await listed()).toMatchObject([{ with: 'order', orderId: order.id, ...version }])
  const [place] = (await exported()).groupRituals
  expect(place).toMatchObject({ consentVersion: '2026-11', consentLang: 'ru' })

  expect((await customer.call('DELETE', '/api/account/consent')).status).toBe(204)
  expect(await listed()).toEqual([])
  expect((await exported()).consents).toMatchObject([{ ...version, givenAt: place.consentedAt }])
})
