import type { Asset } from '#base/money.ts'
import { hasRight, type Right } from '#base/rights.ts'
import { Refusal } from '#base/refusal.ts'
import { type CardCurrency, COINS, type Currency, currencyName } from './model-currencies.ts'
import type { Method, Staff } from './model.ts'
import type { Lang } from '#base/i18n.ts'
import { formatRub, formatUsd } from '#base/money-format.ts'

/** Returns the asset of a currency: a coin, or the hundredths of a card's currency. */
export function toAsset(currency: Currency | CardCurrency): Asset {
  return currency === 'USD' || currency === 'RUB' ? currency : COINS[currency].asset
}

/** Returns true if the person may move money. Only staff with this right may do so. */
export function mayMoveMoney({ role, staffRole }: Staff, right: Right = 'money.change'): boolean {
  return role === 'admin' && hasRight(staffRole, right)
}

export function assertMayMoveMoney(by: Staff, right?: Right): void {
  if (!mayMoveMoney(by, right)) throw new Refusal('forbidden', 'payments.staff-only')
}

/**
 * The part of a payment's money that is not returned. `left`: the sum that can still be returned. `underWay`: the sum requested from the
 * card service, which may still refuse.
 */
export type Remainder = { left: bigint; underWay: bigint }

/** The sums of a payment's refunds. `isReturned`: staff decided that all of the money was returned outside the shop. */
type RefundProgress = { underWay: bigint; done: bigint; isReturned: boolean }

/** The `reason` of a refund of coins that staff returned in review. This money is no longer part of its payment. */
export const REVIEW_RETURN = 'review'
/** The reason of a refund that returns money beyond the price, if nobody has typed a reason. */
export const SURPLUS_RETURN = 'surplus'

/** Returns true if a text is a reason that only the shop writes. Nobody may type such a text, because it would look like the shop's own reason. */
export function isShopReason(text: string): boolean {
  return [REVIEW_RETURN, SURPLUS_RETURN].includes(text.trim().toLowerCase())
}

/** Returns true if a person typed the reason of a refund. */
export function isTypedReason(reason: string): boolean {
  return reason !== '' && reason !== REVIEW_RETURN && reason !== SURPLUS_RETURN
}

/**
 * Returns the finished refunds that staff took from the money that paid the order. These refunds must not be subtracted from `sum`, the
 * other part of the money that came (the surplus). Zero if `sum` is all the money.
 */
export function partOfPrice(sum: bigint, { ofPrice, came }: { ofPrice: bigint; came: bigint }): bigint {
  const price = came > sum ? came - sum : 0n
  return ofPrice < price ? ofPrice : price
}

/** Returns the part of one payment's money that can still be returned. Finished and requested refunds are subtracted. */
export function remainderToReturn(
  method: Method,
  came: bigint,
  { underWay, done, isReturned }: RefundProgress,
): Remainder {
  // For a coin payment the decision `returned` is about another coin, or about money that is already subtracted. So only refunds are
  // subtracted here.
  if (method === 'card' && isReturned) return { left: 0n, underWay }
  const left = came - underWay - done
  return { left: left > 0n ? left : 0n, underWay }
}

/** Shortens a transaction's hash to its beginning and its end, which are enough to recognise the hash in a wallet. */
export function shortHash(hash: string): string {
  return hash.length > 24 ? `${hash.slice(0, 10)}…${hash.slice(-8)}` : hash
}

/**
 * Writes a sum with its currency for staff: `$1,440`, `1,440 ₽`, `0.00015 BTC`, in Russian `0,00015 BTC`. `amount` is a decimal string, as
 * in the API.
 */
export function formatSum(amount: string, currency: string, lang: Lang): string {
  const hundredths = () => Math.round(Number(amount) * 100)
  if (currency === 'USD') return formatUsd(hundredths(), lang)
  if (currency === 'RUB') return formatRub(hundredths(), lang)
  const signed = amount.replace('-', '−')
  return `${lang === 'ru' ? signed.replace('.', ',') : signed}\u00a0${currencyName(currency)}`
}
