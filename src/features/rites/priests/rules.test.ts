import { describe, expect, it } from 'vitest'
import { bothNames, eitherText, findGaps, splitByScript } from './rules.ts'

describe('the name of a priest', () => {
  it('belongs to the language in whose script it is written', () => {
    expect(splitByScript('Рамеш Шастри')).toEqual({ ru: 'Рамеш Шастри', en: '' })
    expect(splitByScript('Ramesh Shastri')).toEqual({ ru: '', en: 'Ramesh Shastri' })
  })

  it('is shown in the other language if one language has no name', () => {
    expect(eitherText({ ru: '', en: 'Ramesh' }, 'ru')).toBe('Ramesh')
    expect(eitherText({ ru: 'Рамеш', en: '' }, 'en')).toBe('Рамеш')
    expect(bothNames({ ru: 'Рамеш', en: '' })).toEqual({ ru: 'Рамеш', en: 'Рамеш' })
  })

  it('is undefined if both languages have no name', () => {
    expect(bothNames({ ru: '', en: '' })).toBeUndefined()
  })
})

describe('the details that a priest’s profile lacks', () => {
  const whole = { name: { ru: 'Рамеш', en: 'Ramesh' }, school: { ru: '', en: 'Kanva' }, hasPortrait: true }

  it('are empty if name, portrait and school are known', () => {
    expect(findGaps(whole)).toEqual([])
  })

  it('include the name in the other script, portrait and school', () => {
    const bare = { name: { ru: '', en: 'Ramesh' }, school: { ru: '', en: '' }, hasPortrait: false }
    expect(findGaps(bare)).toEqual(['name', 'portrait', 'school'])
  })
})
