import type { Lang } from './i18n.ts'
import type { TermTable } from './ritual-terms.ts'

/** Payment methods that can be disabled: each coin by its API name, and cards. */
export const SWITCHED_METHODS = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20', 'card'] as const

export type SwitchedMethod = (typeof SWITCHED_METHODS)[number]

/** `offIn`: two-letter codes (capitals) of countries. Visitors from these countries are not offered the method. */
type MethodSwitch = { enabled: boolean; offIn: string[] }

export const SETTING_TIERS = ['basic', 'enhanced', 'premium'] as const

export type SettingTier = (typeof SETTING_TIERS)[number]

export const TIER_NUMBERS = ['recitations', 'priests', 'hours', 'days'] as const

export type TierNumber = (typeof TIER_NUMBERS)[number]

/** The numbers of a tier: recitations over all days, priests, hours of fire per day, days of fire. A null is not shown. */
export type TierNumbers = Record<TierNumber, number | null>

export type TierTable = Partial<Record<SettingTier, TierNumbers>>

/** Like `TierTable`, but some numbers of a tier may be missing. */
export type PartialTierTable = Partial<Record<SettingTier, Partial<TierNumbers>>>

/** A day as `2026-11-20` on which nothing is performed. Customers read the reason; it may be empty. */
export type BlockedDay = { day: string; reason: Record<Lang, string> }

/**
 * Contacts for customers and for the shop's own e-mails. The type of contacts is derived from this list. To add a contact, add it here, in
 * its schema, in the form and in the texts.
 */
export const NO_CONTACTS = { providerEmail: '', ordersEmail: '', messengerHandle: '', messengerLink: '' }

/** Settings that the staff change at runtime. */
export type Settings = {
  shopName: Record<Lang, string>
  /** The address of the logo in the media library. If it is empty, the shop shows its default logo. */
  brand: { logo: string }
  contacts: typeof NO_CONTACTS
  paymentMethods: Record<SwitchedMethod, MethodSwitch>
  /** The languages of the public pages, at least one. */
  languages: Lang[]
  /** Facts about the operator for the legal pages. Empty facts do not appear. */
  legal: {
    operatorName: Record<Lang, string>
    registrationNumber: string
    address: Record<Lang, string>
    /** The country of the seller, in words. */
    country: Record<Lang, string>
    phone: string
    email: string
    /** The hours in which a person answers, in words. */
    hours: Record<Lang, string>
    /** The year since which the seller has worked, in words. */
    since: string
    /** The number of working days within which the shop replies, and within which it pays a refund. */
    replyDays: number | null
    refundDays: number | null
    /** The governing law of the contract: “the law of …”. */
    law: Record<Lang, string>
    /** The country where data is stored. */
    storage: Record<Lang, string>
    /** The sentence about taxes on receipts. Empty if there is no such sentence. */
    taxLine: Record<Lang, string>
  }
  /**
   * A photograph or a film of a rite for the home page and the rituals: the addresses of the files in the library. The caption says who performs
   * the rite, and where.
   */
  rite: { poster: string; film: string; caption: Record<Lang, string> }
  /** The number of days after the last day of the ritual within which the shop promises the recording and the certificate. */
  recording: { days: number }
  /**
   * The days that customers can choose. `leadDays`: the number of days from today to the first day that can be chosen. `blockedDays`: days
   * on which the shop performs no rituals. `capacity`: the maximum number of performances that begin on a day; null for no limit.
   */
  planning: { leadDays: number; blockedDays: BlockedDay[]; capacity: number | null }
  /** Which kinds of reminders are sent: for a missing plan, and for an unpaid order. */
  reminders: { plan: boolean; unpaid: boolean }
  /** E-mails about urgent problems. If `emails` is empty, they go to the mailbox for orders. */
  alerts: { enabled: boolean; emails: string[] }
  /**
   * The numbers of the tiers (such as priests and days of fire) for all rituals, exceptions for individual rituals, and the terms offered for
   * each tier.
   */
  tiers: { all: TierTable; rituals: Record<string, TierTable>; terms: TermTable }
}

/** E-mail texts that the staff edited, by e-mail, language and part. */
export type EditedTexts = Record<string, Record<Lang, Record<string, string>>>
