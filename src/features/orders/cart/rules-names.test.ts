import { expect, it } from 'vitest'
import { isNothing, isUnnamed, NO_NAMES, participantLines, readNames } from './rules-names.ts'

it('names stand a line each, and a comma that was typed does not part them', () => {
  const people = [
    { first: ' Анна ', whose: 'дочь, Ивана' },
    { first: '', whose: '' },
    { first: '', whose: 'Смирновы' },
  ]
  expect(participantLines({ ...NO_NAMES, people })).toBe('Анна, дочь Ивана, ,\nСмирновы, , ,')
})

it('blanks are nothing, a wish alone is something', () => {
  expect(isNothing({ ...NO_NAMES, people: [{ first: ' ', whose: '' }], wish: ' ' })).toBe(true)
  expect(isNothing({ ...NO_NAMES, wish: 'мир' })).toBe(false)
  const day = { ...NO_NAMES, day: '2026-12-01' }
  expect([isNothing(day), isUnnamed(day)]).toEqual([false, true])
})

it('what a browser kept is read, and what is no names is nothing', () => {
  expect(readNames({ people: [{ first: 'Анна', whose: '' }, 7], wish: 1 })).toEqual({
    people: [{ first: 'Анна', whose: '' }],
    wish: '',
    day: '',
  })
  expect(readNames({ day: '2026-12-01' }).day).toBe('2026-12-01')
  expect(readNames({ day: 'tomorrow' }).day).toBe('')
  expect(readNames('damaged')).toEqual(NO_NAMES)
})
