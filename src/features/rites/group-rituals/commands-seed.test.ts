import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { seedGroupDemo } from './commands-seed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all([seedGroupDemo(shop.shop), seedGroupDemo(shop.shop)])
  await seedGroupDemo(shop.shop)
})
afterAll(() => shop.close())

it('a sandbox has two group rituals with free places, created only once', async () => {
  const { groups } = (await shop.call('GET', '/api/calendar?lang=ru')).body
  expect(groups).toMatchObject([
    { ritual: { id: 'ganesha' }, places: 24, left: 24, price: 54, closed: null },
    { ritual: { id: 'navagraha' }, places: 36, left: 36, price: 81, closed: null },
  ])
  const begins = groups.map(({ performsAt }: { performsAt: string }) => performsAt)
  expect(begins.every((at: string) => Date.parse(at) > shop.shop.now().getTime())).toBe(true)
  expect(begins.every((at: string) => at.endsWith('T03:30:00.000Z'))).toBe(true)
})
