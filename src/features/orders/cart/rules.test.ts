import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_TERMS, DURATIONS, INTENTION_DURATIONS } from '#base/ritual-terms.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { INTENTION_GROUPS } from '#features/catalogue/catalogue-lists/model.ts'
import type { CartItem } from './model.ts'
import {
  addItem,
  countItems,
  intentionItem,
  orderBody,
  removeItem,
  repriceItems,
  restoreItem,
  ritualItem,
  lineText,
  rowTexts,
  sellableItems,
  setDuration,
  setQuantity,
  nextDuration,
  totalCents,
  repeatedItem,
} from './rules.ts'

const messages = {
  tiers: { basic: { label: 'Basic' }, enhanced: { label: 'Enhanced' }, premium: { label: 'Premium' } },
  intention: (id: string) => `intention ${id}`,
}
const ganesha = { id: 'ganesha', name: 'Ganesha yagya', price: 300, terms: DEFAULT_TERMS }
const lakshmi = { id: 'lakshmi', name: 'Lakshmi yagya', price: 400, terms: DEFAULT_TERMS }
test('an item from an earlier order equals a newly added cart item', () => {
  const fresh = ritualItem(ganesha, 'basic', messages)
  const { id, name, price, quantity, duration } = fresh
  expect(repeatedItem({ id, name, price, quantity, duration })).toEqual(fresh)
  const longer = { ...intentionItem(named('new-work')), price: 960, duration: 1.5, quantity: 2 }
  const line = { id: longer.id, name: longer.name, price: 960, duration: 1.5, quantity: 2 }
  expect(repeatedItem(line)).toEqual(longer)
})

const named = (id: string) => ({ id, name: messages.intention(id) })

const anyRitual = fc
  .integer({ min: 1, max: 5_000_00 })
  .map((priceCents) => ({ id: 'some-ritual', name: 'Ritual', price: priceCents / 100, terms: DEFAULT_TERMS }))
const anyItem: fc.Arbitrary<CartItem> = fc.oneof(
  fc.tuple(anyRitual, fc.constantFrom(undefined, ...TIERS)).map(([ritual, tier]) => ritualItem(ritual, tier, messages)),
  fc.constantFrom(...Object.values(INTENTION_GROUPS).flat()).map((id) => intentionItem(named(id))),
)

describe('a new item in the cart', () => {
  test('has a two-week term and an exact price if its tier is basic', () => {
    const item = ritualItem(ganesha, 'basic', messages)
    expect(item).toMatchObject({ id: 'ganesha-basic', price: 164, basePrice: 328, duration: 0.5, quantity: 1 })
  })

  test('has an id with ritual and tier if it was added with a tier', () => {
    const item = ritualItem(ganesha, 'premium', messages)
    expect(item).toMatchObject({
      name: 'Ganesha yagya - Premium',
      type: 'ritual',
      articleId: 'ganesha',
      isFromArticle: true,
    })
  })

  test('has a one-month term at the ritual’s price if it has no tier', () => {
    expect(ritualItem(ganesha, undefined, messages)).toMatchObject({ id: 'ganesha', price: 300, duration: 1 })
  })

  test('has a term of three weeks and a price of 480 dollars for an intention', () => {
    const item = intentionItem(named('gratitude'))
    expect(item).toMatchObject({
      id: 'z-special-intention-gratitude',
      price: 480,
      duration: 0.75,
      isSpecialIntention: true,
      isFromArticle: true,
      type: 'ritual',
      articleId: 'z-special-intention',
    })
  })
})

describe('the quantity of an item', () => {
  test('grows by one if the customer adds the item again', () => {
    fc.assert(
      fc.property(anyItem, fc.integer({ min: 1, max: 150 }), (item, times) => {
        const items = Array.from({ length: times }, () => item).reduce(addItem, [] as CartItem[])
        expect(items).toHaveLength(1)
        expect(items[0]?.quantity).toBe(Math.min(times, 99))
      }),
    )
  })

  test('cannot be zero or less: the item is removed from the cart', () => {
    fc.assert(
      fc.property(anyItem, fc.integer({ max: 0 }), (item, quantity) => {
        expect(setQuantity([item], item.id, quantity)).toEqual([])
      }),
    )
  })

  test('stays the same if the customer removes the item and restores it', () => {
    const items = [ritualItem(ganesha, 'basic', messages), ritualItem(lakshmi, 'premium', messages)]
    const [first] = items
    expect(restoreItem(removeItem(items, first!.id), first!, 0)).toEqual(items)
  })

  test('is included in the cart’s badge, which shows the sum of all quantities', () => {
    const items = setQuantity(
      [ritualItem(ganesha, 'basic', messages), intentionItem(named('sale'))],
      'ganesha-basic',
      3,
    )
    expect(countItems(items)).toBe(4)
  })
})

describe('prices and terms in the cart', () => {
  test('prices are whole cents, and a longer term costs more', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const steps = item.isSpecialIntention ? INTENTION_DURATIONS : DURATIONS
        const prices = steps.map((duration) => setDuration([item], item.id, duration)[0]?.price ?? Number.NaN)
        expect(prices.every((price) => Number.isInteger(Math.round(price * 1e6) / 1e4))).toBe(true)
        expect(prices.toSorted((a, b) => a - b)).toEqual(prices)
      }),
    )
  })

  test('an item has its old price when its term is changed back', () => {
    fc.assert(
      fc.property(anyItem, fc.constantFrom(...DURATIONS), (item, duration) => {
        const changed = setDuration([item], item.id, item.isSpecialIntention ? 2.25 : duration)
        expect(setDuration(changed, item.id, item.duration)).toEqual([item])
      }),
    )
  })

  test('an intention costs 480, 960 or 1440 dollars for 3, 6 or 9 weeks', () => {
    const item = intentionItem(named('sale'))
    const prices = INTENTION_DURATIONS.map((duration) => setDuration([item], item.id, duration)[0]?.price)
    expect(prices).toEqual([480, 960, 1440])
  })

  const stepsFrom = (item: CartItem, duration: number) => {
    const at = { ...item, duration }
    return [nextDuration(at, -1), nextDuration(at, 1)]
  }

  test('the plus and minus buttons stop at the limits of each tier', () => {
    const basic = ritualItem(ganesha, 'basic', messages)
    expect([0.25, 0.5].map((at) => stepsFrom(basic, at))).toEqual([
      [undefined, 0.5],
      [0.25, undefined],
    ])
    for (const tier of ['enhanced', 'premium', undefined] as const)
      expect([1, 2, 3].map((at) => stepsFrom(ritualItem(ganesha, tier, messages), at))).toEqual([
        [undefined, 2],
        [1, 3],
        [2, undefined],
      ])
    expect([0.75, 1.5, 2.25].map((at) => stepsFrom(intentionItem(named('sale')), at))).toEqual([
      [undefined, 1.5],
      [0.75, 2.25],
      [1.5, undefined],
    ])
  })

  test('the plus and minus buttons replace an impossible term with an offered term', () => {
    const basic = ritualItem(ganesha, 'basic', messages)
    expect([1, 2, 3].map((at) => stepsFrom(basic, at))).toEqual([
      [0.5, undefined],
      [0.5, undefined],
      [0.5, undefined],
    ])
    const premium = ritualItem(ganesha, 'premium', messages)
    expect([0.25, 0.5].map((at) => stepsFrom(premium, at))).toEqual([
      [undefined, 1],
      [undefined, 1],
    ])
  })

  test('an item has the terms of its ritual instead of the default terms', () => {
    const item = ritualItem(ganesha, 'premium', messages)
    const terms = { ...DEFAULT_TERMS, premium: [0.5, 1, 3] }
    expect([nextDuration(item, -1, terms), nextDuration(item, 1, terms)]).toEqual([0.5, 3])
    expect(ritualItem({ ...ganesha, terms: { ...terms, premium: [2, 3] } }, 'premium', messages)).toMatchObject({
      duration: 2,
      price: 872,
      basePrice: 436,
    })
  })

  test('the total of the cart is exactly the sum of all items', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
        const expected = items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0)
        expect(totalCents(items)).toBe(expected)
      }),
    )
  })

  test('the total omits an item that the shop refused', () => {
    const items = [ritualItem(ganesha, 'basic', messages), intentionItem(named('sale'))]
    const sold = sellableItems(items, new Map([['ganesha-basic', undefined]]))
    expect(sold).toEqual([items[1]])
    expect(totalCents(sold)).toBe(480_00)
    expect(sellableItems(items, new Map())).toEqual(items)
  })

  test('after a price change on the server, the new price applies to every term', () => {
    const item = ritualItem(ganesha, 'basic', messages)
    const [right] = repriceItems([item], [{ id: item.id, price: 200, quantity: 1, duration: 0.5 }])
    expect(right).toMatchObject({ price: 200, basePrice: 400 })
    expect(setDuration([right!], item.id, 1)[0]?.price).toBe(400)
  })

  test('after a price change of an intention, all its terms cost more in proportion', () => {
    const [item] = setDuration([intentionItem(named('sale'))], 'z-special-intention-sale', 1.5)
    const [right] = repriceItems([item!], [{ id: item!.id, price: 1000, quantity: 1, duration: 1.5 }])
    expect(setDuration([right!], item!.id, 2.25)[0]?.price).toBe(1500)
  })
})

describe('the rows of the cart', () => {
  test('show the ritual’s name in the page’s language, not the stored name', () => {
    const item = ritualItem({ ...ganesha, name: 'Ганеша-ягья' }, 'basic', messages)
    expect(rowTexts(item, [ganesha], messages)).toEqual({ title: 'Ganesha yagya', detail: 'Basic' })
  })

  test('show the stored name if the ritual is unknown', () => {
    const item = ritualItem(ganesha, 'basic', messages)
    expect(rowTexts(item, [], messages)).toEqual({ title: 'Ganesha yagya', detail: 'Basic' })
    expect(rowTexts({ ...item, id: 'ganesha' }, [], messages)).toEqual({ title: item.name, detail: undefined })
    expect(rowTexts({ ...item, name: 'Basic' }, [], messages)).toEqual({ title: 'Basic', detail: undefined })
  })

  test('are sent in the order request, with the total in dollars', () => {
    const items = setQuantity([ritualItem(ganesha, 'basic', messages)], 'ganesha-basic', 2)
    expect(orderBody(items, { customerName: ' Anna ', customerEmail: 'a@b.co ' })).toEqual({
      customerName: 'Anna',
      customerEmail: 'a@b.co',
      paymentMethod: 'crypto',
      items: [{ id: 'ganesha-basic', name: 'Ganesha yagya - Basic', price: 164, quantity: 2, duration: 0.5 }],
      total: 328,
    })
  })
})

test('a line beside the sum to pay names the ritual, the tier, the term and the quantity', () => {
  const texts = { title: 'Ganesha yagya', detail: 'Enhanced' }
  expect(lineText(texts, '1 month', 1)).toBe('Ganesha yagya, Enhanced, 1 month')
  expect(lineText({ ...texts, detail: undefined }, '2 weeks', 2)).toMatch(/^Ganesha yagya, 2 weeks\s×\s2$/)
})
