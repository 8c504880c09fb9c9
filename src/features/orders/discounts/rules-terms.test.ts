import { describe, expect, it } from 'vitest'
import { changedTerms, describeTerms, NO_TERMS, stateOf, termsFaults } from './rules-terms.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const TEN = changedTerms(NO_TERMS, { percent: 10 })

describe('the conditions of a discount code', () => {
  it('that a request omits stay the same; the value null removes a condition', () => {
    const terms = changedTerms(TEN, { uses: 5, minUsd: 99.5, serviceIds: ['ganesha', 'ganesha'] })
    expect(changedTerms(terms, { uses: null })).toEqual({ ...terms, maxUses: null })
    expect(terms).toMatchObject({ percent: 10, maxUses: 5, minCents: 99_50, serviceIds: ['ganesha'] })
  })

  it('contain either a percentage or an amount; a new value replaces the other value', () => {
    const fixed = changedTerms(TEN, { amountUsd: 20 })
    expect([fixed.percent, fixed.amountCents]).toEqual([null, 20_00])
    const again = changedTerms(fixed, { percent: 15 })
    expect([again.percent, again.amountCents]).toEqual([15, null])
    expect(termsFaults(NO_TERMS).map(({ code }) => code)).toEqual(['discounts.one-kind'])
    expect(termsFaults({ ...TEN, amountCents: 1 }).map(({ code }) => code)).toEqual(['discounts.one-kind'])
  })

  it('are valid until the end of the last day, or until an exact time', () => {
    const until = (text: string) => describeTerms(changedTerms(TEN, { until: text })).until
    expect(until('2026-12-31')).toBe('2027-01-01T00:00:00.000Z')
    expect(until('2026-12-31T20:00:00+03:00')).toBe('2026-12-31T17:00:00.000Z')
  })

  it('are refused if the end is not after the beginning', () => {
    const terms = changedTerms(TEN, { from: '2026-12-02', until: '2026-12-01' })
    expect(termsFaults(terms)).toEqual([{ path: 'until', code: 'discounts.ends-early' }])
    expect(termsFaults(changedTerms(terms, { until: '2026-12-02' }))).toEqual([])
  })
})

it('the state of a discount code says why the code does not work', () => {
  const at = (change: Parameters<typeof changedTerms>[1], uses = 0) => stateOf(changedTerms(TEN, change), uses, NOW)
  expect(at({})).toBe('active')
  expect(at({ active: false, until: '2020-01-01' })).toBe('off')
  expect(at({ until: '2026-11-27' })).toBe('ended')
  expect(at({ uses: 3 }, 3)).toBe('used-up')
  expect(at({ from: '2026-12-01' })).toBe('planned')
})
