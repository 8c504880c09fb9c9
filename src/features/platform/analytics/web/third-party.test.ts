import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeCountedBrowser,
  openCountedBrowser,
  ORIGIN,
  openWindowAt,
  listSent,
} from '../../../../../test/outside-counters.ts'
import type { TrackedItem } from '../schemas.ts'

const ITEM: TrackedItem = {
  item_id: 'ganesha',
  item_name: 'Ganesha',
  item_category: 'Vedic Ritual',
  price: 164,
  quantity: 1,
}
const CHECKOUT = { name: 'begin_checkout', currency: 'USD', value: 164, items: [ITEM] } as const
const PURCHASE = { name: 'purchase', transaction_id: '0a1b2c3d', currency: 'USD', value: 164, items: [ITEM] } as const

beforeEach(() => {
  openCountedBrowser()
  vi.stubGlobal('fetch', async () => Response.json({ ga4: 'G-1', metrika: '1', days: 1 }))
})
afterEach(closeCountedBrowser)

const forward = async (...events: unknown[]) =>
  await (await import('./third-party.ts')).reportToThirdParties(events as never)

describe('an external analytics service', () => {
  it.each(['/gift/s3cret', '/proof/s3cret', '/proof/s3cret/certificate', '/review/s3cret', '/order/s3cret/plan'])(
    'does not get the secret part of the path %s',
    async (path) => {
      const page = openWindowAt(path)
      await forward({ name: 'page_view', path }, CHECKOUT, PURCHASE)
      expect(JSON.stringify(page.dataLayer.map((command) => Array.from(command)))).not.toContain('s3cret')
      expect(page.ym.a.filter(([, call]) => call === 'hit')).toMatchObject([
        [1, 'hit', `${ORIGIN}/${path.split('/')[1]}`, {}],
      ])
    },
  )

  it('gets no events from a personal page if the service reads page addresses itself', async () => {
    const page = openWindowAt('/order/s3cret')
    await forward(CHECKOUT, PURCHASE)
    expect(page.ym.a.map(([, call]) => call)).toEqual(['init'])
    expect(page.metrikaLayer).toEqual([])
  })

  it('gets a purchase in the service’s own format, and only once per browser', async () => {
    const page = openWindowAt('/articles')
    await forward(PURCHASE, PURCHASE)
    await forward(PURCHASE)
    const { name, ...facts } = PURCHASE
    expect(listSent(page, name)).toMatchObject([['event', name, facts]])
    expect(page.metrikaLayer).toEqual([
      {
        ecommerce: {
          currencyCode: 'USD',
          purchase: {
            actionField: { id: '0a1b2c3d', revenue: 164 },
            products: [expect.objectContaining({ id: 'ganesha' })],
          },
        },
      },
    ])
    vi.resetModules()
    const another = openWindowAt('/')
    await forward(PURCHASE)
    expect(another.metrikaLayer).toEqual([])
  })
})
