import { daysFrom, draft, hoursAgo, order, published } from './today-facts.ts'
import { OTHERS, type State } from './today-states-others.ts'

const ORDERS: State[] = [
  {
    name: 'unpaid for less than a day',
    from: 0,
    to: 24,
    waits: [],
    make: (id, n) => order(id, { status: 'pending', createdAt: hoursAgo(n) }),
  },
  {
    name: 'unpaid for more than a day',
    from: 25,
    to: 900,
    waits: [['unpaidOld', 'ask-payment']],
    make: (id, n) => order(id, { status: 'pending', createdAt: hoursAgo(n) }),
  },
  {
    name: 'unpaid and erased',
    from: 25,
    to: 900,
    waits: [],
    make: (id, n) => order(id, { status: 'pending', customerName: '', createdAt: hoursAgo(n) }),
  },
  {
    name: 'cancelled',
    waits: [],
    make: (id) => order(id, { status: 'cancelled', isNamed: false }),
  },
  { name: 'refunded', waits: [], make: (id) => order(id, { status: 'refunded', isNamed: false }) },
  {
    name: 'paid without names',
    waits: [['awaitingPlan', 'ask-names']],
    make: (id) => order(id, { isNamed: false }, { days: [daysFrom(5)] }),
  },
  {
    name: 'paid without a day',
    waits: [['awaitingPlan', 'ask-day']],
    make: (id) => order(id, { isNamed: true }),
  },
  {
    name: 'paid without both',
    waits: [['awaitingPlan', 'ask-both']],
    make: (id) => order(id, { status: 'processing', isNamed: false }),
  },
  {
    name: 'paid without both, and erased',
    waits: [],
    make: (id) => order(id, { status: 'processing', customerName: '', isNamed: false }),
  },
  {
    name: 'a place in a group',
    waits: [['toSchedule', 'set-days']],
    make: (id) => order(id, { isNamed: false }, { fixedDay: daysFrom(4) }),
  },
  {
    name: 'a place in a group whose day has passed',
    from: -60,
    to: -1,
    waits: [['daysMissed', 'set-days']],
    make: (id, n) => order(id, { isNamed: false }, { fixedDay: daysFrom(n) }),
  },
  {
    name: 'the requested day has passed without a set day',
    from: -60,
    to: -1,
    waits: [['daysMissed', 'set-days']],
    make: (id, n) => order(id, {}, { askedDay: daysFrom(n) }),
  },
  {
    name: 'the requested day has passed, but the proof has begun',
    from: -60,
    to: -1,
    waits: [['proofsToCheck', 'check-proof']],
    make: (id, n) => order(id, {}, { askedDay: daysFrom(n), proof: draft }),
  },
  {
    name: 'its customer requested a day',
    from: 0,
    to: 60,
    waits: [['toSchedule', 'set-days']],
    make: (id, n) => order(id, {}, { askedDay: daysFrom(n) }),
  },
  {
    name: 'the plan of its account has a day',
    waits: [['toSchedule', 'set-days']],
    make: (id) => order(id, { hasPlanDay: true }),
  },
  {
    name: 'its names are missing while it is performed',
    waits: [
      ['awaitingPlan', 'decide-names'],
      ['toPerform', 'open-sheet'],
    ],
    make: (id) =>
      order(
        id,
        { isNamed: false, status: 'processing' },
        { days: [daysFrom(-1), daysFrom(1)], proof: { ...draft, entryDays: [daysFrom(-1)] } },
      ),
  },
  {
    name: 'its names were missing to the end',
    waits: [
      ['awaitingPlan', 'decide-names'],
      ['proofsMissing', 'add-proof'],
    ],
    make: (id) => order(id, { isNamed: false }, { days: [daysFrom(-1)] }),
  },
  {
    name: 'its names were missing, and its proof is published',
    waits: [],
    make: (id) => order(id, { isNamed: false, status: 'ready' }, { days: [daysFrom(-1)], proof: published }),
  },
  {
    name: 'its priest chooses the day',
    waits: [['toSchedule', 'set-days']],
    make: (id) => order(id, {}, { priestChooses: true }),
  },
]

const RITUALS: State[] = [
  {
    name: 'in progress, with days whose money was returned',
    waits: [
      ['logDue', 'add-entry'],
      ['daysUnpaid', 'decide-days'],
    ],
    make: (id) => order(id, {}, { days: [daysFrom(-3), daysFrom(-2), daysFrom(5), daysFrom(6)], paidDays: 2 }),
  },
  {
    name: 'in progress, and the days whose money was returned are removed',
    waits: [['logDue', 'add-entry']],
    make: (id) => order(id, {}, { days: [daysFrom(-3), daysFrom(5)], paidDays: 2 }),
  },
  {
    name: 'performed also on the days whose money was returned',
    waits: [['proofsMissing', 'add-proof']],
    make: (id) => order(id, {}, { days: [daysFrom(-3), daysFrom(-2)], paidDays: 1 }),
  },
  {
    name: 'returned before it had a day',
    waits: [],
    make: (id) => order(id, {}, { askedDay: daysFrom(5), paidDays: 0 }),
  },
  { name: 'performed later', from: 2, to: 40, waits: [], make: (id, n) => order(id, {}, { days: [daysFrom(n)] }) },
  {
    name: 'requested for another day',
    from: 2,
    to: 40,
    waits: [['otherDayAsked', 'set-days']],
    make: (id, n) => order(id, {}, { days: [daysFrom(n)], otherDayAt: hoursAgo(3).toISOString() }),
  },
  {
    name: 'performed today or tomorrow',
    from: 0,
    to: 1,
    waits: [['toPerform', 'open-sheet']],
    make: (id, n) => order(id, {}, { days: [daysFrom(n)] }),
  },
  {
    name: 'performed on many days, today and tomorrow among them',
    from: 0,
    to: 1,
    waits: [['toPerform', 'open-sheet']],
    make: (id, n) => order(id, {}, { days: [n, n + 1, n + 2].map(daysFrom) }),
  },
  {
    name: 'performed soon by nobody',
    from: 0,
    to: 1,
    waits: [['toPerform', 'choose-priest']],
    make: (id, n) => order(id, {}, { days: [daysFrom(n)], hasPriest: false }),
  },
  {
    name: 'performed within the promise',
    from: -7,
    to: -1,
    waits: [['proofsMissing', 'add-proof']],
    make: (id, n) => order(id, {}, { days: [daysFrom(n)] }),
  },
  {
    name: 'performed, with a draft',
    from: -7,
    to: -1,
    waits: [['proofsToCheck', 'check-proof']],
    make: (id, n) => order(id, {}, { days: [daysFrom(n)], proof: draft }),
  },
  {
    name: 'performed before the promise',
    from: -90,
    to: -8,
    waits: [['recordingsOverdue', 'add-proof']],
    make: (id, n) => order(id, {}, { days: [daysFrom(n)] }),
  },
  {
    name: 'performed before the promise, with a draft',
    from: -90,
    to: -8,
    waits: [['recordingsOverdue', 'check-proof']],
    make: (id, n) => order(id, {}, { days: [daysFrom(n)], proof: draft }),
  },
  {
    name: 'proved',
    from: -90,
    to: 1,
    waits: [],
    make: (id, n) => order(id, { status: 'ready' }, { days: [daysFrom(n)], proof: published }),
  },
  {
    name: 'proved and taken back',
    from: -7,
    to: -1,
    waits: [['proofsToCheck', 'check-proof']],
    make: (id, n) => order(id, { status: 'ready' }, { days: [daysFrom(n)], proof: draft }),
  },
  {
    name: 'a draft without days',
    waits: [['proofsToCheck', 'check-proof']],
    make: (id) => order(id, {}, { askedDay: daysFrom(3), proof: draft }),
  },
  {
    name: 'several days without a log',
    from: 2,
    to: 20,
    waits: [['logDue', 'add-entry']],
    make: (id, n) => order(id, {}, { days: [daysFrom(-2), daysFrom(n)] }),
  },
  {
    name: 'several days with a log',
    from: 2,
    to: 20,
    waits: [],
    make: (id, n) =>
      order(id, {}, { days: [daysFrom(-2), daysFrom(n)], proof: { ...draft, entryDays: [daysFrom(-2)] } }),
  },
  {
    name: 'a log with a missing day',
    from: 2,
    to: 20,
    waits: [['logDue', 'add-entry']],
    make: (id, n) =>
      order(
        id,
        {},
        { days: [daysFrom(-3), daysFrom(-2), daysFrom(n)], proof: { ...draft, entryDays: [daysFrom(-2)] } },
      ),
  },
]

/** Every state of orders, payments, proofs and other records, with the lines that Today must show for it. */
export const STATES = [...ORDERS, ...RITUALS, ...OTHERS]
