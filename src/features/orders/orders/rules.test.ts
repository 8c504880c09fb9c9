import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DURATIONS, INTENTION_DURATIONS } from '#base/ritual-terms.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { INTENTION_GROUPS } from '#features/catalogue/catalogue-lists/model.ts'
import type { OrderLine } from './model.ts'
import { type LineMessages, orderCan, orderNumber, owns, priceLine, priceOrder, sumLines } from './rules.ts'

const intention = (id: string) => (id === 'nothing' ? undefined : id)
const messages: LineMessages = { ru: { tier: String, intention }, en: { tier: String, intention } }
const ritual = (priceCents: number) => ({ priceCents, names: { ru: 'Р', en: 'R' } })
const rituals = new Map([
  ['ganesha', ritual(30_000)],
  ['z-special-intention', ritual(48_000)],
])
const price = (id: string, duration: number) => priceLine({ id, quantity: 1, duration }, rituals, messages)

describe('the id of an ordered item', () => {
  it('is refused with an error at its field if a part is unknown', () => {
    const fault = { field: 'id', code: 'orders.item-unknown' }
    expect([price('nothing', 1), price('ganesha-gold', 1), price('z-special-intention-nothing', 0.75)]).toEqual([
      fault,
      fault,
      { field: 'id', code: 'orders.intention-unknown' },
    ])
  })
})

it('a term that is not offered for this kind of item is refused', () => {
  const fault = { field: 'duration', code: 'orders.duration-unknown' }
  expect([
    price('ganesha', 0.75),
    price('ganesha', 4),
    price('z-special-intention-new-work', 1),
    price('ganesha', -1),
  ]).toEqual([fault, fault, fault, fault])
})

describe('the price of an item', () => {
  it('is 164, 436 or 480 dollars for basic, premium or an intention', () => {
    expect(price('ganesha-basic', 0.5)).toMatchObject({ unitCents: 16_400, weeks: 2 })
    expect(price('ganesha-premium', 1)).toMatchObject({ unitCents: 43_600, weeks: 4 })
    expect(price('z-special-intention-new-work', 0.75)).toMatchObject({ unitCents: 48_000, weeks: 3 })
    expect(price('z-special-intention-new-work', 2.25)).toMatchObject({ unitCents: 144_000, weeks: 9 })
  })

  it('is higher for a longer term, for every kind of item', () => {
    const longer = fc.constantFrom(
      ...DURATIONS.slice(1).map((duration, index) => [DURATIONS[index] ?? 0, duration] as const),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.constantFrom('', ...TIERS.map((tier) => `-${tier}`)),
        longer,
        (cents, suffix, [short, long]) => {
          const catalogue = new Map([['a', ritual(cents)]])
          const at = (duration: number) =>
            priceLine({ id: `a${suffix}`, quantity: 1, duration }, catalogue, messages) as OrderLine
          expect(at(long).unitCents).toBeGreaterThan(at(short).unitCents)
        },
      ),
    )
  })
})

describe('the rules for an order', () => {
  it('make the total exactly the sum of the items', () => {
    const line = fc.oneof(
      fc.record({
        id: fc.constantFrom('ganesha', 'ganesha-basic', 'ganesha-premium'),
        quantity: fc.integer({ min: 1, max: 99 }),
        duration: fc.constantFrom(...DURATIONS),
      }),
      fc.record({
        id: fc.constantFrom(
          ...Object.values(INTENTION_GROUPS)
            .flat()
            .map((id) => `z-special-intention-${id}`),
        ),
        quantity: fc.integer({ min: 1, max: 99 }),
        duration: fc.constantFrom(...INTENTION_DURATIONS),
      }),
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (items) => {
        const priced = priceOrder({ items: items.map((item) => ({ ...item, price: 0 })) }, rituals, messages)
        expect(priced).toMatchObject({ totalCents: 'lines' in priced ? sumLines(priced.lines) : -1 })
      }),
    )
  })

  it('report all wrong items, not only the first one', () => {
    const items = [
      { id: 'x', price: 1, quantity: 1, duration: 1 },
      { id: 'ganesha', price: 1, quantity: 1, duration: 7 },
    ]
    expect(priceOrder({ items }, rituals, messages)).toEqual({
      faults: [
        { path: 'items.0.id', code: 'orders.item-unknown' },
        { path: 'items.1.duration', code: 'orders.duration-unknown' },
      ],
    })
  })

  it('allow a total of at most ten million dollars, the limit of one payment', () => {
    const dear = new Map([['ganesha', ritual(10_000_000)]])
    const order = (quantity: number) =>
      priceOrder({ items: [{ id: 'ganesha', quantity, duration: 1 }] }, dear, messages)
    expect(order(99)).toMatchObject({ totalCents: 990_000_000 })
    const lines = Array.from({ length: 2 }, () => ({ id: 'ganesha', quantity: 51, duration: 1 }))
    const faults = [{ path: 'items', code: 'orders.total-too-large' }]
    expect(priceOrder({ items: lines }, dear, messages)).toEqual({ faults })
  })

  it('make the order number from the first eight characters of the id', () => {
    expect(orderNumber('a1b2c3d4e5f60718')).toBe('Order #a1b2c3d4')
  })

  it('allow a payment only while the order is pending', () => {
    const statuses = ['pending', 'processing', 'completed', 'ready', 'cancelled', 'refunded'] as const
    expect(statuses.map((status) => orderCan('pay', { status }))).toEqual([true, false, false, false, false, false])
  })
})

describe('the owner of an order', () => {
  const anna = { id: 'anna', email: 'anna@example.com' }

  it('is the account that placed the order, whatever address the order contains', () => {
    expect(owns(anna, { accountId: 'anna', customerEmail: 'boris@example.com' })).toBe(true)
    expect(owns(anna, { accountId: 'boris', customerEmail: 'anna@example.com' })).toBe(false)
  })

  it('of a guest is the account that verified the order’s e-mail address', () => {
    expect(owns(anna, { accountId: null, customerEmail: 'anna@example.com' })).toBe(true)
    expect(owns(anna, { accountId: null, customerEmail: 'boris@example.com' })).toBe(false)
  })

  it('of a guest is never an account without an e-mail address', () => {
    expect(owns({ id: 'anna', email: null }, { accountId: null, customerEmail: '' })).toBe(false)
  })
})
