import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DURATIONS, TIERS } from './model-terms.ts'
import {
  categoryOf,
  countWords,
  headingId,
  isNumberedHeading,
  linePrice,
  nextDuration,
  priceFor,
  readingTime,
  readItemId,
  tierOffer,
  tierOfLabel,
} from './rules.ts'

describe('tiers', () => {
  it('cost 164, 300 and 436 dollars for Ganesha at 300', () => {
    expect(TIERS.map((tier) => tierOffer(30_000, tier).price)).toEqual([16_400, 30_000, 43_600])
  })

  it('enter the cart at half a month for the basic one and a month for the others', () => {
    expect(TIERS.map((tier) => tierOffer(30_000, tier).duration)).toEqual([0.5, 1, 1])
  })

  it('cost exactly their price at their standard term, whatever the ritual costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...TIERS), (dollars, tier) => {
        const offer = tierOffer(dollars * 100, tier)
        expect(priceFor(offer.basePrice, offer.duration)).toBe(offer.price)
        expect(offer.price % 100).toBe(0)
      }),
    )
  })

  it('are known by their labels in both languages', () => {
    expect(['Базовая', 'Enhanced', 'Премиум', 'Особая'].map(tierOfLabel)).toEqual([
      'basic',
      'enhanced',
      'premium',
      undefined,
    ])
  })
})

describe('durations', () => {
  it('step through a quarter, a half, one, two and three months and stop at the ends', () => {
    const ritual = { isIntention: false }
    expect(DURATIONS.map((duration) => nextDuration(ritual, duration, 1))).toEqual([0.5, 1, 2, 3, undefined])
    expect(nextDuration(ritual, 0.25, -1)).toBeUndefined()
  })

  it('of an intention are three, six and nine weeks at 480, 960 and 1440 dollars', () => {
    const intention = { basePrice: 48_000, isIntention: true }
    expect([0.75, 1.5, 2.25].map((duration) => linePrice(intention, duration))).toEqual([48_000, 96_000, 144_000])
    expect(nextDuration(intention, 2.25, 1)).toBeUndefined()
  })

  it('price in proportion to the month, never more than half a cent off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...DURATIONS), (basePrice, duration) => {
        expect(Math.abs(priceFor(basePrice, duration) - basePrice * duration)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('an item id', () => {
  it('names a ritual, a tier of it, or one intention', () => {
    expect(readItemId('maha-mrityunjaya')).toEqual({ serviceId: 'maha-mrityunjaya', tier: null, intentionId: null })
    expect(readItemId('maha-mrityunjaya-premium')).toEqual({
      serviceId: 'maha-mrityunjaya',
      tier: 'premium',
      intentionId: null,
    })
    expect(readItemId('z-special-intention-new-work')).toEqual({
      serviceId: 'z-special-intention',
      tier: null,
      intentionId: 'new-work',
    })
  })
})

describe('texts', () => {
  const service = { name: '', name_en: '', description: '', description_en: '', features: [], features_en: [] }

  it('put a service in the first category whose words they use', () => {
    expect(categoryOf({ ...service, description: 'О здоровье и семье' })).toBe('healthHealing')
    expect(categoryOf({ ...service, features_en: ['A new venture'] })).toBe('careerSuccess')
    expect(categoryOf({ ...service, description: 'Девять планет' })).toBe('protectionPurification')
    expect(categoryOf({ ...service, description: 'Знание и речь' })).toBe('spiritualWisdom')
  })

  it('read at two hundred words a minute', () => {
    expect(readingTime('слово '.repeat(401))).toBe(3)
    expect(readingTime('')).toBe(1)
  })

  it('have the words that a reader meets', () => {
    expect(countWords('## О соме\n\nДень — [луны](/article/moon "О луне"),[^1] 27 накшатр.\n\n[^1]: Верно.')).toBe(7)
    expect(countWords('1. Огонь\n2) Топлёное масло')).toBe(3)
    expect(countWords('|Граха|Зерно|\n|---|---|\n|Сома|рис|')).toBe(4)
    expect(countWords('До.\n\n![Очаг в разрезе: три ступени](figure:altar)\n\nПосле.')).toBe(2)
  })

  it('have anchors of letters, digits and hyphens', () => {
    expect(headingId('Что такое «ягья»? Часть 2')).toBe('что-такое-ягья-часть-2')
  })

  it('promote a short numbered line to a heading', () => {
    expect(isNumberedHeading('1. Подготовка места')).toBe(true)
    expect(isNumberedHeading('2. Что вы получите после завершения всего ритуала и когда именно это придёт:')).toBe(true)
    expect(isNumberedHeading('3. Дрова — сухие')).toBe(false)
    expect(isNumberedHeading('4. Готово.')).toBe(false)
    expect(isNumberedHeading('5. Огонь (агни)')).toBe(false)
  })
})
