import { conceptsAt, readConcepts } from '#features/assistant/consultant/rules-concepts.ts'
import { toWords } from '#features/assistant/consultant/rules-danger-words.ts'
import { splitWords } from '#features/assistant/consultant/rules-patterns.ts'
import { toStem } from '#features/catalogue/search/rules-query.ts'
import { ASKING_CONCEPTS } from './data/concepts-asking.ts'
import { MATTER_CONCEPTS } from './data/concepts-matter.ts'
import type { Purpose } from './model.ts'
import type { Thread } from './model-thread.ts'
import type { Understanding } from './rules-intents.ts'

/**
 * The weights of all features. `rows` has the number of each feature's row in `weights`. A row has one number for each purpose. This number
 * times `step` is the weight.
 */
export type PurposeModel = {
  purposes: readonly Purpose[]
  rows: ReadonlyMap<string, number>
  weights: Int8Array
  step: number
}

const GRAM = 4
const SHORT = 4
const MEDIUM = 8
/** The value of a concept as a feature of a message. A word has the value 1. */
const CONCEPT_VALUE = 2
/** A long text has more features, so each of its features has a lower weight. */
const LENGTH_EXPONENT = 0.75
const UNIT = 3

const CONCEPTS = readConcepts({ ...ASKING_CONCEPTS, ...MATTER_CONCEPTS })

/**
 * The features of a message: words, pairs of words, groups of letters, concepts, and the results of the rules for this message and for the earlier
 * messages.
 */
export function featuresOf(heard: Understanding, thread: Thread): string[] {
  const stems = stemsOf(heard.plain)
  const pairs = ['^', ...stems, '$'].flatMap((stem, place, all) => (place === 0 ? [] : [`${all[place - 1]} ${stem}`]))
  // `toWords` writes «ne obmanete» and «не обманете» in one spelling, so both have the same letters and concepts.
  const words = toWords(heard.plain)
  const grams = [...new Set(words)].flatMap((word) => gramsOf(`^${word}$`))
  return [
    ...new Set([
      ...stems,
      ...pairs,
      ...grams.map((gram) => `~${gram}`),
      ...conceptFeatures(words),
      ...foundFeatures(heard, thread, stems.length),
      ...beforeFeatures(thread, stems.length),
    ]),
  ]
}

function stemsOf(plain: string): string[] {
  return splitWords(plain).map((word) => (/^\d+$/.test(word) ? '#' : toStem(word)))
}

function gramsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - GRAM + 1) }, (_, from) => word.slice(from, from + GRAM))
}

/** The concepts of a message, the concept of its first word, and the pairs of its concepts. */
function conceptFeatures(words: readonly string[]): string[] {
  const first = [...conceptsAt(words, 0, CONCEPTS)].map((concept) => `&^${concept}`)
  const all = conceptsIn(words).toSorted()
  const together = all.flatMap((one, place) => all.slice(place + 1).map((other) => `+${one} ${other}`))
  return [...first, ...all.map((concept) => `&${concept}`), ...together]
}

function conceptsIn(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((_, place) => [...conceptsAt(words, place, CONCEPTS)]))]
}

/** The words and concepts of the previous message. They are necessary to understand a message such as "and for a month?". */
function beforeFeatures({ last, purpose }: Thread, length: number): string[] {
  if (last === undefined) return []
  return [
    `@before ${purpose ?? 'nothing'} ${sizeOf(length)}`,
    ...stemsOf(last).map((stem) => `<${stem}`),
    ...conceptsIn(toWords(last)).map((concept) => `<&${concept}`),
  ]
}

function sizeOf(length: number): string {
  return length <= SHORT ? 'short' : length <= MEDIUM ? 'medium' : 'long'
}

function foundFeatures(heard: Understanding, thread: Thread, length: number): string[] {
  const has = (name: string, holds: boolean) => (holds ? [`@${name}`] : [])
  const [faq] = heard.faqs
  const [topic] = heard.topics
  return [
    ...[...heard.intents].map((intent) => `@intent ${intent}`),
    ...(faq ? [`@faq ${faq.faq.id}`] : []),
    ...(topic ? ['@topic', `@topic ${Math.min(topic.score, 4)}`] : []),
    `@before ${thread.purpose ?? 'nothing'}`,
    `@length ${sizeOf(length)}`,
    ...has('ritual', heard.named.length > 0),
    ...has('rituals', heard.named.length > 1),
    ...has('tier', heard.tiers.length > 0),
    ...has('tiers', heard.tiers.length > 1),
    ...has('term', heard.months !== undefined),
    ...has('number', heard.quantity !== undefined),
    ...has('budget', heard.budgetUsd !== undefined),
    ...has('year', heard.year !== undefined),
    ...has('day', heard.event !== undefined),
    ...has('person', heard.person !== undefined),
    ...has('excluded', heard.excluded.length + heard.excludedTiers.length > 0),
    ...has('pick', heard.pick !== undefined),
    ...has('mark', heard.hasMark),
    ...has('own', heard.isOwn),
    ...has('grief', thread.sorrow !== undefined),
  ]
}

/** The value of a feature, without regard to the other features of the message. */
export function valueOf(feature: string): number {
  return feature.startsWith('&') ? CONCEPT_VALUE : 1
}

/** The factor for the values of all features of a message. A message with more features has a smaller factor. */
export function unitOf(features: readonly string[]): number {
  const length = features.reduce((sum, feature) => sum + valueOf(feature) ** 2, 0)
  return UNIT / Math.max(1, length) ** LENGTH_EXPONENT
}

/**
 * The file stores each weight as one character: the weight plus this number is the character's code. Characters with low codes separate
 * words and lines.
 */
const ZERO = 79
export const MAX_STEPS = 43

/** The content of `data/purpose-weights.ts`: the step and the purposes, then a feature and its weights on each line. */
export function writeModel({ purposes, rows, weights, step }: PurposeModel): string {
  const lines = [...rows].map(([feature, row]) => {
    const own = weights.subarray(row * purposes.length, (row + 1) * purposes.length)
    return `${Array.from(own, (weight) => String.fromCharCode(ZERO + weight)).join('')}${feature}`
  })
  return [[step, ...purposes].join(' '), ...lines].join('\n')
}

export function readModel(text: string): PurposeModel {
  const [first = '', ...lines] = text.split('\n')
  const [step, ...names] = first.split(' ')
  // `writeModel` writes only purposes into the first line.
  const purposes = names as Purpose[]
  const size = purposes.length
  const weights = new Int8Array(lines.length * size)
  const rows = new Map<string, number>()
  for (const [row, line] of lines.entries()) {
    rows.set(line.slice(size), row)
    for (let place = 0; place < size; place += 1) weights[row * size + place] = line.charCodeAt(place) - ZERO
  }
  return { purposes, rows, weights, step: Number(step) }
}

type Guess = { purpose: Purpose; share: number }

/** Returns all purposes with their probabilities. The most probable is first. */
export function rankPurposes(features: readonly string[], model: PurposeModel): Guess[] {
  const { purposes, rows, weights } = model
  const sums = purposes.map(() => 0)
  for (const feature of features) {
    const row = rows.get(feature)
    if (row === undefined) continue
    for (const place of sums.keys()) sums[place] = (sums[place] ?? 0) + (weights[row * purposes.length + place] ?? 0)
  }
  const scale = unitOf(features) * model.step
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp((sum - most) * scale))
  const whole = powers.reduce((total, power) => total + power, 0)
  return purposes
    .map((purpose, place) => ({ purpose, share: (powers[place] ?? 0) / whole }))
    .toSorted((a, b) => b.share - a.share)
}

/** Returns the most probable purpose, with its probability. */
export function guessPurpose(features: readonly string[], model: PurposeModel): Guess {
  return rankPurposes(features, model)[0] ?? { purpose: 'unknown', share: 0 }
}
