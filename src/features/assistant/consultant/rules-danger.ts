import type { Lang } from '#base/i18n.ts'
import type { DangerKind, DangerLevel } from './model-danger.ts'
import { featuresOf } from './rules-danger-features.ts'
import { readWish } from './rules-danger-wishes.ts'
import { toWords } from './rules-danger-words.ts'

/** The kinds of danger in the order of the weights. */
export const DANGER_KINDS = ['suicide', 'self-harm', 'violence', 'emergency', 'child'] as const satisfies DangerKind[]

type Thresholds = { alarm: number; concern: number }

/**
 * The trained linear model of the danger check. `features` are sorted. `weights` contains, for each kind of danger, one number per feature,
 * multiplied by `scale`. A higher weight is stronger evidence for this danger.
 */
export type DangerModel = {
  features: Uint32Array
  weights: Int8Array
  scale: number
  biases: readonly number[]
  /** The lowest score that counts as an alarm, and the lowest score that counts as a concern, by the language of the page. */
  thresholds: Readonly<Record<Lang, Thresholds>>
}

/** `before`: the earlier messages of the same writer, oldest first. */
export type Writing = { text: string; lang: Lang; before?: readonly string[] }

/** `isEarlier`: only an earlier message is dangerous by itself, and its answer had the telephone numbers. */
export type Danger = { level: DangerLevel; kind: DangerKind; isEarlier?: true }

/** Words that are sufficient evidence alone, because they have no harmless use. */
const DECISIVE = [
  'повешусь',
  'застрелюсь',
  'утоплюсь',
  'выпилюсь',
  'вздёрнусь',
  'самоубьюсь',
  'роскомнадзорнусь',
  'покончу с собой',
  'покончить с собой',
  'убью себя',
  'убить себя',
  'вскрою вены',
  'порежу вены',
  'перережу вены',
  'сведу счёты с жизнью',
  'свести счёты с жизнью',
  'наложу на себя руки',
  'наложить на себя руки',
  'хочу умереть',
  'хоть в петлю',
  'kms',
  'i want to die',
  'kill myself',
  'killing myself',
  'hang myself',
  'end my life',
  'ending my life',
  'take my own life',
  'taking my own life',
  'slit my wrists',
  'cut my wrists',
  'i am suicidal',
  'im suicidal',
  'feel suicidal',
  'feeling suicidal',
  'suicidal and',
  'sucidal and',
  'unalive myself',
  'dont want to live anymore',
  'dont want to live any more',
  'doesnt want to live anymore',
  'doesnt want to live any more',
].map((words) => ` ${toWords(words).join(' ')} `)

/** The score of a message with decisive words. It is above each threshold of an alarm. */
const DECISIVE_SCORE = 5

/** The share of an earlier message's score that is added to the score of the last message. The share is smaller for older messages. */
const EARLIER_WEIGHT = 0.35
const EARLIER_DECAY = 0.6
/**
 * A hopeful wish gets a score of at most the threshold of a concern minus this number. The score is not lowered further, so that dangerous earlier
 * messages can still cause a concern.
 */
const CLEARLY_BELOW = 0.5
/** After an alarm, the consultant treats this number of further messages as a concern. */
const CAREFUL_MESSAGES = 3

/** Decides from a message and the writer's earlier messages whether a person may be in danger. */
export function gradeDanger(model: DangerModel, { text, lang, before = [] }: Writing): Danger {
  const { alarm, concern } = model.thresholds[lang]
  const { score, kind } = rateWithWish(model, text, lang)
  const earlier = before.map((each) => rateDanger(model, each)).toReversed()
  const weighed = earlier.map((each, age) => Math.max(0, each.score) * EARLIER_DECAY ** age)
  const whole = score + EARLIER_WEIGHT * Math.max(0, ...weighed)
  // If only earlier messages are dangerous, this message does not show the kind of danger.
  const strongest = earlier.toSorted((one, other) => other.score - one.score)[0]
  const kindOfAll = strongest && score < Math.min(concern, strongest.score) ? strongest.kind : kind
  if (whole >= alarm) return { level: 'alarm', kind: kindOfAll }
  const recent = earlier.slice(0, CAREFUL_MESSAGES)
  const wasAlarm = recent.find((each) => each.score >= alarm)
  const hadNumbers = before.slice(-CAREFUL_MESSAGES).some((each) => rateWithWish(model, each, lang).score >= concern)
  const isEarlier = score < concern && hadNumbers
  if (!wasAlarm && whole < concern) return { level: 'none', kind: kindOfAll }
  return { level: 'concern', kind: wasAlarm?.kind ?? kindOfAll, ...(isEarlier && { isEarlier }) }
}

/**
 * The score of one message, lowered for a simple wish. The training texts contain few simple wishes, so for a text such as "for a new business" the
 * model returns as high a score as for a suicide note. A budget or a question about the dead never lowers the score of an alarm, and a wish never
 * lowers the score of words that clearly mean a danger.
 */
function rateWithWish(model: DangerModel, text: string, lang: Lang): { score: number; kind: DangerKind } {
  const { alarm, concern } = model.thresholds[lang]
  const { score, kind } = rateDanger(model, text)
  const limits = { hope: DECISIVE_SCORE, budget: alarm, departed: alarm }
  const wish = readWish(text)
  return { score: wish && score < limits[wish] ? Math.min(score, concern - CLEARLY_BELOW) : score, kind }
}

/** The score of one message: the logarithm of the odds of danger, and the most likely kind. */
export function rateDanger(model: DangerModel, text: string): { score: number; kind: DangerKind } {
  const { ids, values } = featuresOf(text)
  const sums = [...model.biases]
  for (const [place, id] of ids.entries()) {
    const row = findSorted(model.features, id)
    if (row < 0) continue
    for (const kind of sums.keys()) {
      const weight = (model.weights[row * sums.length + kind] ?? 0) * model.scale
      sums[kind] = (sums[kind] ?? 0) + weight * (values[place] ?? 0)
    }
  }
  const most = Math.max(...sums)
  const score = most + Math.log(sums.reduce((sum, each) => sum + Math.exp(each - most), 0))
  if (score < DECISIVE_SCORE && isDecisive(text)) return { score: DECISIVE_SCORE, kind: 'suicide' }
  return { score, kind: DANGER_KINDS[sums.indexOf(most)] ?? 'suicide' }
}

function isDecisive(text: string): boolean {
  const words = ` ${toWords(text).join(' ')} `
  return DECISIVE.some((each) => words.includes(each))
}

function findSorted(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
