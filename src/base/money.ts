/** Amounts are whole numbers of the smallest unit of an asset. The shop never calculates with amounts in another form. */
export type Asset = 'USD' | 'RUB' | 'BTC' | 'ETH' | 'USDT'

export type Amount = { asset: Asset; units: bigint }

export type Rounding = 'up' | 'down' | 'half-up'

/** The number of digits after the decimal point. The smallest units are cents, kopecks, satoshi, wei and millionths of a USDT. */
export const DECIMALS: Record<Asset, number> = { USD: 2, RUB: 2, BTC: 8, ETH: 18, USDT: 6 }

export function amount(asset: Asset, units: bigint): Amount {
  return { asset, units }
}

export function add(a: Amount, b: Amount): Amount {
  assertSameAsset(a, b)
  return amount(a.asset, a.units + b.units)
}

export function subtract(a: Amount, b: Amount): Amount {
  assertSameAsset(a, b)
  return amount(a.asset, a.units - b.units)
}

/** Returns -1, 0 or 1, as a comparison function for sorting does. */
export function compare(a: Amount, b: Amount): number {
  assertSameAsset(a, b)
  return a.units < b.units ? -1 : a.units > b.units ? 1 : 0
}

/** `numerator / denominator` as a whole number. The numerator must not be negative, and the denominator must be positive. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (numerator < 0n || denominator <= 0n)
    throw new RangeError('divide needs a non-negative numerator and a positive denominator')
  const whole = numerator / denominator
  const rest = numerator % denominator
  if (rest === 0n || rounding === 'down') return whole
  if (rounding === 'up') return whole + 1n
  return rest * 2n >= denominator ? whole + 1n : whole
}

/** Rounds units up to a multiple of `step`, so that the requested sum is never below the price. */
export function roundUpTo(units: bigint, step: bigint): bigint {
  return divide(units, step, 'up') * step
}

/**
 * Parses a decimal string such as `0.00015` as whole units of its last digit. Undefined if invalid. A string with more than `decimals` decimal digits
 * is invalid; with `cut` the extra digits are dropped, which rounds down.
 */
export function parseUnits(text: string, decimals: number, beyond: 'refused' | 'cut' = 'refused'): bigint | undefined {
  const match = /^(\d{1,30})(?:\.(\d{1,40}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  if (fraction.length > decimals && beyond === 'refused') return undefined
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** Parses an amount such as `0.00015`. Undefined if it is invalid or has more decimal digits than the asset allows. */
export function parseDecimal(asset: Asset, text: string): Amount | undefined {
  const units = parseUnits(text, DECIMALS[asset])
  return units === undefined ? undefined : amount(asset, units)
}

/** The exact decimal string of an amount without trailing zeros: `0.00015`, `480`. */
export function formatDecimal({ asset, units }: Amount): string {
  const decimals = DECIMALS[asset]
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return sign + whole + (fraction ? `.${fraction}` : '')
}

/** Converts dollars of the API to US cents. Undefined if the result is not a whole number of cents. */
export function dollarsToCents(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100)
  if (!Number.isSafeInteger(cents) || Math.abs(dollars * 100 - cents) > 1e-6) return undefined
  return cents
}

/** The number of dollars for the API. */
export function centsToDollars(cents: number): number {
  return cents / 100
}

/** `cents × numerator / denominator` rounded half up to a whole cent (docs/contract.md, "Prices"). */
export function scaleCents(cents: number, numerator: number, denominator: number): number {
  return Number(divide(BigInt(cents) * BigInt(numerator), BigInt(denominator), 'half-up'))
}

function assertSameAsset(a: Amount, b: Amount): void {
  if (a.asset !== b.asset) throw new TypeError(`cannot mix ${a.asset} with ${b.asset}`)
}
