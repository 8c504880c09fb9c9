import { brotliCompressSync, constants } from 'node:zlib'
import type { DangerModel } from '../../src/features/assistant/consultant/rules-danger.ts'
import type { Trained } from './train.ts'

export const MAX_BYTES = 300_000
/** Weights are whole numbers from -15 to 15. With finer weights, fewer features would fit into the file. */
const MAX_WEIGHT = 15
const NONE = { alarm: Infinity, concern: Infinity }

/** Makes the model in its stored form: for each kind of danger, the difference from the weight of `harmless`, as a small whole number. */
export function toModel({ weights, biases, used }: Trained): DangerModel {
  const features = Uint32Array.from([...used.keys()].filter((id) => used[id]))
  const [base = 0, ...own] = biases
  const classes = own.length + 1
  const differences = Float32Array.from({ length: features.length * own.length }, (_, place) => {
    const start = (features[Math.floor(place / own.length)] ?? 0) * classes
    return (weights[start + 1 + (place % own.length)] ?? 0) - (weights[start] ?? 0)
  })
  const scale = differences.reduce((max, each) => Math.max(max, Math.abs(each)), 0) / MAX_WEIGHT
  return {
    features,
    weights: Int8Array.from(differences, (each) => Math.round(each / scale)),
    scale,
    biases: own.map((bias) => bias - base),
    thresholds: { ru: NONE, en: NONE },
  }
}

/** Writes the model in the format that `providers/danger-weights.ts` describes. */
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
