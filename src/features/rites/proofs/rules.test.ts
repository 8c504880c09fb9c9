import { expect, it } from 'vitest'
import { initialsOf, isAhead, mayBeProved, namesRead } from './rules.ts'

it.each([
  ['Анна Смирнова', 'А. С.'],
  ['мария', 'М.'],
  ['Jean-Luc  Picard', 'J. L. P.'],
  ['आनन्द शर्मा', 'आ. श.'],
  ['<b>', 'B.'],
  ['123', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('the names read are those of the participants, or else of the person who ordered', () => {
  expect(namesRead('Анна, Смирнова, 12.03.1985, 10:00\nИван, , ,', 'Ольга')).toEqual(['Анна Смирнова', 'Иван'])
  expect(namesRead('', 'Ольга')).toEqual(['Ольга'])
  expect(namesRead('', '')).toEqual([])
})

it('only paid orders that were not cancelled or refunded can have a proof', () => {
  const statuses = ['pending', 'completed', 'processing', 'ready', 'cancelled', 'refunded'] as const
  expect(statuses.filter(mayBeProved)).toEqual(['completed', 'processing', 'ready'])
})

it('a moment is in the future if it is later than any phone clock error explains', () => {
  const now = new Date('2026-11-12T10:00:00Z')
  expect([isAhead(new Date('2026-11-12T10:05:00Z'), now), isAhead(new Date('2026-11-12T11:00:00Z'), now)]).toEqual([
    false,
    true,
  ])
})
