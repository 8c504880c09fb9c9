import { LANGS } from '#base/i18n.ts'
import {
  NO_CONTACTS,
  SETTING_TIERS,
  type Settings,
  type SettingTier,
  SWITCHED_METHODS,
  type SwitchedMethod,
  TIER_NUMBERS,
  type PartialTierTable,
  type TierNumber,
  type TierNumbers,
  type TierTable,
} from '#base/settings.ts'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { DEFAULT_RECORDING_DAYS, type SettingsEnvironment, type StoredSettings } from './model.ts'

/** The example numbers of the tiers in a sandbox. Pages mark these numbers as examples. */
const EXAMPLE_NUMBERS: TierTable = {
  basic: { recitations: 11_000, priests: 2, hours: 2, days: 3 },
  enhanced: { recitations: 21_000, priests: 3, hours: 3, days: 7 },
  premium: { recitations: 54_000, priests: 5, hours: 4, days: 11 },
}

const EXAMPLE_MESSENGER = { messengerHandle: '@ahuti', messengerLink: 'https://t.me/ahuti' }

/** The example picture of a rite in a sandbox. It is a drawing, and its caption says that it is a drawing. */
const EXAMPLE_RITE: Settings['rite'] = {
  poster: '/samples/rite.svg',
  film: '',
  caption: {
    ru: 'Обряд у\u00a0огня. Рисунок-образец',
    en: 'A rite at the fire. A drawn sample',
  },
}

/** The settings before any change by staff. */
export function defaultSettings(environment: SettingsEnvironment): Settings {
  const methods = SWITCHED_METHODS.map((method) => [method, { enabled: true, offIn: [] }])
  return {
    shopName: { ru: environment.SHOP_NAME_RU, en: environment.SHOP_NAME_EN },
    brand: { logo: '' },
    contacts: {
      ...NO_CONTACTS,
      providerEmail: environment.PROVIDER_EMAIL,
      ordersEmail: environment.ORDERS_EMAIL,
      ...messengerOf(environment),
    },
    paymentMethods: Object.fromEntries(methods) as Settings['paymentMethods'],
    languages: [...LANGS],
    legal: {
      operatorName: { ru: environment.SELLER_NAME_RU ?? '', en: environment.SELLER_NAME_EN ?? '' },
      registrationNumber: environment.SELLER_REGISTRATION ?? '',
      address: { ru: environment.SELLER_ADDRESS_RU ?? '', en: environment.SELLER_ADDRESS_EN ?? '' },
      country: { ru: environment.SELLER_COUNTRY_RU ?? '', en: environment.SELLER_COUNTRY_EN ?? '' },
      phone: environment.SELLER_PHONE ?? '',
      email: environment.SELLER_EMAIL ?? '',
      hours: { ru: '', en: '' },
      since: '',
      replyDays: null,
      refundDays: null,
      law: { ru: '', en: '' },
      storage: { ru: '', en: '' },
      taxLine: { ru: '', en: '' },
    },
    reminders: { plan: true, unpaid: true },
    alerts: { enabled: true, emails: [] },
    rite: environment.SANDBOX ? EXAMPLE_RITE : { poster: '', film: '', caption: { ru: '', en: '' } },
    recording: { days: DEFAULT_RECORDING_DAYS },
    planning: { leadDays: 0, blockedDays: [], capacity: null },
    tiers: { all: environment.SANDBOX ? EXAMPLE_NUMBERS : {}, rituals: {}, terms: DEFAULT_TERMS },
  }
}

/**
 * Returns the messenger of the environment. A sandbox without a messenger has an example. A real shop never shows the example, because its
 * name belongs to somebody else.
 */
function messengerOf({ SANDBOX, MESSENGER_HANDLE: handle, MESSENGER_LINK: link }: SettingsEnvironment) {
  const isGiven = handle !== '' || link !== ''
  if (!isGiven && SANDBOX) return EXAMPLE_MESSENGER
  if (!SANDBOX && link === EXAMPLE_MESSENGER.messengerLink) return { messengerHandle: '', messengerLink: '' }
  return { messengerHandle: handle || link.replace(/^https?:\/\//, ''), messengerLink: link }
}

/** The current settings: the values of the environment with the changes by staff. */
export function mergeSettings(environment: SettingsEnvironment, stored: StoredSettings): Settings {
  return withChanges(defaultSettings(environment), stored)
}

export function withChanges(settings: Settings, changes: StoredSettings): Settings {
  return {
    shopName: { ...settings.shopName, ...changes.shopName },
    brand: { ...settings.brand, ...changes.brand },
    contacts: { ...settings.contacts, ...changes.contacts },
    paymentMethods: { ...settings.paymentMethods, ...changes.paymentMethods },
    languages: changes.languages ?? settings.languages,
    legal: { ...settings.legal, ...changes.legal },
    reminders: { ...settings.reminders, ...changes.reminders },
    alerts: { ...settings.alerts, ...changes.alerts },
    rite: { ...settings.rite, ...changes.rite },
    recording: { ...settings.recording, ...changes.recording },
    planning: { ...settings.planning, ...changes.planning },
    tiers: { ...settings.tiers, ...changes.tiers, terms: { ...settings.tiers.terms, ...changes.tiers?.terms } },
  }
}

/** The changed settings to store: only values that differ from the defaults. So later changes of the environment still apply to all other values. */
export function toStore(settings: Settings, defaults: Settings): StoredSettings {
  const sections = (Object.keys(defaults) as (keyof Settings)[]).flatMap((name): [string, unknown][] => {
    const section = settings[name]
    if (Array.isArray(section)) return isSame(section, defaults[name]) ? [] : [[name, section]]
    const ours = Object.entries(section)
    const theirs = new Map(Object.entries(defaults[name]))
    const changed = ours.filter(([key, value]) => !isSame(value, theirs.get(key)))
    return changed.length === 0 ? [] : [[name, Object.fromEntries(changed)]]
  })
  return Object.fromEntries(sections)
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The facts that are missing on the legal pages, in the order of the form. A fact with two languages may be missing in either language. */
export function missingLegalFacts(legal: Settings['legal']): (keyof Settings['legal'])[] {
  const order = [
    'operatorName',
    'registrationNumber',
    'address',
    'country',
    'email',
    'law',
    'storage',
    'replyDays',
    'refundDays',
  ] as const
  return order.filter((name) => {
    const value = legal[name]
    return value !== null && typeof value === 'object' ? LANGS.some((lang) => value[lang] === '') : !value
  })
}

/** True if a payment method is offered in this country. If the country is unknown, only the general switch of the method decides. */
export function isOffered({ paymentMethods }: Settings, method: SwitchedMethod, country: string | undefined): boolean {
  const { enabled, offIn } = paymentMethods[method]
  return enabled && (country === undefined || !offIn.includes(country))
}

/** The country in the header that the shop's proxy sets, as two capital letters. Undefined for any other text. */
export function readCountry(header: string | undefined): string | undefined {
  const country = header?.trim().toUpperCase()
  // Proxies send XX for an unknown country and T1 for Tor.
  return country !== undefined && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}

/** The numbers of a tier. `isExample`: some of the numbers are the sandbox's examples. */
export type KnownTier = { id: SettingTier; isExample: boolean } & TierNumbers

/** The numbers of a ritual's tiers. If the ritual does not have a number, the shop's number is used. A tier without any number is left out. */
export function tierNumbers(
  { tiers }: Pick<Settings, 'tiers'>,
  ritualId: string,
  own: PartialTierTable | null,
): KnownTier[] {
  return SETTING_TIERS.flatMap((id): KnownTier[] => {
    const numberOf = (name: TierNumber) =>
      own?.[id]?.[name] ?? tiers.rituals[ritualId]?.[id]?.[name] ?? tiers.all[id]?.[name] ?? null
    const numbers: TierNumbers = {
      recitations: numberOf('recitations'),
      priests: numberOf('priests'),
      hours: numberOf('hours'),
      days: numberOf('days'),
    }
    if (Object.values(numbers).every((value) => value === null)) return []
    const isInherited = (name: TierNumber) =>
      (own?.[id]?.[name] ?? tiers.rituals[ritualId]?.[id]?.[name] ?? null) === null
    return [{ id, ...numbers, isExample: tiers.all === EXAMPLE_NUMBERS && TIER_NUMBERS.some(isInherited) }]
  })
}

/** The first number that is missing for both the ritual and the shop. Such a ritual cannot be published. */
export function missingNumber(known: readonly KnownTier[]): { tier: SettingTier; name: TierNumber } | undefined {
  for (const tier of SETTING_TIERS)
    for (const name of TIER_NUMBERS)
      if ((known.find(({ id }) => id === tier)?.[name] ?? null) === null) return { tier, name }
  return undefined
}
