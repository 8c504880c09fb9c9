import { z } from 'zod'
import { OPENING_STEPS } from './model-opening.ts'
import { TODAY_ACTIONS, type TodayPart } from './model.ts'

/** The order, payment or other thing that a line of Today is about. */
const todayTarget = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['order', 'review', 'payment', 'ritual', 'article', 'priest', 'partner', 'proof-page']),
    id: z.string(),
  }),
  z.object({ kind: z.literal('proof'), orderId: z.string(), lineId: z.string() }),
  z.object({ kind: z.literal('calendar'), day: z.string() }),
  /** `orderId`: staff who may read orders are sent to this order instead. */
  z.object({ kind: z.literal('sheet'), day: z.string(), orderId: z.string().optional() }),
  z.object({ kind: z.enum(['operations', 'settings', 'surpluses', 'questions']) }),
  z.object({ kind: z.literal('messages'), state: z.enum(['failed', 'waiting']) }),
])
export type TodayTarget = z.infer<typeof todayTarget>

/** One line of Today. `link` is the page for the task. `target` has the same data for programs. */
const todayItem = z.object({
  id: z.string(),
  title: z.string(),
  /** The details of the line, such as an amount or the code of a reason. */
  detail: z.string(),
  /** The people for whom a ritual is performed: the people of the plan, or the receiver of a gift. Only staff who may see names get this list. */
  people: z.array(z.string()),
  at: z.string().nullable(),
  /** The next action of the member of staff, on the page of `link`. */
  action: z.enum(TODAY_ACTIONS),
  link: z.string(),
  target: todayTarget,
})
export type TodayItem = z.infer<typeof todayItem>

/**
 * One part of Today; every part has an entry in `PART_RIGHTS`. `isMore`: there may be more than `count`, because the shop stops counting
 * there.
 */
const part = z.object({ count: z.number(), isMore: z.boolean(), items: z.array(todayItem) })

export const todayView = z.object({
  /** Problems of the server and of the shop that a person must solve. */
  alerts: part,
  toPerform: part,
  /** Paid rituals without a set day. The fixed day or the requested first day has passed. */
  daysMissed: part,
  /** Rituals in which the name of a person changed after the sheet was printed, and printed sheets whose rituals changed. */
  namesChanged: part,
  /** Customers without an e-mail address whom staff must telephone. */
  toTelephone: part,
  /** Requests of customers for a day other than the set day. */
  daysAsked: part,
  /** Rituals with days to come whose money was returned. */
  daysUnpaid: part,
  /** Payments for which staff must decide. */
  needsAttention: part,
  /** Money that the shop must return. */
  toReturn: part,
  /** Paid orders that wait for names or a day. */
  awaitingPlan: part,
  /** Rituals whose customer answered that the day set by staff is not convenient. */
  otherDayAsked: part,
  /** Paid rituals that wait for a day from the shop: the customer asked for a day, or lets the priest choose. */
  toSchedule: part,
  /** Rituals of several days that are not finished: a day has passed without a report entry. */
  logDue: part,
  /** Drafts of proofs whose ritual is complete. */
  proofsToCheck: part,
  /** Performed rituals without a published proof after the promised day of the recording. */
  recordingsOverdue: part,
  /** Performed rituals that have no proof yet. The promised time for the proof is not over. */
  proofsMissing: part,
  /** Questions that visitors sent to staff from the consultant. */
  questionsAsked: part,
  failedMessages: part,
  reviewsWaiting: part,
  /** Rituals that customers allowed in the public archive, with pictures that nobody has checked. */
  archiveToCheck: part,
  /** Orders that are unpaid for more than a day. */
  unpaidOld: part,
  /** Partners who must hand over cash of customers: cash of past months, or more than the policy allows. */
  cashDue: part,
  /** Partners who are owed commission for past months. */
  payoutsDue: part,
  untranslated: part,
  /** Published priests without a portrait, a school or a name in one script. */
  priestsIncomplete: part,
} satisfies Record<TodayPart, typeof part>)
export type TodayView = z.infer<typeof todayView>

/** The steps before the shop opens; empty if all are done. In a sandbox staff can prepare these steps, but no task waits for them. */
export const openingView = z.object({
  isSandbox: z.boolean(),
  steps: z.array(
    z.object({
      id: z.enum(OPENING_STEPS),
      /** The payment method of the step: a coin or `card`; null for other steps. */
      way: z.string().nullable(),
      isDone: z.boolean(),
      /** Addresses that the shop does not accept as contacts, because mail to them reaches nobody. */
      samples: z.array(z.string()).optional(),
      link: z.string(),
    }),
  ),
})
export type OpeningView = z.infer<typeof openingView>
