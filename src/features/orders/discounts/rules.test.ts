import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { DiscountTerms } from './model.ts'
import { cleanCode, discountCents, discountedBody, isCode, sumCents } from './rules.ts'
import { NO_TERMS } from './rules-terms.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const NO_USES = { all: 0, ofCustomer: 0 }
const GANESHA = { serviceId: 'ganesha', unitCents: 164_00, quantity: 1 }
const LAKSHMI = { serviceId: 'lakshmi', unitCents: 400_00, quantity: 2 }

const terms = (changes: Partial<DiscountTerms>): DiscountTerms => ({ ...NO_TERMS, ...changes })
const asked = (changes: object = {}) => ({ lines: [GANESHA, LAKSHMI], uses: NO_USES, now: NOW, ...changes })

describe('a typed discount code', () => {
  it('is changed to upper case, and spaces and invisible characters are removed', () => {
    expect(cleanCode(' we\u200bl\u00a0come–10\u2028 ')).toBe('WELCOME-10')
    expect(cleanCode('весна_26')).toBe('ВЕСНА_26')
    expect(cleanCode('ＯＭ１０８')).toBe('OM108')
  })

  it('is valid only with allowed characters and an allowed length', () => {
    expect(['OM9', 'ВЕСНА-10', '2026_OM', 'A'.repeat(32)].map(isCode)).toEqual([true, true, true, true])
    expect(['OM', '', '-OM9', 'OM 9', 'OM\u0000', 'A'.repeat(33), 'ОМ%'].map(isCode)).toEqual(Array(7).fill(false))
  })
})

describe('the discount of an order', () => {
  it('is calculated in percent for the whole order and rounded down', () => {
    const lines = [
      { serviceId: 'a', unitCents: 33_33, quantity: 1 },
      { serviceId: 'b', unitCents: 33_33, quantity: 1 },
    ]
    // If each line were rounded separately, the discount would be 3.33 twice.
    expect(discountCents(terms({ percent: 11 }), asked({ lines }))).toBe(7_33)
    expect(discountCents(terms({ percent: 10 }), asked())).toBe(96_40)
  })

  it('is never more than the price of the items to which it applies', () => {
    expect(discountCents(terms({ amountCents: 50_00 }), asked())).toBe(50_00)
    expect(discountCents(terms({ amountCents: 500_00, serviceIds: ['ganesha'] }), asked())).toBe(164_00)
  })

  it('is calculated from only some rituals if the code is limited to these rituals', () => {
    expect(discountCents(terms({ percent: 50, serviceIds: ['ganesha'] }), asked())).toBe(82_00)
    expect(discountCents(terms({ percent: 50, serviceIds: ['saraswati'] }), asked())).toBe('other-ritual')
  })

  it('is reduced so that the customer still pays at least one dollar', () => {
    const fixed = terms({ amountCents: 1_000_00 })
    expect(discountCents(fixed, asked({ lines: [GANESHA] }))).toBe(163_00)
    expect(discountCents(fixed, asked({ lines: [{ ...GANESHA, unitCents: 1_00 }] }))).toBe('too-small')
  })

  it('is given only if the whole order reaches the code’s minimum amount', () => {
    expect(discountCents(terms({ percent: 10, minCents: 964_00 }), asked())).toBe(96_40)
    expect(discountCents(terms({ percent: 10, minCents: 964_01 }), asked())).toBe('too-small')
    expect(discountCents(terms({ percent: 10, minCents: 900_00, serviceIds: ['ganesha'] }), asked())).toBe(16_40)
  })

  it('is given from the first to the last moment of the code’s validity', () => {
    const percent = 10
    expect(discountCents(terms({ percent, startsAt: NOW }), asked())).toBe(96_40)
    expect(discountCents(terms({ percent, startsAt: new Date(NOW.getTime() + 1) }), asked())).toBe('unknown')
    expect(discountCents(terms({ percent, endsAt: new Date(NOW.getTime() + 1) }), asked())).toBe(96_40)
    expect(discountCents(terms({ percent, endsAt: NOW }), asked())).toBe('expired')
    expect(discountCents(terms({ percent, isActive: false }), asked())).toBe('expired')
  })

  it('is not given if the code, or this customer, has no uses left', () => {
    const limited = terms({ percent: 10, maxUses: 2, maxUsesPerCustomer: 1 })
    const after = (all: number, ofCustomer: number) => discountCents(limited, asked({ uses: { all, ofCustomer } }))
    expect([after(1, 0), after(2, 0), after(1, 1)]).toEqual([96_40, 'used-up', 'used-up'])
  })
})

test('an order request with a discount contains the code and the reduced total', () => {
  const body = { items: [{ price: 164 }], total: 164 }
  const discount = { code: 'OM-108', amountCents: 16_40 }
  expect(discountedBody(body, discount)).toEqual({ ...body, total: 147.6, discountCode: 'OM-108' })
  expect(discountedBody(body, undefined)).toEqual(body)
})

const line = fc.record({
  serviceId: fc.constantFrom('ganesha', 'lakshmi', 'saraswati'),
  unitCents: fc.integer({ min: 0, max: 5_000_00 }),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const anyTerms = fc
  .record({
    kind: fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 90 }), amountCents: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 10_000_00 }) }),
    ),
    serviceIds: fc.option(fc.subarray(['ganesha', 'lakshmi'], { minLength: 1 })),
    minCents: fc.option(fc.integer({ min: 1, max: 2_000_00 })),
  })
  .map(({ kind, ...rest }) => terms({ ...kind, ...rest }))

test('a discount is at least one cent; the customer pays at least one dollar', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(line, { minLength: 1, maxLength: 6 }), (code, lines) => {
      const cents = discountCents(code, asked({ lines }))
      if (typeof cents === 'string') return
      const total = sumCents(lines)
      expect(Number.isSafeInteger(cents)).toBe(true)
      expect(cents).toBeGreaterThan(0)
      expect(total - cents).toBeGreaterThanOrEqual(1_00)
      const most = code.percent === null ? (code.amountCents ?? 0) : (total * code.percent) / 100
      expect(cents).toBeLessThanOrEqual(most)
    }),
  )
})

test('the order of items in the cart does not change the discount', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(line, { minLength: 1, maxLength: 6 }), (code, lines) => {
      expect(discountCents(code, asked({ lines: lines.toReversed() }))).toBe(discountCents(code, asked({ lines })))
    }),
  )
})
