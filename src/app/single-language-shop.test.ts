import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '#base/i18n.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { type Browser, signIn } from '../../test/sign-in.ts'
import { openHttp } from './http.ts'
import { readAnswer } from './pages/cached-calls.ts'
import { preparePage } from './ssr.tsx'

const NAMES: Record<Lang, string> = { ru: 'Ахути', en: 'Ahuti' }

let shop: TestShop
let owner: Browser
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  shop = await openTestShop({ TRUSTED_PROXIES: '127.0.0.1', SHOP_NAME_RU: NAMES.ru, SHOP_NAME_EN: NAMES.en })
  http = await openHttp(shop)
  owner = await signIn(shop, 'admin@example.com')
})
afterEach(async () => await offer(['ru', 'en']))
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function offer(languages: Lang[]): Promise<void> {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  expect((await owner.call('PUT', '/api/admin/settings', { version, languages })).status).toBe(200)
}

async function get(path: string, from: string, language: Lang) {
  const headers = { 'x-forwarded-for': from, 'accept-language': language }
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, { headers, redirect: 'manual' })
  return { status: response.status, lang: response.headers.get('content-language'), text: await response.text() }
}

/** The head of a page, rendered from the current sources and not from the last build. */
async function headOf(path: string, lang: Lang): Promise<string> {
  const read = async (call: string) => await readAnswer(await shop.api.request(call))
  return (await preparePage({ path, search: '', lang, langIsChosen: false, read })).render().head
}

describe.each<[Lang, Lang]>([
  ['ru', 'en'],
  ['en', 'ru'],
])('a shop offered only in %s', (lang, other) => {
  it('the llms.txt of the shop is in the shop’s language, and its links work', async () => {
    await offer([lang])
    const { text } = await get('/llms.txt', '192.0.2.1', other)
    expect(text.startsWith(`# ${NAMES[lang]}\n`)).toBe(true)
    expect(text).toContain(`/feed.${lang}.xml`)
    expect(text).not.toMatch(new RegExp(`lang=${other}|feed\\.${other}`))
    const full = await get('/llms-full.txt', '192.0.2.1', other)
    expect(full.text).not.toContain(`lang=${other}`)
  })

  it('the heads of the shop’s pages mention no other language', async () => {
    await offer([lang])
    const head = await headOf('/ritual/ganesha', lang)
    expect(head).not.toContain('og:locale:alternate')
    expect(head).toContain(`"inLanguage":["${lang}"]`)
  })

  it('a refusal of too many requests is in the shop’s language for every browser', async () => {
    await offer([lang])
    const from = lang === 'ru' ? '192.0.2.2' : '192.0.2.3'
    const ask = async () =>
      await Promise.all(Array.from({ length: 200 }, (_, number) => get(`/order/nothing-${number}`, from, other)))
    await ask()
    const refused = (await ask()).find(({ status }) => status === 429)
    expect(refused?.lang).toBe(lang)
    expect(refused?.text).toContain(`href="/?lang=${lang}"`)
  })

  it('the service worker gets the shop’s language', async () => {
    await offer([lang])
    const { text } = await get('/sw.js', '192.0.2.1', other)
    expect(/^const BUILD = (.*)$/m.exec(text)?.[1]).toContain(`"languages":["${lang}"]`)
  })
})

it('a shop in two languages lists both languages', async () => {
  const { text } = await get('/llms.txt', '192.0.2.1', 'ru')
  expect(text.startsWith(`# ${NAMES.en}\n`)).toBe(true)
  expect(text).toContain('put `lang=ru` in place of `lang=en`')
  expect(await headOf('/', 'ru')).toContain('<meta property="og:locale:alternate" content="en_US">')
  expect(await headOf('/', 'ru')).toContain('"inLanguage":["ru","en"]')
})
