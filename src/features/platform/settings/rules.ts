import { LANGS } from '#base/i18n.ts'
import {
  NO_CONTACTS,
  SETTING_TIERS,
  type Settings,
  type SettingTier,
  SWITCHED_METHODS,
  type SwitchedMethod,
  type TierNumbers,
} from '#base/settings.ts'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import type { SettingsEnvironment, StoredSettings } from './model.ts'

/** The settings before any change by staff. */
export function defaultSettings(environment: SettingsEnvironment): Settings {
  const methods = SWITCHED_METHODS.map((method) => [method, { enabled: true, offIn: [] }])
  return {
    shopName: { ru: environment.SHOP_NAME_RU, en: environment.SHOP_NAME_EN },
    contacts: {
      ...NO_CONTACTS,
      providerEmail: environment.PROVIDER_EMAIL,
      ordersEmail: environment.ORDERS_EMAIL,
      messengerHandle: environment.MESSENGER_HANDLE,
      messengerLink: environment.MESSENGER_LINK,
    },
    paymentMethods: Object.fromEntries(methods) as Settings['paymentMethods'],
    languages: [...LANGS],
    legal: {
      operatorName: { ru: '', en: '' },
      registrationNumber: '',
      address: { ru: '', en: '' },
      email: '',
      replyDays: null,
      refundDays: null,
      law: { ru: '', en: '' },
      storage: { ru: '', en: '' },
    },
    reminders: { plan: true, unpaid: true },
    tiers: { all: {}, rituals: {}, terms: DEFAULT_TERMS },
  }
}

/** The current settings: the values of the environment with the changes by staff. */
export function mergeSettings(environment: SettingsEnvironment, stored: StoredSettings): Settings {
  const defaults = defaultSettings(environment)
  return {
    shopName: { ...defaults.shopName, ...stored.shopName },
    contacts: { ...defaults.contacts, ...stored.contacts },
    paymentMethods: { ...defaults.paymentMethods, ...stored.paymentMethods },
    languages: stored.languages ?? defaults.languages,
    legal: { ...defaults.legal, ...stored.legal },
    reminders: { ...defaults.reminders, ...stored.reminders },
    tiers: { ...defaults.tiers, ...stored.tiers, terms: { ...defaults.tiers.terms, ...stored.tiers?.terms } },
  }
}

/** The changed settings to store: only values that differ. So later changes of the environment still apply to all other values. */
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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The missing facts of the legal pages, in the order of the form. A fact with two languages may be missing in either of them. */
export function missingLegalFacts(legal: Settings['legal']): (keyof Settings['legal'])[] {
  const order = [
    'operatorName',
    'registrationNumber',
    'address',
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

/** Whether a payment method is offered in this country. If the country is unknown, only the general switch counts. */
export function isOffered({ paymentMethods }: Settings, method: SwitchedMethod, country: string | undefined): boolean {
  const { enabled, offIn } = paymentMethods[method]
  return enabled && (country === undefined || !offIn.includes(country))
}

/** The country from the owner's proxy header, as two capital letters. Undefined for any other text. */
export function readCountry(header: string | undefined): string | undefined {
  const country = header?.trim().toUpperCase()
  // Proxies send XX for an unknown country and T1 for Tor.
  return country !== undefined && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}

/** The contents of a ritual's tiers, if they are set: the ritual's own contents, or else the general ones. */
export function tierNumbers({ tiers }: Settings, ritualId: string): ({ id: SettingTier } & TierNumbers)[] {
  return SETTING_TIERS.flatMap((id) => {
    const numbers = tiers.rituals[ritualId]?.[id] ?? tiers.all[id]
    return numbers && Object.values(numbers).some((value) => value !== null) ? [{ id, ...numbers }] : []
  })
}
