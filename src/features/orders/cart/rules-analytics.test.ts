import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { trackedEvent } from '#features/platform/analytics/schemas.ts'
import type { CartItem } from './model.ts'
import { addItem, intentionItem, removeItem, ritualItem, setQuantity } from './rules.ts'
import { beginCheckoutEvent, cartEvents } from './rules-analytics.ts'

const messages = {
  tiers: { basic: { label: 'Basic' }, enhanced: { label: 'Enhanced' }, premium: { label: 'Premium' } },
}
const ganesha = { id: 'ganesha', name: 'Ganesha yagya', price: 300, terms: DEFAULT_TERMS }
const basic = ritualItem(ganesha, 'basic', messages)
const plain = ritualItem(ganesha, undefined, messages)
const sleep = intentionItem({ id: 'sleep', name: 'Quiet sleep' })

describe('the analytics event of a cart change', () => {
  it('contains the item that was added, in GA4 format', () => {
    expect(cartEvents([], addItem([], basic))).toEqual([
      {
        name: 'add_to_cart',
        currency: 'USD',
        value: 164,
        items: [
          {
            item_id: 'ganesha',
            item_name: 'Ganesha yagya - Basic',
            item_category: 'Vedic Ritual',
            item_variant: 'basic',
            price: 164,
            quantity: 1,
          },
        ],
      },
    ])
  })

  it('contains only the difference if a quantity changes', () => {
    const three = setQuantity([basic, sleep], sleep.id, 3)
    expect(cartEvents([basic, sleep], three)).toMatchObject([
      { name: 'add_to_cart', value: 960, items: [{ item_id: 'z-special-intention-sleep', quantity: 2 }] },
    ])
    expect(cartEvents(three, removeItem(three, sleep.id))).toMatchObject([
      { name: 'remove_from_cart', value: 1440, items: [{ item_variant: 'custom', quantity: 3 }] },
    ])
  })

  it('is not sent if only the price or the duration of an item changes', () => {
    expect(cartEvents([basic, plain], [{ ...basic, price: 1, duration: 3 }, plain])).toEqual([])
  })

  it('has price × quantity as its value, and matches the server’s format for events', () => {
    const item: fc.Arbitrary<CartItem> = fc.record({
      ...Object.fromEntries(Object.entries(basic).map(([key, value]) => [key, fc.constant(value)])),
      id: fc.constantFrom('ganesha-basic', 'ganesha', 'lakshmi-premium', 'z-special-intention-sleep'),
      price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
      quantity: fc.integer({ min: 1, max: 99 }),
    }) as fc.Arbitrary<CartItem>
    const cart = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 4 })
    fc.assert(
      fc.property(cart, cart, (before, after) => {
        for (const event of cartEvents(before, after)) expect(trackedEvent.parse(event)).toEqual(event)
        const begun = beginCheckoutEvent([...after, basic])
        expect(trackedEvent.parse(begun)).toEqual(begun)
      }),
    )
  })
})
