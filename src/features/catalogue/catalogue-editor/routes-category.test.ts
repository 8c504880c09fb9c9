import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

const CARD = '/api/admin/service-cards/ganesha'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
}, 120_000)
afterAll(() => shop.close())

const categoryOf = async (path: string) => (await shop.call('GET', path)).body.category

it('a ritual is in the category that staff chose, or that fits its text', async () => {
  const guessed = await categoryOf('/api/services/ganesha')
  const { version, chosen_category } = (await owner.call('GET', CARD)).body
  expect(chosen_category).toBeNull()
  const chosen = guessed === 'healthHealing' ? 'spiritualWisdom' : 'healthHealing'
  const saved = await owner.call('PUT', CARD, { version, chosen_category: chosen })
  expect([saved.body.chosen_category, saved.body.category]).toEqual([chosen, chosen])
  expect(await categoryOf('/api/services/ganesha')).toBe(guessed)

  await owner.call('POST', `${CARD}/publication`, { published: true })
  expect(await categoryOf('/api/services/ganesha')).toBe(chosen)
  expect(await categoryOf('/api/services/ganesha/text?lang=en')).toBe(chosen)
  const cards = (await shop.call('GET', '/api/service-cards?lang=en')).body
  expect(cards.find(({ id }: { id: string }) => id === 'ganesha').category).toBe(chosen)

  const wrong = await owner.call('PUT', CARD, { version: saved.body.version, chosen_category: 'wealth' })
  expect(wrong.status).toBe(422)
})

it('the form of a ritual also contains the shop’s default durations', async () => {
  const { body } = await owner.call('GET', CARD)
  expect(body.shopTerms).toEqual({
    basic: [0.25, 0.5],
    enhanced: [1, 2, 3],
    premium: [1, 2, 3],
    intention: [0.75, 1.5, 2.25],
  })
})
