import { describe, expect, it } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { createSearchIndex, type SearchEntry } from './rules.ts'
import { toOtherLayout, queryWords, toStem, toStems, splitWords } from './rules-query.ts'

const text = (name: string, content = '') => ({ name, intro: '', description: `О ${name}`, keywords: [], content })
const entry = (id: string, ru: string, en: string, content = ''): SearchEntry => ({
  kind: 'ritual',
  id,
  aliases: [],
  price: 300,
  terms: DEFAULT_TERMS,
  category: null,
  ru: text(ru, content),
  en: text(en),
})

describe('the words of a text', () => {
  it('are in lower case, with е for ё and without accents on Latin letters', () => {
    expect(splitWords('Учёба, oṃ gaṃ Gaṇapataye — й')).toEqual(['учеба', 'om', 'gam', 'ganapataye', 'й'])
  })

  it('do not include common words of a query, unless the whole query is common', () => {
    expect(queryWords('хочу сдать экзамен')).toEqual(['сдать', 'экзамен'])
    expect(queryWords('ритуал')).toEqual(['ритуал'])
    expect(queryWords('и в на')).toEqual([])
    expect(queryWords('слово '.repeat(20) + 'а1 б1 в1 г1 д1 е1 ж1 з1 и1 к1 л1 м1 н1')).toHaveLength(12)
  })

  it('are reduced to stems in both languages', () => {
    expect(toStem('препятствиями')).toBe(toStem('препятствия'))
    expect(toStem('obstacles')).toBe(toStem('obstacle'))
    expect(toStem('мритюнджайя')).toBe(toStem('мритьюнджая'))
    expect(toStem('108')).toBe('108')
  })

  it('are found with and without «маха» at the start', () => {
    expect(toStems('Махалакшми')).toEqual([toStem('махалакшми'), toStem('лакшми')])
    expect(toStems('махать')).toEqual([toStem('махать')])
  })

  it('are converted if they were typed in the other keyboard layout', () => {
    expect(toOtherLayout('Ufytif')).toBe('ганеша')
    expect(toOtherLayout('пфтуырф')).toBe('ganesha')
    expect(toOtherLayout(toOtherLayout('лакшми 108'))).toBe('лакшми 108')
  })
})

describe('the search index', () => {
  const find = createSearchIndex([
    entry('a', 'Огонь', 'Fire'),
    entry('b', 'Вода', 'Water', 'Здесь говорится про огонь.\n\n## Земля и реки\n'),
    entry('c', 'Земля', 'Earth', '[ссылка](/ritual/ogon)'),
  ])
  const ids = (query: string) => find(query, 'ru').results.map(({ id }) => id)

  it('ranks a match in a name above a match in a heading', () => {
    expect(ids('земля')).toEqual(['c', 'b'])
  })

  it('corrects a word only if no text contains this word', () => {
    const search = createSearchIndex([entry('a', 'Здоровье', 'Health'), entry('b', 'Достаток', 'Wealth')])
    const found = (query: string) => search(query, 'en').results.map(({ id }) => id)
    expect(found('health')).toEqual(['a'])
    expect(found('heallth')).toEqual(['a'])
    expect(found('wealt')).toEqual(['b'])
  })

  it('omits results with a score far below the best score', () => {
    expect(ids('огонь')).toEqual(['a'])
    expect(ids('говорится')).toEqual(['b'])
  })

  it('finds a ritual by the name in the other language', () => {
    expect(find('water', 'ru').results[0]).toMatchObject({ id: 'b', name: 'Вода' })
    expect(find('вода', 'en').results[0]).toMatchObject({ id: 'b', name: 'Water' })
  })

  it.each([
    ['Ритуал в Łódź', 'lodz'],
    ['Ритуал в Lodz', 'ŁÓDŹ'],
    ['İstanbul', 'ıstanbul'],
    ['Sinéad O’Brien', "o'brien"],
    ['Мар’яна', 'марʼяна'],
    ['Фе\u0308дор', 'федор'],
  ])('finds the name %s if the query is %s', (name, typed) => {
    const search = createSearchIndex([entry('a', name, ''), entry('b', 'Иное', 'Other')])
    expect(search(typed, 'ru').results.map(({ id }) => id)).toEqual(['a'])
  })

  it('ignores the URLs of links in a text', () => {
    expect(ids('ogon')).toEqual([])
  })

  it('finds nothing in an empty catalogue', () => {
    expect(createSearchIndex([])('огонь', 'ru')).toEqual({ query: 'огонь', results: [] })
  })
})
