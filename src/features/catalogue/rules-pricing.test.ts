import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DURATIONS, TIERS } from './model-terms.ts'
import { linePrice, nextDuration, priceFor, readItemId, tierOffer, tierOfLabel } from './rules-pricing.ts'

describe('tiers', () => {
  it('cost 164, 300 and 436 dollars for Ganesha at 300', () => {
    expect(TIERS.map((tier) => tierOffer(30_000, tier).price)).toEqual([16_400, 30_000, 43_600])
  })

  it('enter the cart at half a month for the basic one and a month for the others', () => {
    expect(TIERS.map((tier) => tierOffer(30_000, tier).duration)).toEqual([0.5, 1, 1])
  })

  it('cost exactly their price at their standard term, whatever the ritual costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...TIERS), (dollars, tier) => {
        const offer = tierOffer(dollars * 100, tier)
        expect(priceFor(offer.basePrice, offer.duration)).toBe(offer.price)
        expect(offer.price % 100).toBe(0)
      }),
    )
  })

  it('are known by their labels in both languages', () => {
    expect(['Базовая', 'Enhanced', 'Премиум', 'Особая'].map(tierOfLabel)).toEqual([
      'basic',
      'enhanced',
      'premium',
      undefined,
    ])
  })
})

describe('durations', () => {
  it('step through a quarter, a half, one, two and three months and stop at the ends', () => {
    const ritual = { isIntention: false }
    expect(DURATIONS.map((duration) => nextDuration(ritual, duration, 1))).toEqual([0.5, 1, 2, 3, undefined])
    expect(nextDuration(ritual, 0.25, -1)).toBeUndefined()
  })

  it('of an intention are three, six and nine weeks at 480, 960 and 1440 dollars', () => {
    const intention = { basePrice: 48_000, isIntention: true }
    expect([0.75, 1.5, 2.25].map((duration) => linePrice(intention, duration))).toEqual([48_000, 96_000, 144_000])
    expect(nextDuration(intention, 2.25, 1)).toBeUndefined()
  })

  it('price in proportion to the month, never more than half a cent off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...DURATIONS), (basePrice, duration) => {
        expect(Math.abs(priceFor(basePrice, duration) - basePrice * duration)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('an item id', () => {
  it('names a ritual, a tier of it, or one intention', () => {
    expect(readItemId('maha-mrityunjaya')).toEqual({ serviceId: 'maha-mrityunjaya', tier: null, intentionId: null })
    expect(readItemId('maha-mrityunjaya-premium')).toEqual({
      serviceId: 'maha-mrityunjaya',
      tier: 'premium',
      intentionId: null,
    })
    expect(readItemId('z-special-intention-new-work')).toEqual({
      serviceId: 'z-special-intention',
      tier: null,
      intentionId: 'new-work',
    })
  })
})
