import { describe, expect, it } from 'vitest'
import { bothNames, eitherText, findGaps, splitByScript } from './rules.ts'

describe('the name of a priest', () => {
  it('is assigned to the language of its script', () => {
    expect(splitByScript('Рамеш Шастри')).toEqual({ ru: 'Рамеш Шастри', en: '' })
    expect(splitByScript('Ramesh Shastri')).toEqual({ ru: '', en: 'Ramesh Shastri' })
  })

  it('is shown in the other language if a language has no name', () => {
    expect(eitherText({ ru: '', en: 'Ramesh' }, 'ru')).toBe('Ramesh')
    expect(eitherText({ ru: 'Рамеш', en: '' }, 'en')).toBe('Рамеш')
    expect(bothNames({ ru: 'Рамеш', en: '' })).toEqual({ ru: 'Рамеш', en: 'Рамеш' })
  })

  it('is missing only if both languages have no name', () => {
    expect(bothNames({ ru: '', en: '' })).toBeUndefined()
  })
})

describe('the missing details of a priest', () => {
  const whole = { name: { ru: 'Рамеш', en: 'Ramesh' }, school: { ru: '', en: 'Kanva' }, hasPortrait: true }

  it('are empty if the name, portrait and school are known', () => {
    expect(findGaps(whole)).toEqual([])
  })

  it('include the name in the other script, the portrait and the school', () => {
    const bare = { name: { ru: '', en: 'Ramesh' }, school: { ru: '', en: '' }, hasPortrait: false }
    expect(findGaps(bare)).toEqual(['name', 'portrait', 'school'])
  })
})
