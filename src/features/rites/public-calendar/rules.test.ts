import { expect, it } from 'vitest'
import { customaryRituals, moonDayOf } from './rules.ts'

const RITUALS = ['ganesha', 'lakshmi', 'vishnu', 'navagraha', 'kubera'].map((id) => ({ id, name: id }))
const namesOn = (day: Parameters<typeof customaryRituals>[0]) => customaryRituals(day, RITUALS).map(({ id }) => id)

it.each([
  [{ isPurnima: true }, 'purnima'],
  [{ isAmavasya: true }, 'amavasya'],
  [{ isEkadashi: true }, 'ekadashi'],
  [{}, null],
])('a day with the facts %o has the lunar name %s', (flags, name) => {
  const day = { date: '2026-12-01', tithi: 1, nakshatra: 0, isPurnima: false, isAmavasya: false, isEkadashi: false }
  expect(moonDayOf({ ...day, ...flags })).toBe(name)
})

it('a festival day has the festival’s recommended rituals, not the lunar day’s rituals', () => {
  expect(namesOn({ festivals: ['makaraSankranti'], moon: 'purnima', tithi: 15 })).toEqual(['navagraha'])
  expect(namesOn({ festivals: ['guruPurnima'], moon: 'purnima', tithi: 15 })).toEqual([])
})

it('a day without a festival has the recommended rituals of its lunar day', () => {
  expect(namesOn({ festivals: [], moon: 'purnima', tithi: 14 })).toEqual(['lakshmi'])
  expect(namesOn({ festivals: [], moon: 'amavasya', tithi: 30 })).toEqual(['navagraha'])
  expect(namesOn({ festivals: [], moon: 'ekadashi', tithi: 11 })).toEqual(['vishnu', 'kubera'])
  expect(namesOn({ festivals: [], moon: 'ekadashi', tithi: 26 })).toEqual(['vishnu'])
  expect(namesOn({ festivals: [], moon: null, tithi: 4 })).toEqual([])
})
