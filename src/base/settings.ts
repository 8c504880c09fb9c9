import type { Lang } from './i18n.ts'
import type { TermTable } from './terms.ts'

/** Payment methods that can be disabled: each coin by its API name, and cards. */
export const SWITCHED_METHODS = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20', 'card'] as const

export type SwitchedMethod = (typeof SWITCHED_METHODS)[number]

/** `offIn`: two-letter codes (capitals) of countries whose visitors are not offered the method. */
type MethodSwitch = { enabled: boolean; offIn: string[] }

export const SETTING_TIERS = ['basic', 'enhanced', 'premium'] as const

export type SettingTier = (typeof SETTING_TIERS)[number]

export const TIER_NUMBERS = ['days', 'recitations', 'priests'] as const

/** The numbers of a tier; null is not shown. */
export type TierNumbers = Record<(typeof TIER_NUMBERS)[number], number | null>

export type TierTable = Partial<Record<SettingTier, TierNumbers>>

/** Contacts for customers and for the shop's own e-mails. Also the type: to add a contact, add it here, in its schema, form and texts. */
export const NO_CONTACTS = { providerEmail: '', ordersEmail: '', messengerHandle: '', messengerLink: '' }

/** Settings that the staff change at runtime. */
export type Settings = {
  shopName: Record<Lang, string>
  contacts: typeof NO_CONTACTS
  paymentMethods: Record<SwitchedMethod, MethodSwitch>
  /** Languages of the public pages; at least one. */
  languages: Lang[]
  /** Facts about the operator for the legal pages; empty ones are left out. */
  legal: {
    operatorName: Record<Lang, string>
    registrationNumber: string
    address: Record<Lang, string>
    email: string
    /** Working days. */
    replyDays: number | null
    refundDays: number | null
    /** The governing law of the contract: “the law of …”. */
    law: Record<Lang, string>
    /** The country where data is stored. */
    storage: Record<Lang, string>
  }
  /** Numbers of all rituals and exceptions of single ones; the terms offered for each tier. */
  tiers: { all: TierTable; rituals: Record<string, TierTable>; terms: TermTable }
}

/** E-mail texts that the staff edited: by e-mail, language and part. */
export type EditedTexts = Record<string, Record<Lang, Record<string, string>>>
