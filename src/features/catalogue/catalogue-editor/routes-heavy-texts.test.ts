import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

const ARTICLES = '/api/admin/articles'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
}, 120_000)
afterAll(() => shop.close())

it.each([
  ['1,500 headings of one name', '# a\n\n'.repeat(1500), 'много'],
  ['20,000 quotations in each other', '>'.repeat(20_000), 'глубоко'],
])('the server refuses an article of %s, with a translated error for the field', async (_, content, word) => {
  const { version } = (await owner.call('GET', `${ARTICLES}/vastu`)).body
  const { status, body } = await owner.call('PUT', `${ARTICLES}/vastu?lang=ru`, { version, ru: { content } })
  expect([status, body.errors[0].path]).toEqual([422, 'ru.content'])
  expect(body.errors[0].message).toContain(word)
  const made = await owner.call('POST', ARTICLES, { id: 'heavy', en: { content } })
  expect([made.status, made.body.errors[0].path]).toEqual([422, 'en.content'])
})
