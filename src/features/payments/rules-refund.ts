import { amount, formatDecimal, parseDecimal } from '#base/money.ts'
import { assetOf } from '#features/settlements/rules.ts'
import type { LedgerDetail, LedgerEntry } from './schemas-ledger.ts'

/** What a refund of a card payment begins with: what came beyond the price, else what has not gone back yet. */
export function amountLeft({
  currency,
  expected,
  surplus,
  refunds = [],
}: Pick<LedgerEntry, 'currency' | 'expected' | 'surplus'> & Partial<Pick<LedgerDetail, 'refunds'>>): string {
  if (surplus) return surplus.amount
  const asset = assetOf(currency)
  const unitsOf = (decimal: string) => parseDecimal(asset, decimal)?.units ?? 0n
  const back = refunds.filter(({ status }) => status !== 'failed')
  const left = back.reduce((rest, one) => rest - unitsOf(one.amount), unitsOf(expected))
  return formatDecimal(amount(asset, left > 0n ? left : 0n))
}
