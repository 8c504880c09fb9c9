import type { Currency } from './model-currencies.ts'

/** What can be wrong with money that came. */
const CARD_MISMATCHES = [
  'wrong-amount',
  'wrong-currency',
  'wrong-order',
  'wrong-checkout',
  'order-not-payable',
] as const

export type CardMismatch = (typeof CARD_MISMATCHES)[number]

/**
 * Why a person must look at an attempt: what came does not match, the bank takes it back, or a refund was sent back.
 */
export const CARD_ATTENTIONS = [
  ...CARD_MISMATCHES,
  'fraud-warning',
  'disputed',
  'dispute-lost',
  'refund-failed',
] as const

export type CardAttention = (typeof CARD_ATTENTIONS)[number]

/** Why a person must look at a payment. */
export const ATTENTIONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable', 'reverted'] as const

export type Attention = (typeof ATTENTIONS)[number]

/** Those about the coin that was asked for: what came of it is too little, too late, or for an order that takes nothing. */
export const OWN_COIN_REASONS = ['underpaid', 'late', 'order-not-payable'] as const satisfies Attention[]

export function isOwnCoinReason(attention: string): boolean {
  return OWN_COIN_REASONS.some((reason) => reason === attention)
}

/** Those about money that no rule ever credits: another coin, or money after the watch. */
export const STRANGE_REASONS = ['wrong-asset', 'after-watch'] as const satisfies Attention[]

export function isStrangeReason(attention: string | null): attention is (typeof STRANGE_REASONS)[number] {
  return STRANGE_REASONS.some((reason) => reason === attention)
}

/** Units of each coin. */
export type CoinUnits = Partial<Record<Currency, bigint>>

/**
 * What people have decided about a coin's payment without taking its money away, by the reason: what was confirmed then, what the chain had
 * taken back, or the coins that no rule credits. Whatever is more than that needs a decision of its own.
 */
export type Decided = Partial<Record<Attention, CoinUnits>>
