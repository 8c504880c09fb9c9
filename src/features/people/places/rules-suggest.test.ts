import { describe, expect, it } from 'vitest'
import { LARGEST_CITIES } from './data/cities-profile-card.ts'
import { PROFESSIONS } from '#features/people/profiles/data/professions.ts'
import { MIN_CITY_LETTERS, MAX_CITIES, MAX_PROFESSIONS, MIN_PROFESSION_LETTERS } from './model.ts'
import { suggestNames } from './rules-suggest.ts'

const professions = (text: string, lang: 'ru' | 'en' = 'ru') =>
  suggestNames(PROFESSIONS, text, lang, MIN_PROFESSION_LETTERS, MAX_PROFESSIONS)
const cities = (text: string, lang: 'ru' | 'en' = 'ru') =>
  suggestNames(LARGEST_CITIES, text, lang, MIN_CITY_LETTERS, MAX_CITIES)

describe('the suggestions of professions', () => {
  it('come from a list of 26 different names in each language', () => {
    expect(PROFESSIONS).toHaveLength(26)
    expect(new Set(PROFESSIONS.map(({ ru }) => ru)).size).toBe(26)
    expect(new Set(PROFESSIONS.map(({ en }) => en)).size).toBe(26)
  })

  it('appear after the first letter; there are at most six', () => {
    expect(professions('')).toEqual([])
    expect(professions('п').length).toBe(6)
    expect(professions('и')).toContain('Инженер')
  })

  it('are found by the start of any word in either language', () => {
    expect(professions('йог')).toEqual(['Преподаватель йоги'])
    expect(professions('teach')).toEqual(['Учитель', 'Преподаватель йоги'])
    expect(professions('учен', 'en')).toEqual(['Scientist'])
    expect(professions('женер')).toEqual([])
  })
})

describe('the list of large cities', () => {
  it('contains 28 different cities in both languages', () => {
    expect(LARGEST_CITIES).toHaveLength(28)
    expect(new Set(LARGEST_CITIES.map(({ ru }) => ru)).size).toBe(28)
    expect(new Set(LARGEST_CITIES.map(({ en }) => en)).size).toBe(28)
  })

  it('is searched after the second letter, with at most five results', () => {
    expect(cities('с')).toEqual([])
    expect(cities('са')).toEqual(['Санкт-Петербург', 'Самара', 'Саратов'])
    expect(cities('rostov on', 'en')).toEqual(['Rostov-on-Don'])
  })
})
