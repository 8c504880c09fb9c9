import { expect, it } from 'vitest'
import { canBeArchived, namesSomebody } from './rules-archive.ts'

it.each([
  ['Anna at the fire', ['Анна Смирнова'], false],
  ['Анна у огня', ['Анна Смирнова'], true],
  ['Семья Смирновых', ['Анна Смирнова'], false],
  ['АННА', ['Анна Смирнова'], true],
  ['Фёдор и огонь', ['Федор К.'], true],
  ['Огонь в 7 утра', ['А. С.'], false],
  ['', ['Анна'], false],
])('the description %j contains one of the names %j: %s', (description, names, named) => {
  expect(namesSomebody(description, names)).toBe(named)
})

it('the archive contains published pages of paid orders that are not withdrawn', () => {
  const shown = { state: 'published', visibility: 'initials', status: 'ready' } as const
  expect(canBeArchived(shown)).toBe(true)
  expect(canBeArchived({ ...shown, state: 'draft' })).toBe(false)
  expect(canBeArchived({ ...shown, visibility: 'withdrawn' })).toBe(false)
  expect(canBeArchived({ ...shown, status: 'refunded' })).toBe(false)
})
