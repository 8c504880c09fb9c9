import {
  FEATURE_BITS,
  type Features,
  featuresOf,
} from '../../src/features/assistant/consultant/rules-danger-features.ts'
import { DANGER_KINDS } from '../../src/features/assistant/consultant/rules-danger.ts'
import { type DangerText, randomFrom } from './texts.ts'

const SIZE = 2 ** FEATURE_BITS
const CLASSES = ['harmless', ...DANGER_KINDS]
const COUNT = CLASSES.length
/** The model is the average of this number of trainings. Each training uses the texts in another order. */
const RUNS = 8
const EPOCHS = 5
const RATE = 0.15
const DECAY = 3e-4
/** A text does not change the weights if the model's error for this text is smaller than this. */
const LEARNT = 1e-4
/** A missed danger costs more than a false alarm. */
const DANGER_COST = 1.5
/** A feature is not used if it occurs in fewer texts than this. */
const MIN_TEXTS = 3
/** Short texts are used a second time, each together with a question about the shop, because people write both in one message. */
const MAX_SHORT = 120
const BESIDE_COST = 0.5
/** Writer 5 wrote short phrases, and more dangers than harmless texts. So each danger text of this writer has less weight. */
const PHRASE_WRITER = 'writer-5'
const PHRASE_COST = 0.5
/** There are many questions about the shop, so each question has less weight. */
const SHOP_WRITER = 'shop'
const SHOP_COST = 0.6

type Example = Features & { target: number; cost: number }
/** The weights of all classes for each feature, one feature after the other, and the bias of each class. The first class is harmless. */
export type Trained = { weights: Float32Array; biases: Float32Array; used: Uint8Array }

/**
 * Multinomial logistic regression by stochastic gradient descent (AdaGrad). The result is the same in each run. A first training selects the `most`
 * important features. Then the model is trained again with only these features, so that their weights compensate for the removed features.
 */
export function train(texts: readonly DangerText[], most: number): Trained {
  const random = randomFrom(20261129)
  const examples = [...texts.map((text) => exampleOf(text, text.text, 1)), ...besideShop(texts, random)]
  const uses = countUses(examples)
  const used = Uint8Array.from(uses, (count) => (count < MIN_TEXTS ? 0 : 1))
  const first = trainOnce(examples, used, random)
  const importance = Float32Array.from(uses, (count, id) => count * spreadOf(first.weights, id))
  const least = importance.toSorted().at(-most - 1) ?? 0
  for (const [id, own] of importance.entries()) if (own <= least) used[id] = 0
  const runs = Array.from({ length: RUNS }, () => trainOnce(examples, used, random))
  return {
    weights: meanOf(runs.map(({ weights }) => weights)),
    biases: meanOf(runs.map(({ biases }) => biases)),
    used,
  }
}

function trainOnce(examples: readonly Example[], used: Uint8Array, random: () => number): Trained {
  const state = {
    weights: new Float32Array(SIZE * COUNT),
    squares: new Float32Array(SIZE * COUNT).fill(1e-3),
    biases: new Float32Array(COUNT),
    used,
  }
  const order = [...examples.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const rate = RATE * (1 - epoch / EPOCHS)
    for (const place of order) {
      const example = examples[place]
      if (example) learn({ ...state, rate }, example)
    }
  }
  return state
}

/** Returns how much the weights of a feature differ between the classes. */
function spreadOf(weights: Float32Array, id: number): number {
  const own = weights.subarray(id * COUNT, (id + 1) * COUNT)
  const mean = own.reduce((sum, each) => sum + each, 0) / COUNT
  return own.reduce((sum, each) => sum + (each - mean) ** 2, 0)
}

function meanOf(all: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = all
  return first.map((_, place) => all.reduce((sum, each) => sum + (each[place] ?? 0), 0) / all.length)
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

type State = Trained & { squares: Float32Array; rate: number }

function learn({ weights, squares, biases, used, rate }: State, { ids, values, target, cost }: Example): void {
  const errors = chancesOf({ weights, biases }, { ids, values })
  for (let kind = 0; kind < COUNT; kind += 1) errors[kind] = ((errors[kind] ?? 0) - (kind === target ? 1 : 0)) * cost
  if (errors.every((error) => Math.abs(error) < LEARNT)) return
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place] ?? 0
    if (!used[id]) continue
    const value = values[place] ?? 0
    for (let kind = 0; kind < COUNT; kind += 1) {
      const weight = id * COUNT + kind
      const slope = (errors[kind] ?? 0) * value + DECAY * (weights[weight] ?? 0)
      const square = (squares[weight] ?? 0) + slope * slope
      squares[weight] = square
      weights[weight] = (weights[weight] ?? 0) - (rate * slope) / Math.sqrt(square)
    }
  }
  for (let kind = 0; kind < COUNT; kind += 1) biases[kind] = (biases[kind] ?? 0) - rate * 0.02 * (errors[kind] ?? 0)
}

function chancesOf({ weights, biases }: Pick<Trained, 'weights' | 'biases'>, { ids, values }: Features): Float64Array {
  const sums = Float64Array.from(biases)
  for (let place = 0; place < ids.length; place += 1) {
    const start = (ids[place] ?? 0) * COUNT
    const value = values[place] ?? 0
    for (let kind = 0; kind < COUNT; kind += 1) sums[kind] = (sums[kind] ?? 0) + (weights[start + kind] ?? 0) * value
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, each) => sum + each, 0)
  return powers.map((each) => each / total)
}
