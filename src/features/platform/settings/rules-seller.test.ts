import { describe, expect, it } from 'vitest'
import { mergeSettings } from './rules.ts'
import { findSeller, missingSellerFacts } from './rules-seller.ts'

const ENVIRONMENT = {
  SHOP_NAME_RU: 'Ахути',
  SHOP_NAME_EN: 'Ahuti',
  PROVIDER_EMAIL: 'hello@ahuti.example',
  ORDERS_EMAIL: 'orders@ahuti.example',
  MESSENGER_HANDLE: '@ahuti',
  MESSENGER_LINK: 'https://t.me/ahuti',
}
const SELLER = {
  SELLER_NAME_EN: 'Fire Rites GmbH',
  SELLER_REGISTRATION: 'HRB 1234',
  SELLER_ADDRESS_EN: 'Bergstr. 1, Jena',
  SELLER_COUNTRY_EN: 'Germany',
  SELLER_PHONE: '+49 30 1234567',
}

describe('the facts about the seller', () => {
  it('are all reported as missing if the shop has none', () => {
    const { legal } = mergeSettings(ENVIRONMENT, {})
    expect(missingSellerFacts(legal)).toEqual(['operatorName', 'registrationNumber', 'address', 'country', 'contact'])
    expect(findSeller({ legal }, false)).toBeUndefined()
  })

  it('can come from the environment, in one language, with a phone or an e-mail', () => {
    const { legal } = mergeSettings({ ...ENVIRONMENT, ...SELLER }, {})
    expect(missingSellerFacts(legal)).toEqual([])
    expect(findSeller({ legal }, false)).toEqual({
      name: { ru: 'Fire Rites GmbH', en: 'Fire Rites GmbH' },
      registration: 'HRB 1234',
      address: { ru: 'Bergstr. 1, Jena', en: 'Bergstr. 1, Jena' },
      country: { ru: 'Germany', en: 'Germany' },
      phone: '+49 30 1234567',
      email: '',
      hours: { ru: '', en: '' },
      since: '',
      isExample: false,
    })
  })

  it('are replaced by the facts that staff enter', () => {
    const settings = mergeSettings({ ...ENVIRONMENT, ...SELLER }, { legal: { registrationNumber: 'HRB 99' } })
    expect(findSeller(settings, false)?.registration).toBe('HRB 99')
  })

  it('are marked as an example in a sandbox', () => {
    expect(findSeller(mergeSettings(ENVIRONMENT, {}), true)?.isExample).toBe(true)
  })
})
