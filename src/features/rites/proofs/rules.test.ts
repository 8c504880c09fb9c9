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

it('the names read are those of the participants, else of who ordered', () => {
  expect(namesRead('Анна, Смирнова, 12.03.1985, 10:00\nИван, , ,', 'Ольга')).toEqual(['Анна Смирнова', 'Иван'])
  expect(namesRead('', 'Ольга')).toEqual(['Ольга'])
  expect(namesRead('', '')).toEqual([])
})

it('only what was paid and not given up may be proved', () => {
  const statuses = ['pending', 'completed', 'processing', 'ready', 'cancelled', 'refunded'] as const
  expect(statuses.filter(mayBeProved)).toEqual(['completed', 'processing', 'ready'])
})

it('a moment lies ahead when no clock of a phone could be so wrong', () => {
  const now = new Date('2026-11-12T10:00:00Z')
  expect([isAhead(new Date('2026-11-12T10:05:00Z'), now), isAhead(new Date('2026-11-12T11:00:00Z'), now)]).toEqual([
    false,
    true,
  ])
})
