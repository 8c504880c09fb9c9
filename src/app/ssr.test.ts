import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGroupDemo } from '#features/rites/group-rituals/commands-seed.ts'
import { ru as proofs } from '#features/rites/proofs/messages/page.ru.ts'
import { startProcess } from '../../test/process.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { readAnswer } from './pages/cached-calls.ts'
import { preparePage } from './ssr.tsx'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function render(path: string, search: string) {
  const read = async (call: string) => await readAnswer(await shop.api.request(call))
  return (await preparePage({ path, search, lang: 'ru', langIsChosen: true, isStranger: true, read })).render()
}

it.each(['/order/nothing', '/checkout/nothing', '/gift/nothing'])(
  'the page for the missing address %s contains no query of the request',
  async (path) => {
    const page = await render(path, '?tab=words-of-somebody&intention=words-of-somebody&ai=true')
    expect(page.status).toBe(404)
    expect(page).toEqual(await render(path, ''))
  },
)

it('links of a page to itself contain the query of the page', async () => {
  expect((await render('/checkout/ganesha', '?tier=premium')).body).toContain('href="?tier=premium&amp;lang=en"')
})

it('a certificate number from a form without scripts is checked on the server', async () => {
  const { body } = await render('/verify', '?number=SAMPLE')
  expect(body).toContain('value="SAMPLE"')
  expect(body).toContain(proofs.verify.sample)
  expect((await render('/verify', '')).body).not.toContain(proofs.verify.sample)
})

it('rendering a page again gives the same bytes', async () => {
  expect(await render('/ritual/ganesha', '')).toEqual(await render('/ritual/ganesha', ''))
})

it('the home page begins with its headline, and the group ritual comes after it', async () => {
  await seedGroupDemo(shop.shop)
  const { body } = await render('/', '')
  const notice = body.indexOf('один ритуал для многих семей')
  expect(notice).toBeGreaterThan(body.indexOf('</h1>'))
  expect(body.indexOf('</h1>')).toBeGreaterThan(0)
})

it('the line about the earliest start contains its text before the day is known', async () => {
  expect((await render('/ritual/ganesha', '')).body).toContain('Ближайшее начало: …')
})

const ENVIRONMENT = { DATA_DIR: 'memory://', PUBLIC_ORIGIN: 'https://ahuti.example' }

const processes: Awaited<ReturnType<typeof startProcess>>[] = []
afterAll(async () => {
  for (const each of processes) await each.kill('SIGTERM')
})

it('two processes render a page with the same bytes', async () => {
  for (let count = 0; count < 2; count++) processes.push(await startProcess(ENVIRONMENT))
  for (const path of ['/?lang=ru', '/ritual/ganesha?lang=en', '/article/sankalpa?lang=ru', '/user-profile?lang=en']) {
    const [one, other] = await Promise.all(
      processes.map(async ({ origin }) => await (await fetch(origin + path)).text()),
    )
    expect(one).toContain('id="state"')
    expect(other).toBe(one)
  }
})
