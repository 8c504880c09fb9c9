import { describe, expect, it } from 'vitest'
import { findCities, CITIES, readCities } from './rules.ts'
import { comparable } from './rules-suggest.ts'

const namesOf = (text: string, lang: 'ru' | 'en' = 'ru') => findCities(CITIES, text, lang).map(({ name }) => name)

describe('the list of places', () => {
  it('has at least 700 places with name and region in both languages', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(700)
    const incomplete = CITIES.filter(({ name, region }) => [name.ru, name.en, region.ru, region.en].includes(''))
    expect(incomplete).toEqual([])
  })

  it('contains Russian names in Cyrillic and English names in Latin letters', () => {
    const wrong = CITIES.filter(
      ({ name, region }) => /[a-z]/i.test(name.ru + region.ru) || /[а-яё]/i.test(name.en + region.en),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('contains no place twice in one region', () => {
    const keys = CITIES.map(({ name, region }) => `${name.ru}, ${region.ru}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it.each(['Харидвар', 'Ришикеш', 'Вриндаван', 'Варанаси', 'Удджайн', 'Тирупати', 'Пури', 'Рамешварам'])(
    'contains the place of pilgrimage %s',
    (name) => {
      expect(namesOf(name)[0]).toBe(name)
    },
  )
})

describe('the search for a place', () => {
  it('suggests at most five places; names that start with the text are first', () => {
    expect(namesOf('но')).toHaveLength(5)
    const found = namesOf('новго')
    expect(found).toEqual(['Нижний Новгород', 'Великий Новгород'])
    expect(namesOf('ростов')).toEqual(['Ростов', 'Ростов-на-Дону'])
  })

  it('shows a large place before a small place if the matches are equally good', () => {
    expect(namesOf('мо')[0]).toBe('Москва')
    expect(namesOf('ново').slice(0, 2)).toEqual(['Новокузнецк', 'Новосибирск'])
  })

  it.each([
    ['орел', 'Орёл'],
    ['орёл', 'Орёл'],
    ['КОРОЛЕВ', 'Королёв'],
    ['Samara', 'Самара'],
    ['yekat', 'Екатеринбург'],
    ['Свердловск', 'Екатеринбург'],
    ['ростов на дону', 'Ростов-на-Дону'],
    ['нью йорк', 'Нью-Йорк'],
    ['Bénarès', 'Варанаси'],
    ['Бенарес', 'Варанаси'],
    ['  самара ', 'Самара'],
    ['Питер', 'Санкт-Петербург'],
  ])('suggests for the text «%s» the place %s', (text, name) => {
    expect(namesOf(text)[0]).toBe(name)
  })

  it('shows results in the language of the page, with the region', () => {
    expect(findCities(CITIES, 'самара', 'en')).toEqual([{ name: 'Samara', region: 'Samara Region' }])
    expect(findCities(CITIES, 'rishi', 'ru')).toEqual([{ name: 'Ришикеш', region: 'Уттаракханд, Индия' }])
  })

  it.each(['', '  ', '---', 'zzzz', '%', '<b>'])('finds nothing for %j', (text) => {
    expect(findCities(CITIES, text, 'ru')).toEqual([])
  })
})

it.each(['N’Djamena', 'nʼdjamena', 'N`Djamena', 'ndjamena', 'djamena', 'n djamena'])(
  'the place search finds a name with an apostrophe by %s',
  (typed) => {
    const places = readCities("Чад/Chad: Нджамена/N'Djamena, Мунду/Moundou")
    expect(findCities(places, typed, 'en').map(({ name }) => name)).toEqual(["N'Djamena"])
  },
)

it('the place search finds nothing for an apostrophe without letters', () => {
  expect(findCities(CITIES, "''", 'ru')).toEqual([])
})

it('in the list of places, a line without a region continues the previous region', () => {
  const places = readCities('\nА, Б/A, B: *В/V/Ве, Г/G\nД/D\n')
  expect(places.map(({ name, region, isLarge, found }) => [name.ru, region.en, isLarge, found])).toEqual([
    ['В', 'A, B', true, ['в', 'v', 'ве']],
    ['Г', 'A, B', false, ['г', 'g']],
    ['Д', 'A, B', false, ['д', 'd']],
  ])
})

it('the place search ignores case, hyphens, accents and ё, but not й', () => {
  expect(comparable(' Йошкар-Ола, ЁЖ — São ')).toBe('йошкар ола еж sao')
})
