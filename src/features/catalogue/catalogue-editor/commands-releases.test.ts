import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { seedCatalogue } from '../catalogue/commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
let shop: TestShop
let owner: Browser
beforeAll(async () => {
  mkdirSync(join(folder, 'rituals'))
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

const at = (id: string) => `/api/admin/articles/${id}`

/** Loads the texts of a new shop version, in which the article has this name and introduction. */
async function release(id: string, { name, intro }: { name: string; intro: string }): Promise<void> {
  const place = join(folder, 'articles', id)
  const text = (lang: string) =>
    `---\nname: ${name} ${lang}\nintro: ${intro}\ndescription: d\nseo_title: s\nseo_description: s\n---\nText ${lang}\n`
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'meta.yaml'), 'position: 900\nupdated: 2026-11-01\ntags: {ru: [], en: []}\nauthor: A\n')
  writeFileSync(join(place, 'ru.md'), text('ru'))
  writeFileSync(join(place, 'en.md'), text('en'))
  await seedCatalogue(shop.shop.db, folder)
}

it('a new shop version updates a text that staff never edited', async () => {
  await release('followed', { name: 'One', intro: 'a' })
  await release('followed', { name: 'Two', intro: 'a' })
  const { body } = await owner.call('GET', at('followed'))
  expect(body).toMatchObject({ version: 2, state: 'published', en: { name: 'Two en' }, proposal: null })
  const late = await owner.call('PUT', at('followed'), { version: 1, en: { intro: 'late' } })
  expect(late.status).toBe(409)
})

it('a new shop version only proposes changes to a text that staff edited', async () => {
  await release('edited', { name: 'One', intro: 'a' })
  await owner.call('PUT', at('edited'), { version: 1, en: { name: 'Mine' } })
  await release('edited', { name: 'Two', intro: 'b' })
  const { body } = await owner.call('GET', at('edited'))
  expect(body.en).toMatchObject({ name: 'Mine', intro: 'a' })
  expect(body.proposal.fields).toEqual([
    { path: 'ru.name', base: 'One ru', proposed: 'Two ru', isOwn: false },
    { path: 'ru.intro', base: 'a', proposed: 'b', isOwn: false },
    { path: 'en.name', base: 'One en', proposed: 'Two en', isOwn: true },
    { path: 'en.intro', base: 'a', proposed: 'b', isOwn: false },
  ])
  const settled = await owner.call('PUT', `${at('edited')}/proposal`, { version: 2, take: ['ru.name', 'en.intro'] })
  expect(settled.body).toMatchObject({
    version: 3,
    proposal: null,
    ru: { name: 'Two ru', intro: 'a' },
    en: { name: 'Mine', intro: 'b' },
  })
  await release('edited', { name: 'Two', intro: 'b' })
  expect((await owner.call('GET', at('edited'))).body.proposal).toBeNull()
})

it('for an article, staff can accept only proposals about fields that articles have', async () => {
  await release('article', { name: 'One', intro: 'a' })
  await owner.call('PUT', at('article'), { version: 1, en: { name: 'Mine' } })
  await release('article', { name: 'Two', intro: 'b' })
  const take = ['ru.name', 'ru.features', 'en.features', 'price']
  const { status, body } = await owner.call('PUT', `${at('article')}/proposal`, { version: 2, take })
  const list = await owner.call('GET', '/api/admin/articles?q=article')
  expect([status, list.status]).toEqual([422, 200])
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['take.1', 'take.2', 'take.3'])
  expect((await owner.call('GET', at('article'))).body).toMatchObject({ version: 2, ru: { name: 'One ru' } })
})

it('a new shop version does not propose a text that equals the original text', async () => {
  await release('returned', { name: 'One', intro: 'a' })
  await owner.call('PUT', at('returned'), { version: 1, en: { name: 'Mine' } })
  await release('returned', { name: 'Two', intro: 'a' })
  await release('returned', { name: 'One', intro: 'a' })
  const { body } = await owner.call('GET', at('returned'))
  expect([body.proposal, body.en.name]).toEqual([null, 'Mine'])
})

it('a new shop version does not change the display order that staff set', async () => {
  await release('moved', { name: 'One', intro: 'a' })
  await owner.call('PUT', '/api/admin/articles/order', { ids: ['moved'] })
  await release('moved', { name: 'Two', intro: 'a' })
  const { body } = await owner.call('GET', at('moved'))
  expect([body.position, body.en.name]).toEqual([10, 'Two en'])
})
