import type { Currency } from './model-currencies.ts'

/** Problems with received money. */
const CARD_MISMATCHES = [
  'wrong-amount',
  'wrong-currency',
  'wrong-order',
  'wrong-checkout',
  'order-not-payable',
] as const

export type CardMismatch = (typeof CARD_MISMATCHES)[number]

/** Why an attempt needs staff: the money does not match, the bank takes the money back, or a refund came back. */
export const CARD_ATTENTIONS = [
  ...CARD_MISMATCHES,
  'fraud-warning',
  'disputed',
  'dispute-lost',
  'refund-failed',
] as const

export type CardAttention = (typeof CARD_ATTENTIONS)[number]

/** Why a payment needs staff. */
export const ATTENTIONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable', 'reverted'] as const

export type Attention = (typeof ATTENTIONS)[number]

/** The review reasons for a payment in the requested coin: too little, too late, or for an order that takes no money. */
export const OWN_COIN_REASONS = ['underpaid', 'late', 'order-not-payable'] as const satisfies Attention[]

export function isOwnCoinReason(attention: string): boolean {
  return OWN_COIN_REASONS.some((reason) => reason === attention)
}

/** Reasons about money that no rule ever credits: another coin, or money after the watching time. */
export const STRANGE_REASONS = ['wrong-asset', 'after-watch'] as const satisfies Attention[]

export function isStrangeReason(attention: string | null): attention is (typeof STRANGE_REASONS)[number] {
  return STRANGE_REASONS.some((reason) => reason === attention)
}

export type CoinUnits = Partial<Record<Currency, bigint>>

/**
 * Decisions about a coin payment that left its money in place, by reason: the sum confirmed at that time, the sum that the chain had taken
 * back, or the uncredited coins. Any further money needs another decision.
 */
export type DecidedUnits = Partial<Record<Attention, CoinUnits>>
