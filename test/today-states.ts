import type { Fact } from '#features/office/today/model-facts.ts'
import type { TodayAction, TodayPart } from '#features/office/today/model.ts'
import { daysFrom, draft, hoursAgo, order, partner, published, shown } from './today-facts.ts'

type Expected = [part: TodayPart, action: TodayAction][]
/** A state of an order or a report, and the lines that Today must show for this state. `n` can be any number between `from` and `to`. */
type State = { name: string; from?: number; to?: number; make: (id: string, n: number) => Fact; waits: Expected }

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

const OTHERS: State[] = [
  {
    name: 'a payment without a problem',
    waits: [],
    make: (id, n) => shown({ kind: 'payment', id, orderId: 'elsewhere', attention: null, isDecided: false }, n),
  },
  {
    name: 'a doubtful payment',
    waits: [['needsAttention', 'decide']],
    make: (id, n) => shown({ kind: 'payment', id, orderId: 'elsewhere', attention: 'underpaid', isDecided: false }, n),
  },
  {
    name: 'a decided payment',
    waits: [],
    make: (id, n) => shown({ kind: 'payment', id, orderId: 'elsewhere', attention: 'late', isDecided: true }, n),
  },
  {
    name: 'a report that waits for a second person',
    waits: [['needsAttention', 'approve']],
    make: (id, n) => shown({ kind: 'manual', id, orderId: 'elsewhere', isAwaiting: true }, n),
  },
  {
    name: 'a confirmed report',
    waits: [],
    make: (id, n) => shown({ kind: 'manual', id, orderId: 'elsewhere', isAwaiting: false }, n),
  },
  {
    name: 'money to return',
    waits: [['toReturn', 'return-money']],
    make: (id, n) => shown({ kind: 'surplus', id, isUnderWay: false }, n),
  },
  {
    name: 'a return of money in progress',
    waits: [],
    make: (id, n) => shown({ kind: 'surplus', id, isUnderWay: true }, n),
  },
  {
    name: 'an undeliverable message',
    waits: [['failedMessages', 'mend-message']],
    make: (id, n) => shown({ kind: 'message', id, hasFailed: true, isCode: false }, n),
  },
  {
    name: 'an undeliverable code',
    waits: [],
    make: (id, n) => shown({ kind: 'message', id, hasFailed: true, isCode: true }, n),
  },
  {
    name: 'a message in delivery',
    waits: [],
    make: (id, n) => shown({ kind: 'message', id, hasFailed: false, isCode: false }, n),
  },
  {
    name: 'a new review',
    waits: [['reviewsWaiting', 'read-review']],
    make: (id, n) => shown({ kind: 'review', id, state: 'waiting' }, n),
  },
  { name: 'a published review', waits: [], make: (id, n) => shown({ kind: 'review', id, state: 'published' }, n) },
  {
    name: 'pictures for the archive',
    from: 0,
    to: 700,
    waits: [['archiveToCheck', 'check-pictures']],
    make: (id, n) => shown({ kind: 'archive', id, isWithdrawn: false, pictures: 2, checked: 0 }, n),
  },
  {
    name: 'pictures that nobody allowed',
    from: 721,
    to: 3000,
    waits: [],
    make: (id, n) => shown({ kind: 'archive', id, isWithdrawn: false, pictures: 2, checked: 0 }, n),
  },
  {
    name: 'a consent that was withdrawn',
    waits: [],
    make: (id, n) => shown({ kind: 'archive', id, isWithdrawn: true, pictures: 2, checked: 0 }, n),
  },
  {
    name: 'an unpaid commission',
    waits: [['payoutsDue', 'pay-partner']],
    make: (id, n) => partner(id, n, { earnedCents: 500, paidCents: 499 }),
  },
  {
    name: 'a paid commission',
    waits: [],
    make: (id, n) => partner(id, n, { earnedCents: 500, paidCents: 500 }),
  },
  {
    name: 'an unpaid commission of a partner who holds as much cash of customers',
    waits: [],
    make: (id, n) => partner(id, n, { earnedCents: 500, paidCents: 100, heldCents: 400 }),
  },
  {
    name: 'an unpaid commission above the cash that the partner holds',
    waits: [['payoutsDue', 'pay-partner']],
    make: (id, n) =>
      partner(id, n, { earnedCents: 500, paidCents: 100, heldCents: 399, balanceCents: 1, balanceBeforeCents: 1 }),
  },
  {
    name: 'a partner who has cash of an earlier month above the commission',
    waits: [['cashDue', 'collect-cash']],
    make: (id, n) => partner(id, n, { heldCents: 401, balanceCents: -1, balanceBeforeCents: -1 }),
  },
  {
    name: 'a partner without cash whose paid commission was lost by a refund',
    waits: [],
    make: (id, n) => partner(id, n, { earnedCents: 0, paidCents: 100 }),
  },
  {
    name: 'a partner who has only cash of the current month',
    waits: [],
    make: (id, n) => partner(id, n, { heldCents: 9_000, balanceCents: -9_000 }),
  },
  {
    name: 'a partner who has handed over the cash of the earlier months',
    waits: [],
    make: (id, n) => partner(id, n, { heldCents: 500, balanceCents: -500, balanceBeforeCents: 200 }),
  },
  {
    name: 'a partner who has more cash of the current month than the limit',
    waits: [['cashDue', 'collect-cash']],
    make: (id, n) => partner(id, n, { heldCents: 10_101, balanceCents: -10_001, balanceBeforeCents: 100 }),
  },
  {
    name: 'a text in one language',
    waits: [['untranslated', 'translate']],
    make: (id, n) => shown({ kind: 'text', id, gaps: 1 }, n),
  },
  {
    name: 'a priest without a portrait',
    waits: [['priestsIncomplete', 'complete-priest']],
    make: (id, n) => shown({ kind: 'priest', id, isPublished: true, gaps: 1 }, n),
  },
  {
    name: 'an unpublished priest',
    waits: [],
    make: (id, n) => shown({ kind: 'priest', id, isPublished: false, gaps: 1 }, n),
  },
  {
    name: 'names changed on paper',
    waits: [['namesChanged', 'print-sheet']],
    make: (id, n) => shown({ kind: 'names', id, isPast: false }, n),
  },
  {
    name: 'names changed on the paper of a day that is over',
    waits: [['namesChanged', 'check-names']],
    make: (id, n) => shown({ kind: 'names', id, isPast: true }, n),
  },
  {
    name: 'another day is requested',
    waits: [['daysAsked', 'answer-request']],
    make: (id, n) => shown({ kind: 'request', id, orderId: 'elsewhere', position: 0 }, n),
  },
  {
    name: 'a customer to telephone',
    waits: [['toTelephone', 'telephone']],
    make: (id, n) => shown({ kind: 'call', id }, n),
  },
  {
    name: 'a question of the consultant',
    waits: [['questionsAsked', 'answer-question']],
    make: (id, n) => shown({ kind: 'question', id }, n),
  },
  { name: 'an alert', waits: [['alerts', 'see-system']], make: (id, n) => shown({ kind: 'alert', id }, n) },
]

/** Every state of orders, payments, proofs and other records, with the lines that Today must show for it. */
export const STATES = [...ORDERS, ...RITUALS, ...OTHERS]
