// Learns the weights of `rules-purpose-model.ts` from the texts in `bench/consultant/purposes/`: `node tools/train-purposes.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import type { Purpose } from '../src/features/assistant/local-consultant/model-thread.ts'
import {
  featuresOf,
  guessPurpose,
  readWeights,
  writeWeights,
} from '../src/features/assistant/local-consultant/rules-purpose-model.ts'
import { parseInThread, readThread } from '../src/features/assistant/local-consultant/rules-thread.ts'
import { shippedKnowledge } from '../bench/consultant/shipped-knowledge.ts'

const TARGET = new URL('../src/features/assistant/local-consultant/data/purpose-weights.ts', import.meta.url)
/** The second two have the open questions of the bench. */
const FILES = ['ru', 'en', 'open-ru', 'open-en'] as const
const DAY = '2026-11-23'
/** A feature of only one text is chance. */
const MIN_TEXTS = 2
const ROUNDS = 40
const RATE = 0.4
const DECAY = 0.001
/** Weights below this decide nothing. */
const MIN_WEIGHT = 0.2

type Find = NonNullable<Parameters<typeof readThread>[3]>
type Labelled = { texts: string[]; purpose: Purpose }
type Example = { features: string[]; purpose: Purpose }

const callNames = await (await shippedKnowledge()).callNames()
const labelled = (await Promise.all(FILES.map(readLabelled))).flat()
const single = labelled.filter(({ texts }) => texts.length === 1)
// The purposes of earlier turns are features, so a first model of single messages finds them for the second.
const first = readWeights(learn(examplesOf(single, () => 'unknown')).text)
const last = learn(examplesOf(labelled, (heard, thread) => guessPurpose(featuresOf(heard, thread), first).purpose))
await writeFile(TARGET, last.file)
console.log(`${labelled.length} texts, ${last.features} features, ${Math.round(last.file.length / 1000)} kB`)

function examplesOf(from: readonly Labelled[], find: Find): Example[] {
  return from.map(({ texts, purpose }) => exampleOf(texts, purpose, find))
}

async function readLabelled(name: (typeof FILES)[number]): Promise<Labelled[]> {
  const lines = (await readFile(new URL(`../bench/consultant/purposes/${name}.txt`, import.meta.url), 'utf8'))
    .trimEnd()
    .split('\n')
  // The headings of the files are purposes.
  let purpose: Purpose = 'unknown'
  return lines.flatMap((line) => {
    if (!line.startsWith('# ')) return [{ texts: line.split(' | '), purpose }]
    purpose = line.slice(2) as Purpose
    return []
  })
}

function exampleOf(texts: readonly string[], purpose: Purpose, find: Find): Example {
  const turns = texts.slice(0, -1).map((text) => ({ role: 'visitor' as const, text }))
  const thread = readThread(turns, callNames, DAY, find)
  const heard = parseInThread(texts.at(-1) ?? '', thread, callNames, DAY)
  return { features: featuresOf(heard, thread), purpose }
}

/** Multinomial logistic regression by gradient descent, always in the same order. */
function learn(all: readonly Example[]): { text: string; file: string; features: number } {
  const purposes = [...new Set(all.map(({ purpose }) => purpose))]
  const counts = new Map<string, number>()
  for (const { features } of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const places = new Map(
    [...counts].filter(([, count]) => count >= MIN_TEXTS).map(([feature], place) => [feature, place]),
  )
  const size = purposes.length
  const weights = new Float64Array(places.size * size)
  const data = all.map(({ features, purpose }) => ({
    found: features.flatMap((feature) => places.get(feature) ?? []),
    right: purposes.indexOf(purpose),
  }))
  const random = randomOf(7)
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round / 10)
    for (const { found, right } of shuffled(data, random)) {
      const shares = sharesOf(found, weights, size)
      const step = rate / Math.sqrt(found.length)
      for (const place of found)
        for (let at = 0; at < size; at += 1) {
          const index = place * size + at
          const weight = weights[index] ?? 0
          weights[index] = weight - step * ((shares[at] ?? 0) - (at === right ? 1 : 0)) - rate * DECAY * weight
        }
    }
  }
  const rows = [...places]
    .map(([feature, place]) => ({ feature, own: [...weights.subarray(place * size, (place + 1) * size)] }))
    .filter(({ own }) => own.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
  const text = writeWeights(purposes, rows)
  const file = `/** Written by \`node tools/train-purposes.ts\`. */\nexport const PURPOSE_WEIGHTS = ${JSON.stringify(text)}\n`
  return { text, file, features: rows.length }
}

function sharesOf(found: readonly number[], weights: Float64Array, size: number): number[] {
  const sums = Array.from({ length: size }, (_, at) =>
    found.reduce((sum, place) => sum + (weights[place * size + at] ?? 0), 0),
  )
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
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
