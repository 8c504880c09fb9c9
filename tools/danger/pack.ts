import { brotliCompressSync, constants } from 'node:zlib'
import type { DangerModel } from '../../src/features/assistant/consultant/rules-danger.ts'
import type { Trained } from './train.ts'

export const MAX_BYTES = 300_000
const MAX_WEIGHT = 127
const NONE = { alarm: Infinity, concern: Infinity }

/** Keeps the features with the largest weights and stores a weight in eight bits. */
export function toModel({ weights: [harmless, ...dangers], biases }: Trained, most: number): DangerModel {
  if (!harmless) throw new Error('there is no class for harmless texts')
  const differences = dangers.map((own) => own.map((weight, id) => weight - (harmless[id] ?? 0)))
  const strength = harmless.map((_, id) => Math.max(...differences.map((own) => Math.abs(own[id] ?? 0))))
  const kept = [...strength.keys()].filter((id) => (strength[id] ?? 0) > 0)
  const features = Uint32Array.from(
    kept
      .toSorted((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0))
      .slice(0, most)
      .toSorted((a, b) => a - b),
  )
  const scale = features.reduce((max, id) => Math.max(max, strength[id] ?? 0), 0) / MAX_WEIGHT
  const weights = Int8Array.from(
    [...features].flatMap((id) => differences.map((own) => Math.round((own[id] ?? 0) / scale))),
  )
  const [base = 0, ...own] = biases
  return { features, weights, scale, biases: own.map((bias) => bias - base), thresholds: { ru: NONE, en: NONE } }
}

/** The format is described in `providers/danger-weights.ts`. */
export function pack({ features, weights, ...model }: DangerModel): Buffer {
  const head = Buffer.from(`${JSON.stringify({ count: features.length, ...model })}\n`)
  const distances: number[] = []
  let last = 0
  for (const feature of features) {
    let distance = feature - last
    last = feature
    for (; distance > 0x7f; distance >>= 7) distances.push((distance & 0x7f) | 0x80)
    distances.push(distance)
  }
  const whole = Buffer.concat([head, Buffer.from(weights.buffer), Buffer.from(distances)])
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
