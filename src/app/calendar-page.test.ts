import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#base/time.ts'
import { groupRituals } from '#features/rites/group-rituals/tables.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'

const ID = '1'.repeat(32)

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let day: string
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example' })
  const now = shop.shop.now()
  day = new Date(now.getTime() + 9 * DAY).toISOString().slice(0, 10)
  await shop.shop.db.insert(groupRituals).values({
    id: ID,
    serviceId: 'ganesha',
    performsAt: new Date(`${day}T05:30:00Z`),
    closesAt: new Date(`${day}T02:00:00Z`),
    places: 24,
    priceCents: 5100,
    createdBy: '',
    createdAt: now,
  })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

const read = async (path: string) => await fetch(`http://127.0.0.1:${http.port}${path}`)
const textOf = async (path: string) => (await (await read(path)).text()).replaceAll('<!-- -->', '')

describe('the calendar', () => {
  it('shows Moscow time in Russian and UTC in English, and names the time zone', async () => {
    const [ru, en] = [await textOf('/calendar?lang=ru'), await textOf('/calendar?lang=en')]
    expect(ru).toMatch(new RegExp(`<time[^>]* dateTime="${day}T05:30:00.000Z"[^>]*>.*?, 08:30<.*?по\u00a0Москве`, 'i'))
    expect(en).toMatch(new RegExp(`<time[^>]* dateTime="${day}T05:30:00.000Z"[^>]*>.*?, 05:30<.*?UTC`, 'i'))
  })

  it('describes each group ritual to search engines as an event with an offer', async () => {
    const html = await textOf('/calendar?lang=en')
    const graph = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph']
    const url = `https://ahuti.example/group/${ID}?lang=en`
    expect(graph.filter((thing: { '@type': string }) => thing['@type'] === 'Event')).toMatchObject([
      {
        name: 'Ganesha yagya, for many families',
        startDate: `${day}T05:30:00.000Z`,
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'VirtualLocation', url },
        offers: { price: 51, priceCurrency: 'USD', availability: 'https://schema.org/InStock', url },
      },
    ])
  })

  it('stays in shared caches for at most half a minute', async () => {
    expect((await read('/calendar?lang=en')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  })
})

describe('a group ritual', () => {
  it.each(['/', '/articles', '/ritual/ganesha'])('is linked on %s with its price', async (path) => {
    const html = await textOf(`${path}?lang=en`)
    expect(html).toContain(`href="/group/${ID}?lang=en"`)
    expect(html).toContain('$51 per family')
  })

  it('is not linked on the page of another ritual', async () => {
    expect(await textOf('/ritual/lakshmi?lang=en')).not.toContain(`/group/${ID}`)
  })
})
