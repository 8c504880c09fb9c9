import { expect, it } from 'vitest'
import { keepPayoutIds } from './partner-months.tsx'

const NOVEMBER = { month: '2026-11', payoutsUsd: 0 }

it('a payout has the same id after a lost response and a reopened dialog', () => {
  const idOf = keepPayoutIds()
  const id = idOf('a', NOVEMBER)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(idOf('a', { ...NOVEMBER })).toBe(id)
})

it('the next payout has a new id when the table shows the last payout', () => {
  const idOf = keepPayoutIds()
  const ids = [
    idOf('a', NOVEMBER),
    idOf('a', { ...NOVEMBER, payoutsUsd: 40 }),
    idOf('a', { ...NOVEMBER, month: '2026-10' }),
    idOf('b', NOVEMBER),
  ]
  expect(new Set(ids).size).toBe(4)
})
