import { describe, expect, it } from 'vitest'
import { en } from '../../messages/page.en.ts'
import { ru } from '../../messages/page.ru.ts'
import { tierOffers } from '../../rules-terms.ts'
import { comprisedTexts, daysText, hasDaysBetween, termText } from './tier-text.ts'

const NBSP = '\u00a0'
const offers = tierOffers({ price: 300, terms: {} })
const numbers = { id: 'basic' as const, recitations: 11_000, priests: 2, hours: null, days: 3, isExample: false }

describe('the description of a tier', () => {
  it('names a shorter duration and the price of this duration if offered', () => {
    expect(offers.map((offer) => termText(offer, en, 'en').replaceAll(NBSP, ' '))).toEqual([
      '2 weeks, or 1 week for $82',
      '1 month',
      '1 month',
    ])
    expect(offers[0] && termText(offers[0], ru, 'ru').replaceAll(NBSP, ' ')).toBe('2 недели, можно и неделю за $82')
  })

  it('contains only the numbers that staff have entered', () => {
    expect(comprisedTexts(numbers, en.page, 'en')).toEqual([`11,000${NBSP}recitations`, `2${NBSP}priests`])
  })

  it('says how many days a ritual lasts, and how many have a fire', () => {
    const [basic] = offers
    const text = (days: number | null) => basic && daysText(basic, { ...numbers, days }, en.page)?.replaceAll(NBSP, ' ')
    expect(text(3)).toBe('14 days of recitation, 3 of them with fire')
    expect(text(14)).toBe('14 days with fire')
    expect(text(null)).toBeUndefined()
    expect(basic && daysText(basic, numbers, ru.page)?.replaceAll(NBSP, ' ')).toBe(
      '14 дней чтения, из них 3 дня с огнём',
    )
  })

  it('explains days without fire only if there are such days', () => {
    expect(hasDaysBetween([numbers], offers)).toBe(true)
    expect(hasDaysBetween([{ ...numbers, days: 14 }], offers)).toBe(false)
    expect(hasDaysBetween([{ ...numbers, days: null }], offers)).toBe(false)
    expect(hasDaysBetween([], offers)).toBe(false)
  })
})
