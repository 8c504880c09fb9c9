import type { Purpose } from '../../src/features/assistant/local-consultant/model.ts'
import {
  MAX_STEPS,
  type PurposeModel,
  unitOf,
  valueOf,
} from '../../src/features/assistant/local-consultant/rules-purpose-model.ts'

export type Example = { features: string[]; purpose: Purpose }

/** A feature that occurs in fewer texts than this is not used, because it may occur there by chance. */
const MIN_TEXTS = 3
const ROUNDS = 12
const RATE = 0.3
const DECAY = 1e-5
/** The maximum number of features in the file of the weights. */
const MAX_FEATURES = 33_000

type Row = { row: number; value: number }

/**
 * Multinomial logistic regression by stochastic gradient descent (AdaGrad). The same examples always give the same weights. `kept`: the only features
 * that are used.
 */
export function learn(examples: readonly Example[], kept?: ReadonlyMap<string, number>): PurposeModel {
  const purposes = [...new Set(examples.map(({ purpose }) => purpose))].toSorted()
  const found = findRows(examples, kept)
  const size = purposes.length
  const weights = new Float64Array(found.size * size)
  const squares = new Float64Array(found.size * size).fill(1e-2)
  const data = examples.map(({ features, purpose }) => ({
    own: features.flatMap((feature) => found.get(feature) ?? []),
    unit: unitOf(features),
    right: purposes.indexOf(purpose),
  }))
  const random = randomOf(7)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { own, unit, right } of shuffled(data, random)) {
      const errors = sharesOf(own, weights, { size, unit })
      errors[right] = (errors[right] ?? 0) - 1
      for (const { row, value } of own)
        for (let at = 0; at < size; at += 1) {
          const index = row * size + at
          const weight = weights[index] ?? 0
          const slope = (errors[at] ?? 0) * value * unit + DECAY * weight
          const square = (squares[index] ?? 0) + slope * slope
          squares[index] = square
          weights[index] = weight - (RATE * slope) / Math.sqrt(square)
        }
    }
  return packed(purposes, found, weights)
}

/** The features that are used. Each feature has a row in the weights. A rare feature has a higher value. */
function findRows(examples: readonly Example[], kept?: ReadonlyMap<string, number>): Map<string, Row> {
  const uses = new Map<string, number>()
  for (const { features } of examples) for (const feature of features) uses.set(feature, (uses.get(feature) ?? 0) + 1)
  return new Map(
    [...uses]
      .filter(([feature, count]) => count >= MIN_TEXTS && (kept?.has(feature) ?? true))
      .map(([feature, count], row) => [
        feature,
        { row, value: valueOf(feature) * Math.sqrt(Math.log(examples.length / count)) },
      ]),
  )
}

function sharesOf(
  own: readonly Row[],
  weights: Float64Array,
  { size, unit }: { size: number; unit: number },
): number[] {
  const sums = Array.from({ length: size }, () => 0)
  for (const { row, value } of own)
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (weights[row * size + at] ?? 0) * value * unit
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

/**
 * Multiplies each weight by the value of its feature and rounds it to a step. The mean over all purposes is subtracted, because it has no effect
 * on the choice of a purpose.
 */
function packed(purposes: Purpose[], found: ReadonlyMap<string, Row>, weights: Float64Array): PurposeModel {
  const size = purposes.length
  const whole = new Float64Array(weights.length)
  for (const { row, value } of found.values()) {
    const own = weights.subarray(row * size, (row + 1) * size)
    const mean = own.reduce((sum, weight) => sum + weight, 0) / size
    for (const [at, weight] of own.entries()) whole[row * size + at] = (weight - mean) * value
  }
  const largest = whole.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = Number((largest / MAX_STEPS).toPrecision(4))
  const steps = Int8Array.from(whole, (weight) => Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / step))))
  return { purposes, rows: new Map([...found].map(([feature, { row }]) => [feature, row])), weights: steps, step }
}

/** The model with only the features that have the largest weights. */
export function pruned({ rows, weights, ...model }: PurposeModel): PurposeModel {
  const size = model.purposes.length
  const own = (row: number) => weights.subarray(row * size, (row + 1) * size)
  const strength = (row: number) => own(row).reduce((sum, weight) => sum + Math.abs(weight), 0)
  const strongest = [...rows].toSorted(([, a], [, b]) => strength(b) - strength(a)).slice(0, MAX_FEATURES)
  const kept = strongest.toSorted(([, a], [, b]) => a - b)
  return {
    ...model,
    rows: new Map(kept.map(([feature], row) => [feature, row])),
    weights: Int8Array.from(kept.flatMap(([, row]) => [...own(row)])),
  }
}

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((each) => ({ each, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ each }) => each)
}
