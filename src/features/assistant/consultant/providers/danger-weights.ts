import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { z } from 'zod'
import { DANGER_KINDS, type DangerModel } from '../rules-danger.ts'

export const DANGER_WEIGHTS = fileURLToPath(new URL('../data/danger-weights.bin', import.meta.url))

const thresholds = z.object({ alarm: z.number(), concern: z.number() })
const head = z.object({
  count: z.int(),
  scale: z.number(),
  biases: z.array(z.number()).length(DANGER_KINDS.length),
  thresholds: z.object({ ru: thresholds, en: thresholds }),
})

/** Opens the model when the first question arrives, so that the start of the shop does not wait for it. */
export function openDangerModel(): () => Promise<DangerModel> {
  let opened: Promise<DangerModel> | undefined
  return () => {
    opened ??= readModel().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

/**
 * The file is compressed. It contains a line of JSON, then the weights of all features, then the distances between the numbers of the
 * features.
 */
async function readModel(): Promise<DangerModel> {
  const bytes = await promisify(brotliDecompress)(await readFile(DANGER_WEIGHTS))
  const end = bytes.indexOf('\n')
  const { count, ...model } = head.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  const start = end + 1
  const length = count * DANGER_KINDS.length
  const weights = Int8Array.from(bytes.subarray(start, start + length))
  const distances = bytes.subarray(start + length)
  const features = new Uint32Array(count)
  let feature = 0
  let place = 0
  for (let row = 0; row < count; row += 1) {
    let shift = 0
    let byte = 0x80
    while (byte & 0x80) {
      byte = distances[place] ?? 0
      feature += (byte & 0x7f) << shift
      shift += 7
      place += 1
    }
    features[row] = feature
  }
  return { ...model, features, weights }
}
