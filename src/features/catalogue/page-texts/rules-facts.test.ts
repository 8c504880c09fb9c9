import { describe, expect, it } from 'vitest'
import { defaultSettings, missingLegalFacts } from '#features/platform/settings/rules.ts'
import { findSeller } from '#features/platform/settings/rules-seller.ts'
import { factsIn, mirCards, withFacts } from './rules-facts.ts'

const nothingSet = defaultSettings({
  SHOP_NAME_RU: 'Ахути',
  SHOP_NAME_EN: 'Ahuti',
  PROVIDER_EMAIL: 'hello@ahuti.example',
  ORDERS_EMAIL: 'orders@ahuti.example',
  MESSENGER_HANDLE: '@ahuti',
  MESSENGER_LINK: 'https://t.me/ahuti',
})
const TEXT = 'Продавец: {seller}.[[ Адрес: {address}.]] Пишите на {email}[[: ответим в срок до {replyDays}]].'

const factsOf = (legal: typeof nothingSet.legal, isSandbox = false) => {
  const settings = { ...nothingSet, legal }
  return { ...settings, seller: findSeller(settings, isSandbox) }
}

describe('a legal text', () => {
  it('omits sentences with missing facts, and names the shop instead of a missing seller', () => {
    expect(withFacts(TEXT, factsIn('ru', factsOf(nothingSet.legal)))).toBe(
      'Продавец: Ахути. Пишите на hello@ahuti.example.',
    )
  })

  it('states a number of days for refunds even if the owner has set none', () => {
    const text = 'Отправим[[ в срок до {refundDays}]].'
    expect(withFacts(text, factsIn('ru', factsOf(nothingSet.legal)))).toBe('Отправим в срок до 5 рабочих дней.')
    const legal = { ...nothingSet.legal, refundDays: 10 }
    expect(withFacts(text, factsIn('ru', factsOf(legal)))).toBe('Отправим в срок до 10 рабочих дней.')
  })

  it('says whether the shop’s card services accept Mir cards', () => {
    const said = (config: object) => {
      const mir = mirCards(nothingSet, { SANDBOX: false, ...config })
      return withFacts('Карты.[[ «Мир»: {mir}.]]', factsIn('ru', { ...factsOf(nothingSet.legal), mir }))
    }
    expect(said({ STRIPE_SECRET_KEY: 'sk' })).toContain('«Мир»: не принимаем')
    expect(said({ YOOKASSA_SHOP_ID: '1' })).toBe('Карты. «Мир»: принимаем.')
    expect(said({})).toBe('Карты.')
  })

  it('contains the facts in the same language, exactly as the shop’s owner typed', () => {
    const legal = {
      ...nothingSet.legal,
      operatorName: { ru: 'ИП *Смирнова*', en: 'Smirnova' },
      registrationNumber: 'ОГРНИП 300',
      address: { ru: 'Ереван', en: 'Yerevan' },
      email: 'law@ahuti.example',
      replyDays: 3,
    }
    expect(withFacts(TEXT, factsIn('ru', factsOf(legal)))).toBe(
      'Продавец: ИП \\*Смирнова\\*, ОГРНИП 300. Адрес: Ереван. Пишите на law@ahuti.example: ответим в срок до 3\u00a0рабочих дней.',
    )
  })
})

describe('the seller named in a legal text', () => {
  it('has the name from the other language if there is none in this language', () => {
    const legal = { ...nothingSet.legal, operatorName: { ru: '', en: 'Fire Rites GmbH' }, registrationNumber: 'HRB 1' }
    expect(withFacts('{seller}', factsIn('ru', factsOf(legal)))).toBe('Fire Rites GmbH, HRB 1')
  })

  it('is marked as an example if a sandbox has no seller', () => {
    expect(withFacts('{seller}', factsIn('ru', factsOf(nothingSet.legal, true)))).toBe(
      'ООО «Пример», 0000000000 \\(пример песочницы, не настоящая компания\\)',
    )
  })
})

describe('the report of facts that are missing on the legal pages', () => {
  it('includes a fact even if the fact is missing in only one language', () => {
    expect(missingLegalFacts(nothingSet.legal)).toHaveLength(9)
    const legal = { ...nothingSet.legal, address: { ru: 'Ереван', en: '' }, storage: { ru: 'Армения', en: 'Armenia' } }
    expect(missingLegalFacts(legal)).toContain('address')
    expect(missingLegalFacts(legal)).not.toContain('storage')
  })
})
