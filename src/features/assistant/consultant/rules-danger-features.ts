import { DANGER_CONCEPTS } from './data/danger-concepts.ts'
import { conceptsAt, readConcepts } from './rules-concepts.ts'
import { toWords } from './rules-danger-words.ts'

/** The number of different features is 2 to the power of this number. A feature is a hash, so some features share a number. */
export const FEATURE_BITS = 21

const STEM = 5
const GRAMS = [3, 4, 5]
/** The lengths of the letter sequences that contain the space between two words. */
const BRIDGES = [5, 7]
/** Two concepts are a pair if the distance between them is at most this many words. */
const MAX_DISTANCE = 6

/** The value of a feature, by the first letter of its name. Concepts and pairs of concepts have a higher value than words. */
const VALUES: Readonly<Record<string, number>> = { c: 2, p: 1.5 }
/** A long text has more features, so each of its features has a lower value. */
const LENGTH_EXPONENT = 0.65
const UNIT = 10

export type Features = { ids: Uint32Array; values: Float32Array }

/** The features of a text, as numbers without repetition, and the value of each feature. */
export function featuresOf(text: string): Features {
  const words = toWords(text)
  const found = new Map<number, number>()
  const add = (feature: string) => found.set(hash(feature), VALUES[feature.charAt(0)] ?? 1)
  for (const word of words) {
    add(`w ${word}`)
    for (const gram of gramsOf(word)) add(`g ${gram}`)
  }
  // The signs for the start and the end distinguish «не хочу жить» from «не хочу жить с соседями».
  addSequences(['<', ...words.map((word) => word.slice(0, STEM)), '>'], add)
  addConcepts(words, add)
  for (const bridge of bridgesOf(` ${words.join(' ')} `)) add(`x ${bridge}`)
  const length = [...found.values()].reduce((sum, value) => sum + value * value, 0)
  const unit = UNIT / Math.max(1, length) ** LENGTH_EXPONENT
  return {
    ids: Uint32Array.from(found.keys()),
    values: Float32Array.from(found.values(), (value) => value * unit),
  }
}

function gramsOf(word: string): string[] {
  const framed = `^${word}$`
  return GRAMS.flatMap((size) =>
    Array.from({ length: Math.max(0, framed.length - size + 1) }, (_, start) => framed.slice(start, start + size)),
  )
}

/** Letter sequences that contain the space between two words. */
function bridgesOf(line: string): string[] {
  return BRIDGES.flatMap((size) =>
    Array.from({ length: Math.max(0, line.length - size + 1) }, (_, start) => line.slice(start, start + size)),
  ).filter((bridge) => bridge.slice(1, -1).includes(' '))
}

function addSequences(stems: readonly string[], add: (feature: string) => void): void {
  for (const [place, stem] of stems.entries()) {
    const [next, second, third] = [stems[place + 1], stems[place + 2], stems[place + 3]]
    add(`s ${stem}`)
    if (next !== undefined) add(`b ${stem} ${next}`)
    if (second !== undefined) add(`k ${stem} ${second}`)
    if (second !== undefined) add(`t ${stem} ${next} ${second}`)
    if (third !== undefined) add(`k ${stem} ${third}`)
  }
}

function addConcepts(words: readonly string[], add: (feature: string) => void): void {
  const places: { place: number; concept: string }[] = []
  for (const place of words.keys())
    for (const concept of conceptsAt(words, place, CONCEPTS)) places.push({ place, concept })
  for (const [index, { place, concept }] of places.entries()) {
    add(`c ${concept}`)
    for (const later of places.slice(index + 1)) {
      const distance = later.place - place
      if (distance > MAX_DISTANCE) break
      if (distance > 0) add(`p ${concept} ${later.concept}`)
    }
    const [before, after] = [words[place - 1], words[place + 1]]
    if (before !== undefined) add(`l ${before.slice(0, STEM)} ${concept}`)
    if (after !== undefined) add(`r ${concept} ${after.slice(0, STEM)}`)
  }
  const all = [...new Set(places.map(({ concept }) => concept))].toSorted()
  for (const [index, first] of all.entries()) for (const second of all.slice(index + 1)) add(`a ${first} ${second}`)
}

const CONCEPTS = readConcepts(DANGER_CONCEPTS)

/** The hash function FNV-1a with an additional mixing step. Returns only the first bits of the hash. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    value ^= text.charCodeAt(place)
    value = Math.imul(value, 0x01000193)
  }
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> (32 - FEATURE_BITS)
}
