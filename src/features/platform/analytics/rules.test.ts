import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VARIANTS } from './model.ts'
import { bagEvent, countedPage, countsOf, createLimit, isCountedPath, mergeCounts, classifySource } from './rules.ts'
import { sumValue } from './rules-value.ts'
import { trackedEvent, trackedEvents, type TrackedItem } from './schemas.ts'

const known = { rituals: new Set(['ganesha', 'z-special-intention']), articles: new Set(['sankalpa']) }

const item: TrackedItem = {
  item_id: 'ganesha',
  item_name: 'Ганеша-ягья',
  item_category: 'Vedic Ritual',
  item_variant: 'basic',
  price: 164,
  quantity: 1,
}

const anyItem: fc.Arbitrary<TrackedItem> = fc.record({
  item_id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  item_name: fc.string({ maxLength: 80 }),
  item_category: fc.constant('Vedic Ritual' as const),
  item_variant: fc.constantFrom(...VARIANTS),
  price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  quantity: fc.integer({ min: 1, max: 99 }),
})

describe('a page view', () => {
  it.each([
    '/admin-panel',
    '/admin-panel/orders',
    '/sirius22',
    '/ptest22',
    '/pdebug22/x',
    '/partner-login',
    '/partner-dashboard/7',
  ])('of the page %s is not counted', (path) => {
    expect(isCountedPath(path)).toBe(false)
    expect(countsOf([{ name: 'page_view', path }], 'ru', known)).toEqual([])
  })

  it.each(['/', '/ritual/ganesha', '/articles', '/partner', '/order/1'])('of the page %s is counted', (path) => {
    expect(isCountedPath(path)).toBe(true)
  })

  it.each([
    ['/ritual/ganesha', '/ritual/ganesha'],
    ['/ritual/ganesha/', '/ritual/ganesha'],
    ['/article/sankalpa', '/article/sankalpa'],
    ['/article/ganesha', '/article/ganesha'],
    ['/order/0123456789abcdef0123456789abcdef', '/order/{id}'],
    ['/checkout/ganesha', '/checkout/{id}'],
    ['/ritual/invented', '/404'],
    ['/article/invented', '/404'],
    ['/anything/else/at/all', '/404'],
    ['/wp-login.php', '/404'],
  ])('of the path %s is counted for the page %s', (path, page) => {
    expect(countedPage(path, known)).toBe(page)
  })

  it('of an invented path is counted for a fixed page', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(['/', '/404']).toContain(countedPage(`/x${path}`, known))
      }),
    )
  })

  it.each(['', 'x', '//evil.example', '/a?b', '/a#b', '/a b', `/${'x'.repeat(200)}`, 'https://evil.example/'])(
    'with the path %j is refused',
    (path) => {
      expect(trackedEvent.safeParse({ name: 'page_view', path }).success).toBe(false)
    },
  )
})

describe('a page event that contains items', () => {
  it('has a value of price × quantity, in whole cents', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 50 }), (items) => {
        const event = bagEvent('add_to_cart', items)
        const cents = items.reduce((sum, { price, quantity }) => sum + BigInt(Math.round(price * 100) * quantity), 0n)
        expect(event).toMatchObject({ currency: 'USD', value: Number(cents) / 100 })
        expect(trackedEvent.parse(event)).toEqual(event)
      }),
    )
  })

  it('is refused if the value is not price × quantity', () => {
    fc.assert(
      fc.property(
        fc.array(anyItem, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 10_000 }),
        (items, off) => {
          const event = { ...bagEvent('add_to_cart', items), value: sumValue(items) + off / 100 }
          expect(trackedEvent.safeParse(event).success).toBe(false)
        },
      ),
    )
  })

  it('adds one to the event’s counter, and the quantity to each item’s counter', () => {
    const events = [
      bagEvent('add_to_cart', [
        { ...item, quantity: 2 },
        { ...item, item_id: 'invented' },
      ]),
    ]
    const counts = countsOf(events, 'en', known)
    const shared = { name: 'add_to_cart', path: '', lang: 'en' }
    expect(counts).toEqual([
      { ...shared, item: '', variant: '', count: 1 },
      { ...shared, item: 'ganesha', variant: 'basic', count: 2 },
    ])
  })

  it('counts all special intentions as one ritual', () => {
    const intention = { ...item, item_id: 'z-special-intention-sleep', item_variant: 'custom' as const }
    const counts = countsOf([bagEvent('view_item', [intention])], 'ru', known)
    expect(counts.at(-1)).toMatchObject({ item: 'z-special-intention', variant: 'custom' })
  })

  it('is refused from a browser if the event’s name is `purchase`', () => {
    const event = { ...bagEvent('add_to_cart', [item]), name: 'purchase', transaction_id: 'x' }
    expect(trackedEvents.safeParse({ events: [event] }).success).toBe(false)
  })
})

describe('the counting of events', () => {
  it('does not lose events when counts are merged', () => {
    const count = fc.record({
      name: fc.constantFrom('page_view', 'view_item'),
      path: fc.constantFrom('/', '/articles'),
      lang: fc.constantFrom('ru' as const, 'en' as const),
      item: fc.constantFrom('', 'ganesha'),
      variant: fc.constantFrom('', 'basic'),
      count: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(count, { maxLength: 60 }), (counts) => {
        const merged = mergeCounts(counts)
        const sum = (list: { count: number }[]) => list.reduce((all, each) => all + each.count, 0)
        expect(sum(merged)).toBe(sum(counts))
        expect(merged.length).toBeLessThanOrEqual(32)
        expect(mergeCounts(merged.toReversed())).toEqual(merged)
      }),
    )
  })

  it('accepts a first burst of twice the allowed rate, then the allowed rate', () => {
    const allows = createLimit(10)
    const passed = (at: number, times: number) => Array.from({ length: times }, () => allows(at)).filter(Boolean).length
    expect(passed(1_000_000, 100)).toBe(20)
    expect(passed(1_000_500, 100)).toBe(5)
    expect(passed(1_000_400, 100)).toBe(0)
    expect(passed(1_010_000, 100)).toBe(20)
  })
})

it.each([
  ['', 'direct'],
  ['www.google.com', 'search'],
  ['yandex.ru', 'search'],
  ['go.mail.ru', 'search'],
  ['e.mail.ru', 'mail'],
  ['mail.google.com', 'mail'],
  ['gemini.google.com', 'ai'],
  ['t.me', 'social'],
  ['l.facebook.com', 'social'],
  ['blog.example.org', 'site'],
  ['notgoogle.example.com', 'site'],
  ['evil-t.me.example', 'site'],
])('a visitor who comes from the site %j is counted for the source %s', (host, source) => {
  expect(classifySource(host)).toBe(source)
})
