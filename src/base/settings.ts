import type { Lang } from './i18n.ts'
import type { TermTable } from './terms.ts'

/** Ways to pay that can be switched off: each coin by its name on the wire, and cards. */
export const SWITCHED_METHODS = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20', 'card'] as const

export type SwitchedMethod = (typeof SWITCHED_METHODS)[number]

/** `offIn`: countries, as two capital letters, whose visitors are not offered it. */
type MethodSwitch = { enabled: boolean; offIn: string[] }

export const SETTING_TIERS = ['basic', 'enhanced', 'premium'] as const

export type SettingTier = (typeof SETTING_TIERS)[number]

export const TIER_NUMBERS = ['days', 'recitations', 'priests'] as const

/** What a tier comprises, in numbers; what is null is not said. */
export type TierNumbers = Record<(typeof TIER_NUMBERS)[number], number | null>

export type TierTable = Partial<Record<SettingTier, TierNumbers>>

/** Where customers and the shop's own e-mails find people. Also the type: a contact is added here, in its schema, form and texts. */
export const NO_CONTACTS = { providerEmail: '', ordersEmail: '', messengerHandle: '', messengerLink: '' }

/** What the staff sets while the shop runs. */
export type Settings = {
  shopName: Record<Lang, string>
  contacts: typeof NO_CONTACTS
  paymentMethods: Record<SwitchedMethod, MethodSwitch>
  /** In which the shop's public pages are offered; one at least. */
  languages: Lang[]
  /** Who runs the shop and how it answers, as the legal pages say it; of what is empty they say nothing. */
  legal: {
    operatorName: Record<Lang, string>
    registrationNumber: string
    address: Record<Lang, string>
    email: string
    /** Working days. */
    replyDays: number | null
    refundDays: number | null
    /** By which the contract goes: “the law of …”. */
    law: Record<Lang, string>
    /** The country where data is stored. */
    storage: Record<Lang, string>
  }
  /** Numbers of all rituals, and where one of them differs; the terms that each tier offers. */
  tiers: { all: TierTable; rituals: Record<string, TierTable>; terms: TermTable }
}

/** Words of e-mails that the staff wrote over the shop's own: by e-mail, language and part. */
export type EditedTexts = Record<string, Record<Lang, Record<string, string>>>
