import { expect, it } from 'vitest'
import { countEn, countRu, pluralEn, pluralRu, sentence } from './i18n.ts'

it('the plural form of a count is the same as in Intl.PluralRules', () => {
  const [ru, en] = [new Intl.PluralRules('ru'), new Intl.PluralRules('en')]
  for (const count of [...Array(1_200).keys(), -1, -3, -12, 1.5, 2.2, 10_011, 1_000_021]) {
    const form = ru.select(count)
    expect([count, pluralRu(count, 'one', 'few', 'many')]).toEqual([count, form === 'other' ? 'many' : form])
    expect([count, pluralEn(count, 'one', 'other')]).toEqual([count, en.select(count)])
  }
})

it('a number and its noun stay on one line', () => {
  expect(countRu(2, 'неделя', 'недели', 'недель')).toBe('2\u00a0недели')
  expect(countEn(1, 'week', 'weeks')).toBe('1\u00a0week')
})

it('a sentence that ends with a Russian day has one full stop', () => {
  expect(sentence('Назначено: 3 дек. 2026 г.')).toBe('Назначено: 3 дек. 2026 г.')
  expect(sentence('It is set for 3 Dec 2026')).toBe('It is set for 3 Dec 2026.')
})
