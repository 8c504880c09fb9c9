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
