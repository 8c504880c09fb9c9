import { expect, it } from 'vitest'
import { coverRituals, divideByPlan } from './rules-planned.ts'

const plan = { startDate: null, priestChooses: false, names: [], hasWish: false, isOwn: true }

it('an order with its own day, name or wish is outside the customer’s plan', () => {
  const orders = [
    { id: 'day', plan: { ...plan, startDate: '2026-12-01' } },
    { id: 'names', plan: { ...plan, names: ['Anna'] } },
    { id: 'wish', plan: { ...plan, hasWish: true } },
    { id: 'empty', plan },
    { id: 'common', plan: { ...plan, startDate: '2026-12-01', isOwn: false } },
    { id: 'unpaid' },
  ]
  const [planned, rest] = divideByPlan(orders)
  expect(planned.map(({ id }) => id)).toEqual(['day', 'names', 'wish'])
  expect(rest.map(({ id }) => id)).toEqual(['empty', 'common', 'unpaid'])
})

it('the customer’s plan ends with the longest ritual that it covers', () => {
  const view = {
    startDate: '2026-12-01',
    endDate: '2027-03-01',
    today: '2026-11-28',
    priestChooses: false,
    specialWishes: '',
    participants: '',
    readings: [],
    rituals: [{ name: 'Lakshmi', weeks: 12, startDate: '2026-12-01', endDate: '2027-02-23' }],
  }
  expect(coverRituals(view, [{ name: 'Ganesha', weeks: 2 }])).toEqual({
    ...view,
    endDate: '2026-12-15',
    rituals: [{ name: 'Ganesha', weeks: 2, startDate: '2026-12-01', endDate: '2026-12-15' }],
  })
})
