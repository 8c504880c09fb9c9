import type { Asset } from '#base/money.ts'
import { type CardCurrency, COINS, type Currency } from './model-currencies.ts'

/** What is counted: a coin's own units, or hundredths of a card's currency. */
export function assetOf(currency: Currency | CardCurrency): Asset {
  return currency === 'USD' || currency === 'RUB' ? currency : COINS[currency].asset
}
