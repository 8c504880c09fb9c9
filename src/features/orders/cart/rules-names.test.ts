import { expect, it } from 'vitest'
import { isNothing, isUnnamed, NO_NAMES, participantLines, readMarks, readNames, typedNames } from './rules-names.ts'

it('each participant’s name takes one line, even if the name contains a comma', () => {
  const people = [
    { first: ' Анна ', whose: 'дочь, Ивана' },
    { first: '', whose: '' },
    { first: '', whose: 'Смирновы' },
  ]
  expect(participantLines({ ...NO_NAMES, people })).toBe('Анна, дочь Ивана, ,\nСмирновы, , ,')
})

it('the names to be read aloud contain no empty names or double spaces', () => {
  const people = [
    { first: ' Anna ', whose: 'Maria  Smith' },
    { first: ' ', whose: '' },
    { first: '', whose: 'Smirnov' },
  ]
  expect(typedNames(people)).toEqual(['Anna Maria Smith', 'Smirnov'])
})

it('name fields with only spaces count as empty, but a wish counts as text', () => {
  expect(isNothing({ ...NO_NAMES, people: [{ first: ' ', whose: '' }], wish: ' ' })).toBe(true)
  expect(isNothing({ ...NO_NAMES, wish: 'мир' })).toBe(false)
  const day = { ...NO_NAMES, day: '2026-12-01' }
  expect([isNothing(day), isUnnamed(day)]).toEqual([false, true])
})

it('stored names are restored, and stored names in a wrong format are ignored', () => {
  expect(readNames({ people: [{ first: 'Анна', whose: '' }, 7], wish: 1 })).toEqual({
    people: [{ first: 'Анна', whose: '' }],
    wish: '',
    day: '',
    priestChooses: false,
  })
  expect(readNames({ day: '2026-12-01' }).day).toBe('2026-12-01')
  expect(readNames({ day: 'tomorrow' }).day).toBe('')
  expect(readNames('damaged')).toEqual(NO_NAMES)
})

it('people who have died are marked by a tick or by words beside the name', () => {
  const people = [
    { first: 'Harold', whose: 'Hill', isDeparted: true as const },
    { first: 'Rose', whose: 'Hill, in memory' },
    { first: 'Ivan', whose: 'my late husband' },
    { first: 'Anna', whose: 'Late' },
  ]
  expect(participantLines({ ...NO_NAMES, people })).toBe(
    'Harold, Hill, , , , in memory\nRose, Hill, , , , in memory\nIvan, , , , , in memory\nAnna, Late, ,',
  )
  expect(typedNames(people)).toEqual(['Harold Hill', 'Rose Hill', 'Ivan', 'Anna Late'])
  const marked = readMarks(people) ?? []
  expect(marked.map(({ whose, isDeparted }) => [whose, isDeparted])).toEqual([
    ['Hill', true],
    ['Hill', true],
    ['', true],
    ['Late', undefined],
  ])
  expect(readMarks(marked)).toBeUndefined()
  expect(readNames({ people: marked }).people).toEqual(marked)
})
