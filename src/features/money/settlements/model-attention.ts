import type { Currency } from './model-currencies.ts'

/** The differences between a card charge and the order. */
const CARD_MISMATCHES = [
  'wrong-amount',
  'wrong-currency',
  'wrong-order',
  'wrong-checkout',
  'order-not-payable',
] as const

export type CardMismatch = (typeof CARD_MISMATCHES)[number]

/** The reasons why staff must look at a card attempt: the money does not match, the bank takes the money back, or the bank returned a refund. */
export const CARD_ATTENTIONS = [
  ...CARD_MISMATCHES,
  'fraud-warning',
  'disputed',
  'dispute-lost',
  'refund-failed',
] as const

export type CardAttention = (typeof CARD_ATTENTIONS)[number]

/** The reasons why staff must look at a coin payment. */
export const ATTENTIONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable', 'reverted'] as const

export type Attention = (typeof ATTENTIONS)[number]

/** The reasons for a review of money in the requested coin: too little, too late, or for an order that accepts no money. */
export const OWN_COIN_REASONS = ['underpaid', 'late', 'order-not-payable'] as const satisfies Attention[]

export function isOwnCoinReason(attention: string): boolean {
  return OWN_COIN_REASONS.some((reason) => reason === attention)
}

/** The reasons about money that no rule ever credits: another coin, or money after the watching time. */
export const STRANGE_REASONS = ['wrong-asset', 'after-watch'] as const satisfies Attention[]

export function isStrangeReason(attention: string | null): attention is (typeof STRANGE_REASONS)[number] {
  return STRANGE_REASONS.some((reason) => reason === attention)
}

export type CoinUnits = Partial<Record<Currency, bigint>>

/**
 * The sums that decisions about a coin payment cover, by reason for review. These decisions left the money in the payment. A sum is the
 * money that was confirmed at that time, the money that the chain had taken back, or the uncredited coins. If more money comes, staff must
 * decide again.
 */
export type DecidedUnits = Partial<Record<Attention, CoinUnits>>
