import type { LedgerDetail, LedgerEntry } from './schemas-ledger.ts'

/** Decimal amounts of a card, in its currency's hundredths. */
const hundredths = (amount: string): number => Math.round(Number(amount) * 100)

/** What a refund of a card payment begins with: what came beyond the price, else what has not gone back yet. */
export function amountLeft({
  expected,
  surplus,
  refunds = [],
}: Pick<LedgerEntry, 'expected' | 'surplus'> & Partial<Pick<LedgerDetail, 'refunds'>>): string {
  if (surplus) return surplus.amount
  const back = refunds.filter(({ status }) => status !== 'failed')
  const left = back.reduce((rest, { amount }) => rest - hundredths(amount), hundredths(expected))
  return String(Math.max(left, 0) / 100)
}
