import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

type SentEvent = { name: string; step?: true }

/**
 * Opens a page of a browser tab, and collects its reports to the shop. `kept` is the tab's session storage. The next page of the tab gets
 * the same storage.
 */
async function openPage(kept: Map<string, string>) {
  const sentEvents: SentEvent[] = []
  const sending: Promise<unknown>[] = []
  vi.resetModules()
  vi.stubGlobal('document', { referrer: '', documentElement: { lang: 'en' }, cookie: '' })
  vi.stubGlobal('location', { host: 'shop.example' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const sendBeacon = (_: string, body: Blob) =>
    sending.push(body.text().then((text) => sentEvents.push(...JSON.parse(text).events)))
  vi.stubGlobal('navigator', { sendBeacon })
  const { track, trackPage } = await import('./track.ts')
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    await Promise.all(sending)
  }
  return { track, trackPage, told: sentEvents, settled }
}

it('a browser tab reports each step once, in order and without an id', async () => {
  const kept = new Map<string, string>()
  const item = { item_id: 'ganesha', item_name: 'G', item_category: 'Vedic Ritual', price: 1, quantity: 1 } as const
  const bag = { currency: 'USD', value: 1, items: [item] } as const
  const first = await openPage(kept)
  first.trackPage('/')
  first.track({ name: 'add_to_cart', ...bag, items: [item] }, { name: 'view_item', ...bag, items: [item] })
  first.trackPage('/articles')
  await first.settled()
  expect(first.told.map(({ name, step }) => [name, step])).toEqual([
    ['page_view', true],
    ['add_to_cart', undefined],
    ['view_item', true],
    ['page_view', undefined],
  ])
  const second = await openPage(kept)
  second.trackPage('/ritual/ganesha')
  second.track({ name: 'view_item', ...bag, items: [item] }, { name: 'select_item', ...bag, items: [item] })
  await second.settled()
  expect(second.told.map(({ name, step }) => [name, step])).toEqual([
    ['page_view', undefined],
    ['view_item', undefined],
    ['select_item', true],
  ])
  expect([...kept.values()]).toEqual(['3'])
})
