import type { Fact } from '#features/office/today/model-facts.ts'
import type { TodayAction, TodayPart } from '#features/office/today/model.ts'
import { partner, shown } from './today-facts.ts'

type Expected = [part: TodayPart, action: TodayAction][]
/** A state of an order or a report, and the lines that Today must show for this state. `n` can be any number between `from` and `to`. */
export type State = { name: string; from?: number; to?: number; make: (id: string, n: number) => Fact; waits: Expected }

/** The states of payments, messages and other records that are no orders. */
export const OTHERS: State[] = [
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
