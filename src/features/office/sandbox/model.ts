import type { Chain } from '#features/money/settlements/model-currencies.ts'

/** The possible decisions of the simulated bank about a checkout. */
export const CARD_OUTCOMES = ['pay', 'decline', 'pay-wrong-amount', 'pay-too-little', 'expire'] as const

/** The assets that have their own rate. Both kinds of USDT have the same rate. */
export type RatedAsset = 'BTC' | 'ETH' | 'USDT'

/** The exchange rates in dollars for one coin, until a person sets other rates. */
export const STANDARD_RATES: Record<RatedAsset, string> = { BTC: '95000', ETH: '3200', USDT: '1' }

/**
 * Account keys of a public seed: SHA-512 of "Ahuti sandbox: public test seed, never send real money here". The key for Bitcoin is for the
 * test network. Ethereum and TRON have no separate address format for tests. Real money that is sent to such an address is lost.
 */
export const SANDBOX_KEYS: Record<Chain, string> = {
  bitcoin:
    'vpub5Za8HfAYrDUHzUGFqdoX73ao6d7gLwTG1EWRtG9xPmERN9EYdyLWKXY131gSzNrunBJ82yhExA6zvTiDW6f8KFz9APWzuJ3iWzgPc3XgdbS',
  ethereum:
    'xpub6CNu4U3KxA6fQZKkcJHit3PXSubqAMyVfs5Y2TjN7RStsxQaWiBw7BPrGHsmq46SKit2FFMZR1gE13Cp4FUqC2Em1YxCUJa92FnkX9Gh3j7',
  tron: 'xpub6CYN4pt7ZQ6dAB6Bm4a59r1WJ7BvYgvKaRKsHA3zayUUocZEFHknhzZjfYsWP3ADgbBbbCJGZahrVHnWJ9ZTxGnjnh7N4xS893dYDmkNS6c',
}

export type CardOutcome = (typeof CARD_OUTCOMES)[number]
