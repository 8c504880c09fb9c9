import type { Lang } from '#base/i18n.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { CURRENCIES } from '#features/settlements/model-currencies.ts'
import { POLICY_BOUNDS, type PolicyNumber } from '#features/settlements/model-policy.ts'
import type { PolicyView } from '../../schemas-actions.ts'

export type Unit = 'minutes' | 'days' | 'seconds' | 'percent' | 'dollars' | 'count'

/** In what people type a field, and how many of the field's own units that is. */
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

export type Typed = { numbers: Record<string, string>; steps: { key: number; under: string; count: string }[] }

type Fields = PolicyView['holds']

const NUMBERS = Object.keys(UNITS) as PolicyNumber[]

/** In what people read it: dollars, percent, minutes. */
export function scaled(value: number, unit: Unit): number {
  return value / SCALE[unit]
}

export function typedOf(holds: Fields, lang: Lang): Typed {
  const shown = (value: number, unit: Unit) => typedNumber(scaled(value, unit), lang)
  const numbers = NUMBERS.map((name): [string, string] => [name, shown(holds[name], UNITS[name])])
  const minimums = CURRENCIES.map((coin): [string, string] => [coin, shown(holds.minimumCents[coin] ?? 0, 'dollars')])
  return {
    numbers: Object.fromEntries([...numbers, ...minimums]),
    steps: holds.bitcoinSteps.map(({ underCents, count }, key) => ({
      key,
      under: shown(underCents, 'dollars'),
      count: String(count),
    })),
  }
}

/** The fields that differ from what holds, and the names of those that cannot stand. */
export function readTyped(typed: Typed, holds: Fields, lang: Lang): { changes: Partial<Fields>; wrong: string[] } {
  const wrong: string[] = []
  const read = (name: string, text: string, unit: Unit, bounds: readonly [number, number]): number => {
    const value = readNumber(text, lang) * SCALE[unit]
    const whole = Math.round(value)
    const fits = Math.abs(value - whole) < 1e-6 && whole >= bounds[0] && whole <= bounds[1]
    if (!fits) wrong.push(name)
    return whole
  }
  const numbers = NUMBERS.map((name) => [name, read(name, typed.numbers[name] ?? '', UNITS[name], POLICY_BOUNDS[name])])
  const minimumCents = Object.fromEntries(
    CURRENCIES.map((coin) => [coin, read(coin, typed.numbers[coin] ?? '', 'dollars', POLICY_BOUNDS.minimumCents)]),
  ) as Required<Fields['minimumCents']>
  const bitcoinSteps = typed.steps.map(({ under, count }, at) => ({
    underCents: read(`under${at}`, under, 'dollars', [1, 1_000_000_000]),
    count: read(`count${at}`, count, 'count', [1, 100]),
  }))
  bitcoinSteps.forEach(({ underCents }, at) => {
    if (at > 0 && underCents <= (bitcoinSteps[at - 1]?.underCents ?? 0)) wrong.push(`rising${at}`)
  })
  const all = { ...Object.fromEntries(numbers), minimumCents, bitcoinSteps } as Fields
  const names = (Object.keys(all) as (keyof Fields)[]).filter((name) => !isSame(all[name], holds[name]))
  return { changes: Object.fromEntries(names.map((name) => [name, all[name]])), wrong }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
