import { expect, it } from 'vitest'
import type { GivenPlan } from '#features/orders/plans/model.ts'
import { toFinalPlan, mergeOrderPlan } from '#features/orders/plans/rules.ts'
import { hasBegun, mergeGiven } from './rules.ts'

const NOTHING = {
  startDate: null,
  specialWishes: '',
  participants: '',
  readBirth: () => ({ birthDate: '', birthTime: '' }),
}
const byLink = (said: Partial<GivenPlan>): GivenPlan => ({
  ...NOTHING,
  givenAt: new Date('2026-11-10T00:00:00Z'),
  ...said,
})
const later = {
  startDate: '2026-12-20',
  specialWishes: 'other',
  participants: 'Пётр, Орлов, ,',
  savedAt: new Date('2026-11-15T00:00:00Z'),
}
const gift: GivenPlan = { ...toFinalPlan({ startDate: null, participants: 'Мария, Лебедева, ,' }), isRecipient: true }
const group = toFinalPlan({ startDate: '2026-12-05', participants: 'Анна, , ,' })

it('a later plan of the giver does not change a gift’s recipient and day', () => {
  const given = mergeGiven(gift, byLink({ startDate: '2026-12-01', days: { 0: '2026-12-01' } }))
  expect(mergeOrderPlan(later, given)).toMatchObject({ startDate: '2026-12-01', participants: 'Мария, Лебедева, ,' })
})

it('a gift names its recipient even if its order contains other names', () => {
  const given = mergeGiven(gift, byLink({ participants: 'Пётр, Орлов, ,', specialWishes: 'Мир' }))
  expect(given).toMatchObject({ participants: 'Мария, Лебедева, ,', specialWishes: 'Мир' })
})

it('a later plan does not change the names and the day of a group ritual', () => {
  const given = mergeGiven(group, byLink({ specialWishes: 'Мир' }))
  const kept = { startDate: '2026-12-05', participants: 'Анна, , ,', specialWishes: 'Мир' }
  expect(mergeOrderPlan(later, given)).toMatchObject(kept)
})

it('names that a family corrects by the order’s link stay despite a later plan', () => {
  const given = mergeGiven(group, byLink({ participants: 'Анна, , ,\nПётр, , ,' }))
  expect(mergeOrderPlan(later, given)).toMatchObject({ startDate: '2026-12-05', participants: 'Анна, , ,\nПётр, , ,' })
})

it('a partner’s texts stay until the customer changes the texts by link or plan', () => {
  const partner = byLink({ participants: 'Анна, , ,', specialWishes: 'Мир', givenAt: new Date('2026-11-01T00:00:00Z') })
  const given = mergeGiven(partner, byLink({ specialWishes: 'Здоровье' }))
  expect(given).toMatchObject({ participants: 'Анна, , ,', specialWishes: 'Здоровье' })
  expect(mergeOrderPlan(later, given)).toMatchObject({ specialWishes: 'other', participants: later.participants })
})

it('a ritual begins when its day begins in Varanasi, earlier than in UTC', () => {
  // The time in Varanasi is 5:30 hours ahead of UTC, so 5 December begins there at 18:30 UTC on 4 December.
  expect(hasBegun('2026-12-05', new Date('2026-12-04T18:29:59Z'))).toBe(false)
  expect(hasBegun('2026-12-05', new Date('2026-12-04T18:30:00Z'))).toBe(true)
})
