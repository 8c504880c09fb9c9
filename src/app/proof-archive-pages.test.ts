import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaForm, makePicture } from '../../test/make-media.ts'
import { GANESHA_BASIC, makeOrder } from '../../test/make-order.ts'
import { engine, openShopOn, openTestShop, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../test/sign-in.ts'
import { eventually } from '../../test/wait-until.ts'
import { orders } from '../features/orders/orders/tables.ts'
import { openHttp } from './http.ts'

const PLACE = 'Храм у старого причала'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let owner: Browser
let token: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  http = await openHttp(shop)
  const admin = await signIn(shop, 'admin@example.com')
  const customerEmail = 'archive@example.com'
  const { body: order } = await shop.call('POST', '/api/orders?lang=ru', makeOrder([GANESHA_BASIC], { customerEmail }))
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, order.id))
  const { body: photo } = await admin.call('POST', '/api/admin/media', mediaForm(await makePicture()))
  const facts = { orderId: order.id, lineId: '0', performedAt: '2026-01-14T02:10:00Z', place: PLACE, media: [photo.id] }
  const { body: draft } = await admin.call('POST', '/api/admin/proofs', facts)
  token = (await admin.call('POST', `/api/admin/proofs/${draft.id}/publication`)).body.token
  await admin.call('PUT', `/api/admin/proofs/${draft.id}/pictures/${photo.id}`, { isPublic: true })
  owner = await signIn(shop, customerEmail)
}, 120_000)
afterAll(async () => {
  await http.close()
  await shop.close()
})

const read = async (port: number, path: string) => await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
const isOn = async (port: number) => (await read(port, '/proofs?lang=ru')).includes(PLACE)
const agree = () => owner.call('PUT', `/api/proofs/${token}/archive`, { consent: true })
const withdraw = () => owner.call('DELETE', `/api/proofs/${token}/archive`)

describe('the archive page', () => {
  it('shows a ritual after the customer’s consent, and hides the ritual after withdrawal', async () => {
    expect(await isOn(http.port)).toBe(false)
    await agree()
    await eventually(async () => expect(await isOn(http.port)).toBe(true))
    await withdraw()
    await eventually(async () => expect(await isOn(http.port)).toBe(false))
  })

  it('stays in shared caches for at most half a minute', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${http.port}/proofs?lang=en`)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  })

  it('describes real performed rituals, but not the samples, as events for search engines', async () => {
    const thingsOf = (html: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph']
    const listOf = async () =>
      thingsOf(await read(http.port, '/proofs?lang=ru')).find(
        (thing: { '@type': string }) => thing['@type'] === 'CollectionPage',
      ).mainEntity.itemListElement
    await eventually(async () => expect(await read(http.port, '/proofs?lang=ru')).toContain('Образец'))
    expect(await listOf()).toEqual([])
    await agree()
    await eventually(async () => expect(await isOn(http.port)).toBe(true))
    expect((await listOf())[0].item).toMatchObject({
      '@type': 'Event',
      startDate: '2026-01-14',
      location: { '@type': 'Place', name: PLACE },
    })
    await withdraw()
  })

  it('is the only page in the sitemap about performed rituals', async () => {
    await agree()
    const sitemap = await read(http.port, '/sitemap.xml')
    expect(sitemap).toContain('/proofs?lang=ru</loc>')
    expect(sitemap).not.toMatch(/\/proofs?\/[^<]/)
    await withdraw()
  })
})

describe.runIf(engine === 'postgres')('two processes on one database', () => {
  it('both stop showing a ritual when one process receives the withdrawal of consent', async () => {
    const second = await openShopOn(shop.shop.config)
    const other = await openHttp(second)
    try {
      await agree()
      await eventually(async () => expect(await isOn(other.port)).toBe(true))
      await withdraw()
      await eventually(async () => expect(await isOn(other.port)).toBe(false))
      expect(await read(other.port, '/api/proofs?lang=ru')).not.toContain(PLACE)
    } finally {
      await other.close()
      await second.close()
    }
  })
})
