import { divide, parseUnits } from '#base/money.ts'
import { isAfterNow, SECOND } from '#base/time.ts'
import type { UsdRate } from '#features/money/settlements/model-currencies.ts'

/** The price of one asset at one exchange (market), and the time of this price. */
export type MarketPrice = { usdRate: UsdRate; at: Date }

const FRESH_FOR = 120 * SECOND
/** The upper limit for prices: twelve digits before the decimal point. */
const RATE_BOUND = 10n ** 20n
const MIN_MARKETS = 2
const MAX_DIFFERENCE_PER_MILLE = 15n

/**
 * Returns the price on which the exchanges agree: the median of the fresh prices without outliers. Undefined if fewer than two prices are
 * left, or if only two are left and they are very different.
 */
export function agreedPrice(prices: MarketPrice[], now: Date): UsdRate | undefined {
  const fresh = prices.filter(({ at }) => isFresh(at, now)).map(({ usdRate }) => usdRate)
  if (fresh.length < MIN_MARKETS) return undefined
  const middle = median(fresh)
  const near = fresh.filter((price) => isNear(price, middle))
  const [one, other] = near
  if (one === undefined || other === undefined) return undefined
  if (near.length === MIN_MARKETS && !isNear(one, other)) return undefined
  return median(near)
}

/**
 * Returns true if a price is recent enough. If its time is in the future, the clock was set back after the price was read. The age of such
 * a price is unknown, so it is not fresh.
 */
function isFresh(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= FRESH_FOR && !isAfterNow(at, now)
}

function isNear(price: UsdRate, middle: UsdRate): boolean {
  const distance = price > middle ? price - middle : middle - price
  return distance * 1000n <= middle * MAX_DIFFERENCE_PER_MILLE
}

/**
 * Returns the middle price, or the mean of the two middle prices, rounded down. With a lower price the shop asks for more of the coin, to
 * its advantage.
 */
function median(prices: bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0n
  return sorted.length % 2 === 1 ? upper : divide((sorted[half - 1] ?? 0n) + upper, 2n, 'down')
}

/** Parses an exchange's decimal price to 8 places, rounded down. Undefined if the price is not positive. */
export function parsePrice(text: string): UsdRate | undefined {
  const rate = parseUnits(text, 8, 'cut')
  return rate !== undefined && rate > 0n && rate < RATE_BOUND ? rate : undefined
}

/** Returns the mean of bid and ask. Undefined if the bid is above the ask, which is impossible. */
export function midPrice(bid: string, ask: string): UsdRate | undefined {
  const low = parsePrice(bid)
  const high = parsePrice(ask)
  if (low === undefined || high === undefined || low > high) return undefined
  return divide(low + high, 2n, 'down')
}
