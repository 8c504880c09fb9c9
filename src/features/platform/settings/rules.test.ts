import { describe, expect, it } from 'vitest'
import { defaultSettings, isOffered, readCountry, mergeSettings, missingNumber, tierNumbers, toStore } from './rules.ts'

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
  it('are only the values that differ from the environment’s values', () => {
    const changed = { ...defaults, shopName: { ru: 'Огонь', en: 'Ahuti' } }
    const stored = toStore(changed, defaults)
    expect(stored).toEqual({ shopName: { ru: 'Огонь' } })
    expect(mergeSettings({ ...ENVIRONMENT, SHOP_NAME_EN: 'Fire' }, stored).shopName).toEqual({
      ru: 'Огонь',
      en: 'Fire',
    })
  })

  it('are empty if all values are the environment’s values', () => {
    expect(toStore(defaults, defaults)).toEqual({})
  })
})

describe('the messenger in the settings', () => {
  const without = { ...ENVIRONMENT, MESSENGER_HANDLE: '', MESSENGER_LINK: '' }
  const none = { messengerHandle: '', messengerLink: '' }
  it.each([
    ['a sandbox has an example', { SANDBOX: true }, { messengerHandle: '@ahuti', messengerLink: 'https://t.me/ahuti' }],
    ['a real shop has no example', { SANDBOX: false }, none],
    ['a real shop never shows the example', { ...ENVIRONMENT, SANDBOX: false }, none],
    [
      'a link is enough',
      { SANDBOX: false, MESSENGER_LINK: 'https://wa.me/1' },
      { messengerHandle: 'wa.me/1', messengerLink: 'https://wa.me/1' },
    ],
    [
      'a handle alone leads nowhere',
      { SANDBOX: false, MESSENGER_HANDLE: '@fire' },
      { messengerHandle: '@fire', messengerLink: '' },
    ],
  ])('follows the rule: %s', (_what, environment, expected) => {
    expect(defaultSettings({ ...without, ...environment }).contacts).toMatchObject(expected)
  })

  it('stays empty if staff have emptied the fields', () => {
    const emptied = { ...defaults, contacts: { ...defaults.contacts, ...none } }
    expect(mergeSettings(ENVIRONMENT, toStore(emptied, defaults)).contacts).toMatchObject(none)
  })
})

describe('the country in a request header', () => {
  it.each([
    ['de', 'DE'],
    [' IN ', 'IN'],
    ['XX', undefined],
    ['T1', undefined],
    ['', undefined],
    [undefined, undefined],
    ['Germany', undefined],
  ])('is read from “%s” as %s', (header, country) => {
    expect(readCountry(header)).toBe(country)
  })

  it('may be unknown; then a payment method with excluded countries is still offered', () => {
    const settings = mergeSettings(ENVIRONMENT, { paymentMethods: { BTC: { enabled: true, offIn: ['RU'] } } })
    expect(isOffered(settings, 'BTC', undefined)).toBe(true)
    expect(isOffered(settings, 'BTC', 'RU')).toBe(false)
    expect(isOffered(settings, 'BTC', 'IN')).toBe(true)
  })
})

describe('the numbers that describe a tier', () => {
  const nothing = { recitations: null, priests: null, hours: null, days: null }
  const all = { basic: { recitations: 108, priests: 2, hours: null, days: 1 }, premium: nothing }

  it('are the ritual’s numbers, or the shop’s numbers where these are missing', () => {
    const settings = mergeSettings(ENVIRONMENT, {
      tiers: { all, rituals: { durga: { basic: { ...nothing, priests: 3 } } } },
    })
    const shop = { id: 'basic', recitations: 108, priests: 2, hours: null, days: 1, isExample: false }
    expect(tierNumbers(settings, 'ganesha', null)).toEqual([shop])
    expect(tierNumbers(settings, 'durga', null)).toEqual([{ ...shop, priests: 3 }])
    expect(tierNumbers(settings, 'durga', { basic: { priests: 4, hours: 5 } })).toEqual([
      { ...shop, priests: 4, hours: 5 },
    ])
  })

  it('are checked: the shop reports the first missing number of a ritual', () => {
    const settings = mergeSettings(ENVIRONMENT, { tiers: { all } })
    expect(missingNumber(tierNumbers(settings, 'ganesha', null))).toEqual({ tier: 'basic', name: 'hours' })
  })

  it('are complete in a sandbox, and marked as examples until staff set them', () => {
    const sandbox = mergeSettings({ ...ENVIRONMENT, SANDBOX: true }, {})
    expect(missingNumber(tierNumbers(sandbox, 'ganesha', null))).toBeUndefined()
    expect(tierNumbers(sandbox, 'ganesha', null).map(({ isExample }) => isExample)).toEqual([true, true, true])
    const set = mergeSettings({ ...ENVIRONMENT, SANDBOX: true }, { tiers: { all } })
    expect(tierNumbers(set, 'ganesha', null).map(({ isExample }) => isExample)).toEqual([false])
  })
})
