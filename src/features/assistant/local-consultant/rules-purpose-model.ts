import { toStem } from '#features/catalogue/search/rules-query.ts'
import { splitWords } from '#features/assistant/consultant/rules-patterns.ts'
import type { Understanding } from './rules-intents.ts'
import type { Purpose, Thread } from './model-thread.ts'

/** The weights of a feature, one for each purpose. */
type Weights = { purposes: Purpose[]; rows: ReadonlyMap<string, readonly number[]> }

const GRAM = 4
const SHORT = 4
const MEDIUM = 8

/** The features of a message for the model: its words, pairs of words and letters, and the matches of the rules in it and before it. */
export function featuresOf(heard: Understanding, thread: Thread): string[] {
  const words = splitWords(heard.plain)
  const stems = words.map((word) => (/^\d+$/.test(word) ? '#' : toStem(word)))
  const pairs = ['^', ...stems, '$'].flatMap((stem, place, all) => (place === 0 ? [] : [`${all[place - 1]} ${stem}`]))
  const grams = [...new Set(words)].flatMap((word) => gramsOf(` ${word} `))
  const has = (name: string, holds: boolean) => (holds ? [`@${name}`] : [])
  const [faq] = heard.faqs
  const [topic] = heard.topics
  return [
    ...new Set([
      ...stems,
      ...pairs,
      ...grams.map((gram) => `~${gram}`),
      ...[...heard.intents].map((intent) => `@intent ${intent}`),
      ...(faq ? [`@faq ${faq.faq.id}`] : []),
      ...(topic ? ['@topic', `@topic ${Math.min(topic.score, 4)}`] : []),
      `@before ${thread.purpose ?? 'nothing'}`,
      `@length ${words.length <= SHORT ? 'short' : words.length <= MEDIUM ? 'medium' : 'long'}`,
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
      ...has('grief', thread.isGrieving),
    ]),
  ]
}

function gramsOf(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - GRAM + 1) }, (_, from) => word.slice(from, from + GRAM))
}

/** A weight is one character: its distance from this character, in these steps. */
const ZERO = 79
const STEP = 0.05
const MAX_STEPS = 43

/** The content of `data/purpose-weights.ts`: a line of purposes, then a feature and its weights on each line. */
export function writeWeights(
  purposes: readonly Purpose[],
  rows: readonly { feature: string; own: readonly number[] }[],
): string {
  const lines = rows.map(({ feature, own }) => `${own.map(letterOf).join('')}${feature}`)
  return [purposes.join(' '), ...lines].join('\n')
}

function letterOf(weight: number): string {
  const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / STEP)))
  return String.fromCharCode(ZERO + steps)
}

export function readWeights(text: string): Weights {
  const [first = '', ...lines] = text.split('\n')
  // The first line is written from purposes.
  const purposes = first.split(' ') as Purpose[]
  const size = purposes.length
  const rows = lines.map((line): [string, number[]] => [
    line.slice(size),
    Array.from({ length: size }, (_, place) => (line.charCodeAt(place) - ZERO) * STEP),
  ])
  return { purposes, rows: new Map(rows) }
}

/** The most probable purpose, with its probability. */
export function guessPurpose(
  features: readonly string[],
  { purposes, rows }: Weights,
): { purpose: Purpose; share: number } {
  const sums = purposes.map(() => 0)
  for (const feature of features)
    rows.get(feature)?.forEach((weight, place) => {
      sums[place] = (sums[place] ?? 0) + weight
    })
  const most = Math.max(...sums)
  const whole = sums.reduce((total, sum) => total + Math.exp(sum - most), 0)
  return { purpose: purposes[sums.indexOf(most)] ?? 'unknown', share: 1 / whole }
}
