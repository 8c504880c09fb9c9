import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedItem } from '../schemas.ts'

const ORIGIN = 'https://shop.example'
const ITEM: TrackedItem = {
  item_id: 'ganesha',
  item_name: 'Ganesha',
  item_category: 'Vedic Ritual',
  price: 164,
  quantity: 1,
}
const CHECKOUT = { name: 'begin_checkout', currency: 'USD', value: 164, items: [ITEM] } as const

type Page = { dataLayer: ArrayLike<unknown>[]; metrikaLayer: object[]; ym: { a: unknown[][] } }

/** A document of a visitor who has agreed, begun at `/`, that stands at `pathname` by now. */
function standAt(pathname: string): Page {
  const page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: ORIGIN, pathname, href: ORIGIN + pathname })
  return page as Page
}

beforeEach(() => {
  vi.resetModules()
  const choice = JSON.stringify({ analytics: true, version: '2026-11', at: '2020-01-01T00:00:00Z' })
  const kept = new Map([['consent', choice]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    cookie: 'consent=analytics',
    title: '',
    createElement: () => ({}),
    head: { append: () => {} },
  })
  vi.stubGlobal('fetch', async () => Response.json({ ga4: 'G-1', metrika: '1', days: 1 }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${ORIGIN}/` }] as PerformanceEntryList)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const forward = async (...events: unknown[]) => await (await import('./outside.ts')).forward(events as never)

describe('an outside counter', () => {
  it.each(['/gift/s3cret', '/proof/s3cret', '/proof/s3cret/certificate', '/review/s3cret', '/order/s3cret/plan'])(
    'is not told the address of %s',
    async (path) => {
      const page = standAt(path)
      await forward({ name: 'page_view', path }, CHECKOUT)
      expect(JSON.stringify(page.dataLayer.map((command) => Array.from(command)))).not.toContain('s3cret')
      expect(page.ym.a.filter(([, call]) => call === 'hit')).toMatchObject([
        [1, 'hit', `${ORIGIN}/${path.split('/')[1]}`, {}],
      ])
    },
  )

  it('that reads the address by itself is told nothing else on a page that is one person’s', async () => {
    const page = standAt('/order/s3cret')
    await forward(CHECKOUT)
    expect(page.ym.a.map(([, call]) => call)).toEqual(['init'])
    expect(page.metrikaLayer).toEqual([])
  })
})
