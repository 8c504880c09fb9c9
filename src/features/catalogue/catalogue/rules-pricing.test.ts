import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TERMS, DURATIONS } from '#base/ritual-terms.ts'
import { TIERS } from './model-terms.ts'
import { linePrice, priceFor, priceForTier, readItemId, tierDollars } from './rules-pricing.ts'
import {
  findContradiction,
  listOffered,
  lowestOffer,
  nextTerm,
  offeredTerms,
  type OfferedRitual,
  tierOffer,
} from './rules-terms.ts'

const ganesha = { price: 300, terms: DEFAULT_TERMS }

describe('the tiers of a ritual', () => {
  it('cost 164, 300 and 436 dollars if the ritual has a price of 300', () => {
    expect(TIERS.map((tier) => tierOffer(ganesha, tier).price)).toEqual([16_400, 30_000, 43_600])
  })

  it('have a default duration of half a month (basic) or one month (others)', () => {
    expect(TIERS.map((tier) => tierOffer(ganesha, tier).duration)).toEqual([0.5, 1, 1])
  })

  it('cost what staff typed, although only the monthly price is stored', () => {
    expect([priceForTier(164, 'basic'), priceForTier(300, 'enhanced'), priceForTier(436, 'premium')]).toEqual([
      301, 300, 300,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.constantFrom(...TIERS), (dollars, tier) => {
        expect(tierDollars(Math.round(priceForTier(dollars, tier) * 100), tier)).toBe(dollars)
      }),
    )
  })

  it('cost whole dollars at their default duration, for any ritual', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...TIERS), (dollars, tier) => {
        const offer = tierOffer({ ...ganesha, price: dollars }, tier)
        expect(priceFor(offer.basePrice, offer.duration)).toBe(offer.price)
        expect(offer.price % 100).toBe(0)
      }),
    )
  })
})

describe('the prices of different durations', () => {
  it('of a special intention are 480, 960 and 1440 dollars (three, six, nine weeks)', () => {
    const intention = { basePrice: 48_000, isIntention: true }
    expect([0.75, 1.5, 2.25].map((duration) => linePrice(intention, duration))).toEqual([48_000, 96_000, 144_000])
  })

  it('are proportional to the price of a month, rounded to cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...DURATIONS), (basePrice, duration) => {
        expect(Math.abs(priceFor(basePrice, duration) - basePrice * duration)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('the id of an order’s item', () => {
  it('names a ritual, a tier of a ritual, or one intention', () => {
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

const ritual = (price: number, terms = {}): OfferedRitual => ({
  id: 'ganesha',
  price,
  terms: offeredTerms('ganesha', DEFAULT_TERMS, terms),
})

describe('the offer (the tiers, durations and prices) of a ritual', () => {
  it('contains each tier of Ganesha with each duration and price', () => {
    expect(listOffered(ritual(300)).map(({ tier, duration, cents }) => [tier, duration, cents / 100])).toEqual([
      ['basic', 0.25, 82],
      ['basic', 0.5, 164],
      ['enhanced', 1, 300],
      ['enhanced', 2, 600],
      ['enhanced', 3, 900],
      ['premium', 1, 436],
      ['premium', 2, 872],
      ['premium', 3, 1308],
    ])
  })

  it('is cheapest for one week, or for three weeks if it is an intention', () => {
    expect(lowestOffer(ritual(300))).toEqual({ tier: 'basic', duration: 0.25, cents: 8200 })
    const id = 'z-special-intention'
    const terms = offeredTerms(id, DEFAULT_TERMS, null)
    expect(terms).toEqual({ intention: [0.75, 1.5, 2.25] })
    expect(lowestOffer({ id, price: 480, terms })).toEqual({ tier: null, duration: 0.75, cents: 48_000 })
  })

  it('does not contain contradicting prices, whatever the ritual costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(findContradiction(ritual(cents / 100))).toBeUndefined()
      }),
    )
  })
})

describe('the check that a longer duration or better tier costs more', () => {
  it.each([
    ['a month of basic beside enhanced', { basic: [0.25, 0.5, 1] }, ['enhanced', 1], ['basic', 1]],
    ['two weeks of enhanced beside basic', { enhanced: [0.5, 1, 2, 3] }, ['enhanced', 0.5], ['basic', 0.5]],
    [
      'a week of premium beside two weeks of enhanced',
      { premium: [0.25], enhanced: [0.5], basic: [3] },
      undefined,
      undefined,
    ],
    ['premium for two weeks beside basic for two weeks', { premium: [0.5, 1, 2, 3] }, undefined, undefined],
  ])('gives the right result for %s', (_, terms, cheaper, dearer) => {
    const found = findContradiction(ritual(300, terms))
    expect(found && [found.cheaper.tier, found.cheaper.duration]).toEqual(cheaper)
    expect(found && [found.dearer.tier, found.dearer.duration]).toEqual(dearer)
  })

  it('finds each better or longer choice that costs less, and no other choice', () => {
    const part = fc.subarray([...DURATIONS], { minLength: 1 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), part, part, part, (price, basic, enhanced, premium) => {
        const offered = listOffered(ritual(price, { basic, enhanced, premium }))
        const rank = (tier: (typeof offered)[number]['tier']) => (tier ? TIERS.indexOf(tier) : 0)
        const contradicts = offered.some((one) =>
          offered.some(
            (other) => rank(other.tier) >= rank(one.tier) && other.duration >= one.duration && other.cents < one.cents,
          ),
        )
        expect(findContradiction(ritual(price, { basic, enhanced, premium })) !== undefined).toBe(contradicts)
      }),
    )
  })
})

it('the buttons for a longer or shorter duration lead to offered durations only', () => {
  expect([
    nextTerm([1, 2], 0.5, 1),
    nextTerm([1, 2], 0.5, -1),
    nextTerm([1, 2], 3, -1),
    nextTerm([1, 2], 3, 1),
  ]).toEqual([1, undefined, 2, undefined])
})
