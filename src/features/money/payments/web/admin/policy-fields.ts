import type { Lang } from '#base/i18n.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { CURRENCIES, type Currency } from '#features/money/settlements/model-currencies.ts'
import type { PolicyNumber } from '#features/money/settlements/model-limits.ts'
import type { PolicyView } from '../../schemas-actions.ts'

export type Unit = 'minutes' | 'days' | 'seconds' | 'percent' | 'dollars' | 'count'

/** The unit of the number that the owner types, for each field. */
export const UNITS: Record<PolicyNumber, Unit> = {
  lockMinutes: 'minutes',
  watchDays: 'days',
  spreadBasisPoints: 'percent',
  toleranceBasisPoints: 'percent',
  toleranceCents: 'dollars',
  dustCents: 'dollars',
  bitcoinMost: 'count',
  ethereumBlocks: 'count',
  ethereumFinalFromCents: 'dollars',
  paymentsPerOrder: 'count',
  addressesPerHour: 'count',
  gapWarning: 'count',
  unpaidMost: 'count',
  staleSeconds: 'seconds',
  secondPersonFromCents: 'dollars',
  partnerDayCents: 'dollars',
}

const SCALE: Record<Unit, number> = { minutes: 1, days: 1, seconds: 1, percent: 100, dollars: 100, count: 1 }

type Fields = PolicyView['holds']

/** The policy as texts in form fields. Numbers are in dollars, percent and minutes, in the number format of the language. */
export type TypedPolicy = Record<PolicyNumber, string> & {
  minimumCents: Record<string, string>
  bitcoinSteps: { underCents: string; count: string }[]
}

/** Converts a stored number to the unit that people read: dollars, percent or minutes. */
export function scaled(value: number, unit: Unit): number {
  return value / SCALE[unit]
}

export function toTypedPolicy(holds: Fields, lang: Lang): TypedPolicy {
  const shown = (value: number, unit: Unit) => typedNumber(scaled(value, unit), lang)
  return {
    ...eachNumber((name) => shown(holds[name], UNITS[name])),
    minimumCents: eachCoin((coin) => shown(holds.minimumCents[coin] ?? 0, 'dollars')),
    bitcoinSteps: holds.bitcoinSteps.map(({ underCents, count }) => ({
      underCents: shown(underCents, 'dollars'),
      count: String(count),
    })),
  }
}

/** Returns the fields that differ from the current policy. A number that cannot be parsed becomes NaN. */
export function parseChanges(typed: TypedPolicy, holds: Fields, lang: Lang): Partial<Fields> {
  const read = (text: string, unit: Unit): number => {
    const value = readNumber(text, lang) * SCALE[unit]
    const whole = Math.round(value)
    // Rounds because 0.29 × 100 is 28.999… in binary arithmetic.
    return Math.abs(value - whole) < 1e-6 ? whole : value
  }
  const all: Fields = {
    ...eachNumber((name) => read(typed[name], UNITS[name])),
    minimumCents: eachCoin((coin) => read(typed.minimumCents[coin] ?? '', 'dollars')),
    bitcoinSteps: typed.bitcoinSteps.map(({ underCents, count }) => ({
      underCents: read(underCents, 'dollars'),
      count: read(count, 'count'),
    })),
  }
  // The fields of `all` have the same names as the fields of `holds`.
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(holds[name as keyof Fields])
  return Object.fromEntries(Object.entries(all).filter(isChanged))
}

function eachNumber<Value>(make: (name: PolicyNumber) => Value): Record<PolicyNumber, Value> {
  const names = Object.keys(UNITS) as PolicyNumber[]
  // This cast is needed because `fromEntries` loses the types of the names.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<PolicyNumber, Value>
}

function eachCoin<Value>(make: (coin: Currency) => Value): Record<Currency, Value> {
  return Object.fromEntries(CURRENCIES.map((coin) => [coin, make(coin)])) as Record<Currency, Value>
}
