import { type Asset, DECIMALS, divide } from '#base/money.ts'
import { calendarDay } from '#base/time.ts'
import { type BookedSource, CLOSING_DAY, type Movement, type NewEntry } from './model.ts'

/** One source of entries: the money that moved, and the money that the journal has booked for it. */
export type Differing = { movement: Movement | undefined; booked: BookedSource | undefined }

/** What the booking rules need: today's date (UTC), and whether a month is closed. */
type Books = { today: string; isClosed: (month: string) => boolean }

/**
 * The entries that make the journal equal to the ledger: for each source the difference between the movement and the booked sum. If a
 * movement no longer exists (the chain dropped its block, or the bank sent the refund back), an entry with the opposite amount is made. So
 * the sum of a source's entries always equals its movement.
 */
export function entriesToBook(differing: readonly Differing[], books: Books): NewEntry[] {
  return differing.flatMap(({ movement, booked }): NewEntry[] => {
    if (!booked) return movement && movement.units !== 0n ? [firstEntry(movement, books)] : []
    const units = (movement?.units ?? 0n) - booked.units
    const feeUnits = difference(movement ? movement.feeUnits : 0n, booked.feeUnits)
    if (units === 0n && feeUnits === null) return []
    const { revision: known, ...fact } = { ...booked, ...movement }
    const valueOn = movement?.valueOn ?? books.today
    return [
      {
        ...fact,
        kind: 'correction',
        revision: known + 1,
        units,
        usdCents: units === 0n ? 0 : centsBetween(movement, booked),
        feeUnits,
        valueOn,
        bookedOn: books.today,
        month: monthFor(valueOn, books),
      },
    ]
  })
}

function firstEntry(movement: Movement, books: Books): NewEntry {
  return { ...movement, revision: 1, bookedOn: books.today, month: monthFor(movement.valueOn, books) }
}

/**
 * The difference between the current fee and the booked fee; null if nothing must be booked. A booked fee that is unknown is taken as zero.
 * If the current fee is unknown, the booked fee stays.
 */
function difference(now: bigint | null, booked: bigint | null): bigint | null {
  if (now === null || now === (booked ?? 0n)) return null
  return now - (booked ?? 0n)
}

function centsBetween(movement: Movement | undefined, booked: BookedSource): number | null {
  if (booked.usdCents === null && (movement?.usdCents ?? null) === null) return null
  return (movement?.usdCents ?? 0) - (booked.usdCents ?? 0)
}

/**
 * The journal month of a new entry: the month of its value date. If that month is closed or in the future, the entry belongs to the current month.
 */
export function monthFor(valueOn: string, { today, isClosed }: Books): string {
  const month = monthOf(valueOn)
  return month > monthOf(today) || isClosed(month) ? monthOf(today) : month
}

/** A month can be closed when it is over (UTC). So the current month, in which entries are booked, is never closed. */
export function canClose(month: string, now: Date): boolean {
  return month < monthOf(calendarDay(now))
}

/** True if a month must close by itself now, because the closing day of the next month has come. */
export function closesByItself(month: string, now: Date): boolean {
  return calendarDay(now) >= closingDay(month)
}

export function closingDay(month: string): string {
  return `${monthAfter(month)}-${String(CLOSING_DAY).padStart(2, '0')}`
}

function monthOf(day: string): string {
  return day.slice(0, 7)
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return calendarDay(new Date(Date.UTC(year, number, 1))).slice(0, 7)
}

/** Returns the months from the first month to the current month, newest first. */
export function monthsUntil(first: string | undefined, now: Date): string[] {
  const current = monthOf(calendarDay(now))
  const months = [current]
  for (let month = first ?? current; month < current; month = monthAfter(month)) months.push(month)
  return months.toSorted().toReversed()
}

const RATE_UNIT = 10n ** 8n

/** The value in US cents at a rate, rounded down towards zero; null without a rate. */
export function valueInCents(asset: Asset, units: bigint, usdRate: bigint | null): number | null {
  if (asset === 'USD') return Number(units)
  if (usdRate === null) return null
  const size = units < 0n ? -units : units
  const cents = Number(divide(size * usdRate * 100n, RATE_UNIT * 10n ** BigInt(DECIMALS[asset]), 'down'))
  return units < 0n ? -cents : cents
}
