import { expect, it } from 'vitest'
import { isNothing, NO_NAMES, participantLines, readNames } from './rules-names.ts'

it('names stand a line each, and a comma that was typed does not part them', () => {
  const people = [
    { first: ' Анна ', whose: 'дочь, Ивана' },
    { first: '', whose: '' },
    { first: '', whose: 'Смирновы' },
  ]
  expect(participantLines({ people, wish: '' })).toBe('Анна, дочь Ивана, ,\nСмирновы, , ,')
})

it('blanks are nothing, a wish alone is something', () => {
  expect(isNothing({ people: [{ first: ' ', whose: '' }], wish: ' ' })).toBe(true)
  expect(isNothing({ ...NO_NAMES, wish: 'мир' })).toBe(false)
})

it('what a browser kept is read, and what is no names is nothing', () => {
  expect(readNames({ people: [{ first: 'Анна', whose: '' }, 7], wish: 1 })).toEqual({
    people: [{ first: 'Анна', whose: '' }],
    wish: '',
  })
  expect(readNames('damaged')).toEqual(NO_NAMES)
})
