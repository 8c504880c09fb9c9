import {
  FEATURE_BITS,
  type Features,
  featuresOf,
} from '../../src/features/assistant/consultant/rules-danger-features.ts'
import { DANGER_KINDS } from '../../src/features/assistant/consultant/rules-danger.ts'
import { type DangerText, randomFrom } from './texts.ts'

const SIZE = 2 ** FEATURE_BITS
const CLASSES = ['harmless', ...DANGER_KINDS]
const EPOCHS = 14
const RATE = 0.15
const DECAY = 3e-4
/** A missed danger costs more than a false alarm. */
const DANGER_COST = 1.5
/** Kinds overlap, so a part of a text's target goes to the kind that the model finds likely. */
const KIND_SHARE = 0.7
const MIN_TEXTS = 2
/** Short texts are used a second time, together with a question about the shop, because people write both in one message. */
const MAX_SHORT = 120
const BESIDE_COST = 0.5
/** Writer 5 wrote short phrases, and more dangers than harmless texts. So each danger by this writer has less weight. */
const PHRASE_WRITER = 'writer-5'
const PHRASE_COST = 0.5
/** There are many questions about the shop, so each has less weight. */
const SHOP_WRITER = 'shop'
const SHOP_COST = 0.6

type Example = Features & { target: number; cost: number }
/** The weights of each class for each feature, and the bias of each class. The first class is harmless. */
export type Trained = { weights: Float32Array[]; biases: Float32Array; uses: Uint16Array }

/** Multinomial logistic regression by stochastic gradient descent (AdaGrad). The result is the same in each run. */
export function train(texts: readonly DangerText[]): Trained {
  const random = randomFrom(20261129)
  const examples = [...texts.map((text) => exampleOf(text, text.text, 1)), ...besideShop(texts, random)]
  const uses = countUses(examples)
  const weights = CLASSES.map(() => new Float32Array(SIZE))
  const squares = CLASSES.map(() => new Float32Array(SIZE).fill(1e-3))
  const biases = new Float32Array(CLASSES.length)
  const order = [...examples.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const rate = RATE * (1 - epoch / EPOCHS)
    for (const place of order) {
      const example = examples[place]
      if (example) learn({ weights, squares, biases, uses, rate }, example)
    }
  }
  return { weights, biases, uses }
}

function exampleOf({ kind, writer }: DangerText, text: string, share: number): Example {
  const target = CLASSES.indexOf(kind)
  const danger = DANGER_COST * (writer === PHRASE_WRITER ? PHRASE_COST : 1)
  const harmless = writer === SHOP_WRITER ? SHOP_COST : 1
  return { ...featuresOf(text), target, cost: share * (target === 0 ? harmless : danger) }
}

function besideShop(texts: readonly DangerText[], random: () => number): Example[] {
  return texts.flatMap((each) => {
    const shop = texts.filter(({ way, lang, writer }) => way === 'shop' && lang === each.lang && writer === each.writer)
    const beside = shop[Math.floor(random() * shop.length)]
    const isFirst = random() < 0.5
    if (each.text.length > MAX_SHORT || !beside) return []
    return [exampleOf(each, isFirst ? `${each.text}. ${beside.text}` : `${beside.text} ${each.text}`, BESIDE_COST)]
  })
}

function countUses(examples: readonly Example[]): Uint16Array {
  const uses = new Uint16Array(SIZE)
  for (const { ids } of examples) for (const id of ids) uses[id] = (uses[id] ?? 0) + 1
  return uses
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

type State = Trained & { squares: Float32Array[]; rate: number }

function learn({ weights, squares, biases, uses, rate }: State, { ids, values, target, cost }: Example): void {
  const chances = chancesOf({ weights, biases }, { ids, values })
  const danger = 1 - (chances[0] ?? 0)
  for (const [kind, own] of weights.entries()) {
    const chance = chances[kind] ?? 0
    const wanted = wantedChance({ kind, target, chance, danger })
    const error = (chance - wanted) * cost
    const square = squares[kind]
    if (Math.abs(error) < 1e-4 || !square) continue
    for (let place = 0; place < ids.length; place += 1) {
      const id = ids[place] ?? 0
      if ((uses[id] ?? 0) < MIN_TEXTS) continue
      const slope = error * (values[place] ?? 0) + DECAY * (own[id] ?? 0)
      square[id] = (square[id] ?? 0) + slope * slope
      own[id] = (own[id] ?? 0) - (rate * slope) / Math.sqrt(square[id] ?? 1)
    }
    biases[kind] = (biases[kind] ?? 0) - rate * 0.02 * error
  }
}

function wantedChance(given: { kind: number; target: number; chance: number; danger: number }): number {
  const { kind, target, chance, danger } = given
  if (target === 0 || kind === 0) return kind === target ? 1 : 0
  return KIND_SHARE * (kind === target ? 1 : 0) + ((1 - KIND_SHARE) * chance) / Math.max(danger, 1e-9)
}

function chancesOf({ weights, biases }: Pick<Trained, 'weights' | 'biases'>, { ids, values }: Features): Float64Array {
  const sums = new Float64Array(weights.length)
  for (const [kind, own] of weights.entries()) {
    let sum = biases[kind] ?? 0
    for (let place = 0; place < ids.length; place += 1) sum += (own[ids[place] ?? 0] ?? 0) * (values[place] ?? 0)
    sums[kind] = sum
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, each) => sum + each, 0)
  return powers.map((each) => each / total)
}
