import fc from 'fast-check'
import { DAY, MINUTE, SECOND } from '../../src/base/time.ts'
import { CURRENCIES, type Currency } from '../../src/features/money/settlements/model-currencies.ts'
import type { CardState } from './scripted-card.ts'
import type { ServerState } from './scripted-node.ts'
import type { Death } from './payment-world.ts'

/** The actions of a shop: its jobs, and the requests of people. The numbers select one of the existing orders or payments. */
export type ScenarioAction =
  | { do: 'poll'; payment: number }
  | { do: 'expire' }
  | { do: 'create'; order: number; currency: Currency }
  | { do: 'cancel'; payment: number }
  | { do: 'open card'; order: number }
  | { do: 'card webhook'; session: number; event: number }
  | { do: 'reconcile cards' }
  | { do: 'compare card lists' }
  | { do: 'confirm by hand'; order: number; tip: boolean }
  | { do: 'second person'; manual: number }

/** Events in the world outside the shop. */
export type Event =
  | { do: 'send'; outputs: { payment: number; part: Part; strange: boolean }[]; blocks: number }
  | { do: 'replace'; payment: number; part: Part }
  | { do: 'mine'; payment: number; blocks: number; takes: boolean }
  | { do: 'reorganise'; payment: number; depth: number; drop: boolean }
  | { do: 'node state'; payment: number; nodeState: ServerState }
  | { do: 'rate'; asset: 'BTC' | 'ETH' | 'USDT'; percent: number | undefined }
  | { do: 'wait'; ms: number }
  | { do: 'withdraw'; order: number }
  | { do: 'pay card'; session: number; wrong: boolean }
  | { do: 'decline card'; session: number }
  | { do: 'card state'; nodeState: CardState }

export type Step = Event | { do: 'acts'; acts: ScenarioAction[]; death: Death | undefined }

const PARTS = ['exact', 'least', 'less than the least', 'half', 'one unit', 'nothing', 'more', 'twice'] as const
export type Part = (typeof PARTS)[number]

const number = fc.nat({ max: 7 })
const rarely = fc.integer({ min: 0, max: 15 }).map((n) => n === 0)
const part = fc.oneof({ weight: 3, arbitrary: fc.constant<Part>('exact') }, fc.constantFrom(...PARTS))
const output = fc.record({ payment: number, part, strange: rarely })

const coinAct: fc.Arbitrary<ScenarioAction> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('poll'), payment: number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire') }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('create'), order: number, currency: fc.constantFrom(...CURRENCIES) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), payment: number }) },
) as fc.Arbitrary<ScenarioAction>

const cardAct: fc.Arbitrary<ScenarioAction> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open card'), order: number }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('card webhook'), session: number, event: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconcile cards') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('compare card lists') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm by hand'), order: number, tip: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('second person'), manual: number }) },
) as fc.Arbitrary<ScenarioAction>

const nodeState: fc.Arbitrary<ServerState> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<ServerState>({ is: 'well' }) },
  fc.constant<ServerState>({ is: 'away' }),
  fc.record({ is: fc.constant('breaks' as const), after: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ is: fc.constant('behind' as const), blocks: fc.integer({ min: 1, max: 4 }) }),
)

const coinEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('send'),
      outputs: fc.array(output, { minLength: 1, maxLength: 3 }),
      blocks: fc.constantFrom(0, 0, 1, 3, 12),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('mine'),
      payment: number,
      blocks: fc.constantFrom(1, 1, 2, 3, 12),
      takes: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('reorganise'),
      payment: number,
      depth: fc.integer({ min: 1, max: 12 }),
      drop: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replace'), payment: number, part }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('node state'), payment: number, nodeState }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rate'),
      asset: fc.constantFrom('BTC', 'ETH', 'USDT'),
      percent: fc.constantFrom(undefined, 50, 90, 100, 100, 110, 200),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(5 * SECOND, MINUTE, 19 * MINUTE, 20 * MINUTE, 25 * MINUTE, DAY, 8 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw'), order: number }) },
) as fc.Arbitrary<Event>

const cardEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay card'), session: number, wrong: rarely }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline card'), session: number }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('card state'), nodeState: fc.constantFrom('well', 'away', 'deaf') }),
  },
) as fc.Arbitrary<Event>

const death = fc.option(fc.record({ transaction: fc.integer({ min: 0, max: 3 }), committed: fc.boolean() }), {
  nil: undefined,
  freq: 4,
})

/** The subject of a scenario: only chains, or also orders that can be paid by card. */
export type Topic = 'coins' | 'cards'

/** An event, usually followed by a poll of its chain. Sometimes another process acts at the same time. */
function turns(topic: Topic): fc.Arbitrary<Step[]> {
  const event = topic === 'coins' ? coinEvent : fc.oneof(coinEvent, cardEvent)
  const act = topic === 'coins' ? coinAct : fc.oneof(coinAct, { weight: 2, arbitrary: cardAct })
  return fc.tuple(event, fc.integer({ min: 0, max: 9 }), act, death).map(([one, who, other, dies]): Step[] => {
    const poll: ScenarioAction = { do: 'poll', payment: placeOf(one) }
    const acts = who < 4 ? [poll] : who < 7 ? [poll, other] : [other]
    return [one, { do: 'acts', acts, death: dies }]
  })
}

function placeOf(one: Event): number {
  if (one.do === 'send') return one.outputs[0]?.payment ?? 0
  return 'payment' in one ? one.payment : 0
}

export type Scenario = { prices: number[]; steps: Step[]; reads: boolean }

/** Returns a scenario: some orders and payments first, then any steps in any order. */
export function scenarios(topic: Topic): fc.Arbitrary<Scenario> {
  const coins = fc.array(fc.constantFrom(...CURRENCIES), { minLength: 1, maxLength: 2 })
  return fc.record({
    prices: fc.array(number, { minLength: 2, maxLength: 2 }),
    steps: fc
      .tuple(coins, fc.array(turns(topic), { minLength: 2, maxLength: 7 }))
      .map(([first, rest]) => [...first.flatMap((coin, order) => opening(topic, coin, order)), ...rest.flat()]),
    /** True if the shop reads all blocks again at the end. */
    reads: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  })
}

function opening(topic: Topic, currency: Currency, order: number): Step[] {
  const acts: ScenarioAction[] = [{ do: 'create', order, currency }]
  if (topic === 'cards') acts.push({ do: 'open card', order })
  return [{ do: 'acts', acts, death: undefined }]
}
