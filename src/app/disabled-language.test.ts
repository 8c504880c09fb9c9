import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '#base/i18n.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { GANESHA_BASIC, makeOrder } from '../../test/make-order.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../test/sign-in.ts'
import { makePaidOrder, makeStaffRecords } from '../../test/staff-records.ts'
import { openHttp } from './http.ts'

const TIMEOUT = 120_000
const CYRILLIC = /[а-яё]{3}/i

let shop: TestShop
let owner: Browser
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  http = await openHttp(shop)
  owner = await signIn(shop, 'admin@example.com')
  await makeStaffRecords(shop, owner)
}, TIMEOUT)
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function offer(languages: Lang[]): Promise<void> {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  expect((await owner.call('PUT', '/api/admin/settings', { version, languages })).status).toBe(200)
}

/** The body without the parts that can differ between two responses to the same call. */
const steady = (body: ReadableBody): string =>
  JSON.stringify(body ?? null).replace(
    /"(?:requestId|now|uptimeSeconds|seconds|rss|heap|lagMs|lastSeenAt)":[^,}]+/g,
    '',
  )

const emailsTo = async (contact: string): Promise<{ subject: string; text: string }[]> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(contact)}`)).body

describe.each<[Lang, Lang]>([
  ['ru', 'en'],
  ['en', 'ru'],
])('a shop that offers only %s', (on, off) => {
  const isWritten = (text: string) => (on === 'ru' ? CYRILLIC.test(text) : !CYRILLIC.test(text))

  it(
    'answers every read call for the disabled language in the offered language',
    async () => {
      await offer([on])
      // E-mail texts are edited in both languages, even if the shop offers only one.
      const reading = shop.routes.filter(({ method, path, answers: { 200: good } }) => {
        const isJson = good !== undefined && !('media' in good)
        return (
          method === 'get' &&
          isJson &&
          !path.includes('/sandbox/') &&
          !/system|sessions|backups|auth|export|email-templates/.test(path)
        )
      })
      expect(reading.length).toBeGreaterThan(60)
      for (const { path } of reading) {
        const address = path
          .replace('{id}', path.includes('articles') ? 'vastu' : 'ganesha')
          .replace(/\{\w+\}/g, '0'.repeat(32))
        const span = /calendar|panchang/.test(path) ? '&from=2026-12-01&to=2026-12-05' : ''
        const ask = async (lang: Lang) => await owner.call('GET', `${address}?lang=${lang}${span}`)
        const [named, offered] = [await ask(off), await ask(on)]
        expect([path, named.status, steady(named.body)]).toEqual([path, offered.status, steady(offered.body)])
      }
    },
    TIMEOUT,
  )

  it(
    'uses the offered language for refusals, cached responses, pictures, search, the consultant and agents',
    async () => {
      await offer([on])
      const refused = await shop.call('GET', `/api/services/nothing?lang=${off}`)
      expect(isWritten(refused.body.message)).toBe(true)
      const get = async (path: string, language: Lang = off) =>
        await fetch(`http://127.0.0.1:${http.port}${path}`, { headers: { 'accept-language': language } })
      for (const path of ['/api/categories', '/api/intentions'])
        expect(await (await get(`${path}?lang=${off}`)).text()).toBe(await (await get(`${path}?lang=${on}`)).text())
      const picture = async (lang: Lang) => Buffer.from(await (await get(`/og/home.${lang}.png`)).arrayBuffer())
      expect((await picture(off)).equals(await picture(on))).toBe(true)
      const response = await shop.api.request('http://localhost/api/consultant/messages', {
        method: 'POST',
        headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'How can I pay?', lang: off }),
      })
      const said = [...(await response.text()).matchAll(/event: text\ndata: (.*)/g)].map(([, data = '']) => data).join()
      expect(isWritten(said)).toBe(true)
      const call = { name: 'get_ritual', arguments: { id: 'ganesha', lang: off } }
      const agent = await shop.api.request('http://localhost/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
      })
      expect(await agent.text()).toContain(`"lang":"${on}"`)
    },
    TIMEOUT,
  )

  it('a shop with one public language still opens the panel in both languages', async () => {
    await offer([on])
    const open = async (path: string, language: Lang) =>
      await fetch(`http://127.0.0.1:${http.port}${path}`, { headers: { 'accept-language': language } })
    for (const response of [await open(`/admin-panel?lang=${off}`, on), await open('/admin-panel', off)]) {
      expect(response.headers.get('content-language')).toBe(off)
      expect(await response.text()).toContain(`<html lang="${off}"`)
    }
    expect((await open(`/admin-panel?lang=${on}`, off)).headers.get('content-language')).toBe(on)
    expect((await open('/', off)).headers.get('content-language')).toBe(on)
  })

  it(
    'sends all e-mails in the offered language, also to customers of the other language',
    async () => {
      await offer(['ru', 'en'])
      const contact = `reader-${on}@example.com`
      const browser = await signIn(shop, contact)
      await shop.shop.db.update(accounts).set({ lang: off }).where(eq(accounts.email, contact))
      const { body: order } = await browser.call(
        'POST',
        `/api/orders?lang=${off}`,
        makeOrder([GANESHA_BASIC], { customerEmail: contact }),
      )
      expect(isWritten((await emailsTo(contact))[0]?.subject ?? '')).toBe(false)
      await offer([on])
      const before = (await emailsTo(contact)).length
      await owner.call('POST', `/api/admin/orders/${order.id}/messages/received`)
      await browser.call('POST', '/api/ritual-plans', { startDate: '2027-01-10', specialWishes: '', participants: '' })
      await owner.call('PUT', `/api/orders/${order.id}/status`, { status: 'cancelled', reason: 'x', version: 1 })
      await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3700 })
      await openBrowser(shop).call('POST', `/api/auth/request-login?lang=${off}`, { contact })
      owner = await signIn(shop, 'admin@example.com')
      const written = (await emailsTo(contact)).slice(0, -before)
      expect(written.length).toBeGreaterThan(1)
      for (const { subject } of written) expect([subject, isWritten(subject)]).toEqual([subject, true])
      expect(await makePaidOrder(shop)).toMatch(/^[0-9a-f]{32}$/)
    },
    TIMEOUT,
  )
})
