/** Why a person must look at an attempt. */
export const CARD_ATTENTIONS = [
  'wrong-amount',
  'wrong-currency',
  'wrong-order',
  'wrong-checkout',
  'order-not-payable',
] as const

export type CardAttention = (typeof CARD_ATTENTIONS)[number]

/** Why a person must look at a payment. */
export const ATTENTIONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable', 'reverted'] as const

export type Attention = (typeof ATTENTIONS)[number]
