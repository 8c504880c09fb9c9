import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'

/** The seller, as the footer, the page about the shop and the legal pages show it. */
export type Seller = {
  name: Record<Lang, string>
  registration: string
  address: Record<Lang, string>
  country: Record<Lang, string>
  phone: string
  email: string
  /** The hours in which a person answers, in words. */
  hours: Record<Lang, string>
  /** The year since which the seller has worked. */
  since: string
  /** True if the facts are invented, because this is a sandbox. */
  isExample: boolean
}

export type SellerFact = 'operatorName' | 'registrationNumber' | 'address' | 'country' | 'contact'

/** The missing facts without which a shop with real money takes no payment. A fact may be given in only one language. */
export function missingSellerFacts(legal: Settings['legal']): SellerFact[] {
  const hasText = ({ ru, en }: Record<Lang, string>) => ru !== '' || en !== ''
  return [
    ...(hasText(legal.operatorName) ? [] : (['operatorName'] as const)),
    ...(legal.registrationNumber ? [] : (['registrationNumber'] as const)),
    ...(hasText(legal.address) ? [] : (['address'] as const)),
    ...(hasText(legal.country) ? [] : (['country'] as const)),
    ...(legal.phone || legal.email ? [] : (['contact'] as const)),
  ]
}

const EXAMPLE: Seller = {
  name: { ru: 'ООО «Пример»', en: 'Example Ltd' },
  registration: '0000000000',
  address: { ru: 'улица Примерная, 1', en: '1 Example Street' },
  country: { ru: 'страна Примера', en: 'Exampleland' },
  phone: '+0 000 000-00-00',
  email: 'hello@ahuti.example',
  hours: { ru: 'по\u00a0будням с\u00a010 до\u00a018 по\u00a0Москве', en: 'weekdays, 10:00–18:00 Moscow time' },
  since: '2019',
  isExample: true,
}

/** The seller in the settings. A sandbox without a seller has an example. Undefined if the settings contain no facts about a seller. */
export function findSeller({ legal }: Pick<Settings, 'legal'>, isSandbox: boolean): Seller | undefined {
  const missing = missingSellerFacts(legal)
  if (missing.includes('operatorName')) return isSandbox ? EXAMPLE : undefined
  const { operatorName, registrationNumber, address, country, phone, email, hours, since } = legal
  return {
    name: filled(operatorName),
    registration: registrationNumber,
    address: filled(address),
    country: filled(country),
    phone,
    email,
    hours: filled(hours),
    since,
    isExample: false,
  }
}

function filled({ ru, en }: Record<Lang, string>): Record<Lang, string> {
  return { ru: ru || en, en: en || ru }
}
