import { orderDigits } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { amount, centsToDollars, DECIMALS, formatDecimal } from '#base/money.ts'
import { toAsset } from '#features/money/settlements/rules.ts'
import type { CsvCell } from '#server/http/csv.ts'
import { en } from './messages/admin.en.ts'
import { ru } from './messages/admin.ru.ts'
import type { EntryCurrency } from './model.ts'
import type { EntryRow, MonthRow, SumRow } from './queries.ts'
import { canClose, closingDay } from './rules.ts'
import type { EntryView, MonthDetail, MonthView } from './schemas.ts'

const messages = { ru, en }

export function presentMonth(month: string, now: Date, closed: MonthRow | undefined, entries: number): MonthView {
  return {
    month,
    state: closed ? 'closed' : canClose(month, now) ? 'over' : 'running',
    entries,
    closesOn: closingDay(month),
    closedAt: closed?.closedAt.toISOString() ?? null,
    closedBy: closed?.closedByEmail ?? null,
    digest: closed?.digest ?? null,
  }
}

export function presentEntry(row: EntryRow): EntryView {
  const { number, bookedOn, valueOn, kind, way, orderId, currency, units, usdRate, usdCents, feeUnits } = row
  return {
    number,
    bookedOn,
    valueOn,
    kind,
    way,
    orderId,
    orderNumber: orderId === null ? null : orderDigits(orderId),
    currency,
    amount: decimalOf(currency, units),
    rate: usdRate === null ? null : rateText(usdRate),
    usd: usdCents === null ? null : centsToDollars(usdCents),
    fee: feeUnits === null ? null : decimalOf(currency, feeUnits),
    reference: row.reference,
    partner: row.partner,
  }
}

export function presentSums(sums: SumRow[]): MonthDetail['sums'] {
  return sums.map(({ currency, came, gone, fees, usdCents }) => ({
    currency,
    came: decimalOf(currency, came),
    gone: decimalOf(currency, gone),
    fees: decimalOf(currency, fees),
    usd: centsToDollars(usdCents),
  }))
}

export function titlesOf(lang: Lang): string[] {
  const { columns } = messages[lang]
  return COLUMNS.map((id) => columns[id])
}

const COLUMNS = [
  'number',
  'bookedOn',
  'valueOn',
  'kind',
  'way',
  'order',
  'currency',
  'amount',
  'rate',
  'usd',
  'fee',
  'reference',
  'partner',
] as const

/**
 * One line of the journal's file. It contains only stored values of the entry and texts of this feature, so it does not change after the
 * month is closed.
 */
export function cellsOf(row: EntryRow, lang: Lang): CsvCell[] {
  const { kinds, ways } = messages[lang]
  const decimal = (units: bigint | null) =>
    units === null ? null : { decimal: fixedDecimal(units, DECIMALS[toAsset(row.currency)]) }
  return [
    row.number,
    row.bookedOn,
    row.valueOn,
    kinds[row.kind],
    ways[row.way],
    row.orderId === null ? '' : orderDigits(row.orderId),
    row.currency,
    decimal(row.units),
    row.usdRate === null ? null : { decimal: fixedDecimal(row.usdRate, RATE_DECIMALS) },
    row.usdCents === null ? null : { decimal: fixedDecimal(BigInt(row.usdCents), 2) },
    decimal(row.feeUnits),
    row.reference,
    row.partner,
  ]
}

const RATE_DECIMALS = 8

function decimalOf(currency: EntryCurrency, units: bigint): string {
  return formatDecimal(amount(toAsset(currency), units))
}

function rateText(rate: bigint): string {
  return fixedDecimal(rate, RATE_DECIMALS).replace(/\.?0+$/, '')
}

/** Writes an amount with all its decimal places, so that the numbers in a spreadsheet column line up. */
function fixedDecimal(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
