/** What the simulated bank can do with a checkout. */
export const CARD_OUTCOMES = ['pay', 'decline', 'pay-wrong-amount', 'expire'] as const

export type CardOutcome = (typeof CARD_OUTCOMES)[number]
