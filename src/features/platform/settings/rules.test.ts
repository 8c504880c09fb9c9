import { describe, expect, it } from 'vitest'
import { defaultSettings, isOffered, readCountry, mergeSettings, tierNumbers, toStore } from './rules.ts'

const ENVIRONMENT = {
  SHOP_NAME_RU: 'Ахути',
  SHOP_NAME_EN: 'Ahuti',
  PROVIDER_EMAIL: 'hello@ahuti.example',
  ORDERS_EMAIL: 'orders@ahuti.example',
  MESSENGER_HANDLE: '@ahuti',
  MESSENGER_LINK: 'https://t.me/ahuti',
}
const defaults = defaultSettings(ENVIRONMENT)

describe('the stored settings', () => {
  it('are only those that differ from the environment', () => {
    const changed = { ...defaults, shopName: { ru: 'Огонь', en: 'Ahuti' } }
    const stored = toStore(changed, defaults)
    expect(stored).toEqual({ shopName: { ru: 'Огонь' } })
    expect(mergeSettings({ ...ENVIRONMENT, SHOP_NAME_EN: 'Fire' }, stored).shopName).toEqual({
      ru: 'Огонь',
      en: 'Fire',
    })
  })

  it('are empty if everything matches the environment', () => {
    expect(toStore(defaults, defaults)).toEqual({})
  })
})

describe('a country', () => {
  it.each([
    ['de', 'DE'],
    [' IN ', 'IN'],
    ['XX', undefined],
    ['T1', undefined],
    ['', undefined],
    [undefined, undefined],
    ['Germany', undefined],
  ])('%s is read as %s', (header, country) => {
    expect(readCountry(header)).toBe(country)
  })

  it('that is unknown is affected only by the general switch', () => {
    const settings = mergeSettings(ENVIRONMENT, { paymentMethods: { BTC: { enabled: true, offIn: ['RU'] } } })
    expect(isOffered(settings, 'BTC', undefined)).toBe(true)
    expect(isOffered(settings, 'BTC', 'RU')).toBe(false)
    expect(isOffered(settings, 'BTC', 'IN')).toBe(true)
  })
})

describe('the numbers of a tier', () => {
  it('of a ritual replace the general numbers, and a tier without numbers is omitted', () => {
    const nothing = { days: null, recitations: null, priests: null }
    const all = { basic: { days: 1, recitations: 108, priests: 2 }, premium: nothing }
    const settings = mergeSettings(ENVIRONMENT, { tiers: { all, rituals: { durga: { basic: nothing } } } })
    expect(tierNumbers(settings, 'ganesha')).toEqual([{ id: 'basic', days: 1, recitations: 108, priests: 2 }])
    expect(tierNumbers(settings, 'durga')).toEqual([])
  })
})
