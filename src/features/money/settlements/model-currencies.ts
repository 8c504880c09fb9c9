import type { Asset } from '#base/money.ts'

/** Currencies of card charges. Amounts are whole hundredths: cents or kopecks. */
export const CARD_CURRENCIES = ['USD', 'RUB'] as const

export type CardCurrency = (typeof CARD_CURRENCIES)[number]

/** The codes of the coins. The API and the tables use the same codes. */
export const CURRENCIES = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'] as const

export type Currency = (typeof CURRENCIES)[number]

export const CHAINS = ['bitcoin', 'ethereum', 'tron'] as const

export type Chain = (typeof CHAINS)[number]

export type Coin = {
  asset: Asset
  chain: Chain
  /** A quote is rounded up to a multiple of this number of units: 1 sat, 1e-6 ETH, 0.01 USDT. */
  step: bigint
}

export const COINS: Record<Currency, Coin> = {
  BTC: { asset: 'BTC', chain: 'bitcoin', step: 1n },
  ETH: { asset: 'ETH', chain: 'ethereum', step: 10n ** 12n },
  USDT_ERC20: { asset: 'USDT', chain: 'ethereum', step: 10n ** 4n },
  USDT_TRC20: { asset: 'USDT', chain: 'tron', step: 10n ** 4n },
}

/** The short name of each coin for staff. It does not wrap. */
export const COIN_NAMES: Record<Currency, string> = {
  BTC: 'BTC',
  ETH: 'ETH',
  USDT_ERC20: 'USDT\u00a0ERC-\u206020',
  USDT_TRC20: 'USDT\u00a0TRC-\u206020',
}

/** Returns the name of a currency code in the API. An unknown code is returned unchanged. */
export function currencyName(currency: string): string {
  return COIN_NAMES[currency as Currency] ?? currency
}

/** The price of one whole coin in dollars × 10⁸. */
export type UsdRate = bigint
