import { describe, expect, it } from 'vitest'
import { movedDays } from './rules.ts'

describe('a ritual that is rescheduled', () => {
  it('keeps the intervals between its days', () => {
    expect(movedDays(['2026-12-07', '2026-12-05', '2026-12-06'], '2026-12-30')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
  })

  it('can also get earlier days', () => {
    expect(movedDays(['2026-12-05', '2026-12-12'], '2026-12-01')).toEqual(['2026-12-01', '2026-12-08'])
  })
})
