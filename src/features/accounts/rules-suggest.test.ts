import { describe, expect, it } from 'vitest'
import { CITIES, MOST_PLACES, PLACE_LETTERS } from './rules-cities.ts'
import { MOST_PROFESSIONS, PROFESSION_LETTERS, PROFESSIONS } from './rules-professions.ts'
import { suggestNames } from './rules-suggest.ts'

const professions = (text: string, lang: 'ru' | 'en' = 'ru') =>
  suggestNames(PROFESSIONS, text, lang, PROFESSION_LETTERS, MOST_PROFESSIONS)
const cities = (text: string, lang: 'ru' | 'en' = 'ru') => suggestNames(CITIES, text, lang, PLACE_LETTERS, MOST_PLACES)

describe('professions', () => {
  it('are 26, each once in both languages', () => {
    expect(PROFESSIONS).toHaveLength(26)
    expect(new Set(PROFESSIONS.map(({ ru }) => ru)).size).toBe(26)
    expect(new Set(PROFESSIONS.map(({ en }) => en)).size).toBe(26)
  })

  it('are offered from the first letter, six at most', () => {
    expect(professions('')).toEqual([])
    expect(professions('п').length).toBe(6)
    expect(professions('и')).toContain('Инженер')
  })

  it('are found at the start of any word in either language', () => {
    expect(professions('йог')).toEqual(['Преподаватель йоги'])
    expect(professions('teach')).toEqual(['Учитель', 'Преподаватель йоги'])
    expect(professions('учен', 'en')).toEqual(['Scientist'])
    expect(professions('женер')).toEqual([])
  })
})

describe('the short list of cities', () => {
  it('has 28, each once in both languages', () => {
    expect(CITIES).toHaveLength(28)
    expect(new Set(CITIES.map(({ ru }) => ru)).size).toBe(28)
    expect(new Set(CITIES.map(({ en }) => en)).size).toBe(28)
  })

  it('is asked from the second letter, five at most', () => {
    expect(cities('с')).toEqual([])
    expect(cities('са')).toEqual(['Санкт-Петербург', 'Самара', 'Саратов'])
    expect(cities('rostov on', 'en')).toEqual(['Rostov-on-Don'])
  })
})
