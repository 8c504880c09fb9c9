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
  z.object({ kind: z.enum(['sheet', 'calendar']), day: z.string() }),
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
  /** For whom a ritual is performed: the people of the plan, or the receiver of a gift. Only for staff who see names elsewhere. */
  people: z.array(z.string()),
  at: z.string().nullable(),
  /** The next action of the person, on the page of `link`. */
  action: z.enum(TODAY_ACTIONS),
  link: z.string(),
  target: todayTarget,
})
export type TodayItem = z.infer<typeof todayItem>

/** Every part has an entry in `PART_RIGHTS`. `isMore`: the shop stopped counting at `count`. */
const part = z.object({ count: z.number(), isMore: z.boolean(), items: z.array(todayItem) })

export const todayView = z.object({
  /** Problems of the server and of the shop that a person must solve. */
  alerts: part,
  toPerform: part,
  /** Paid rituals whose fixed or requested first day has passed, and nobody has set a day. */
  daysMissed: part,
  /** Rituals whose names changed after a sheet of them was printed. */
  namesChanged: part,
  /** Requests of customers for another day than the one that is set. */
  daysAsked: part,
  /** Payments for which staff must decide. */
  needsAttention: part,
  /** Money that the shop must return. */
  toReturn: part,
  /** Paid orders that wait for names or a day. */
  awaitingPlan: part,
  /** The customer asks for another day than the set one. */
  otherDayAsked: part,
  /** Paid rituals that wait for a day from the shop: the customer asked for a day, or lets the priest choose. */
  toSchedule: part,
  /** Rituals of several days that go on: a day has passed without an entry in the log. */
  logDue: part,
  /** Drafts of proofs whose ritual is complete. */
  proofsToCheck: part,
  /** Performed rituals without a published proof after the promised day of the recording. */
  recordingsOverdue: part,
  /** Performed rituals without any proof, within the promised time. */
  proofsMissing: part,
  /** Questions that the consultant handed over. */
  questionsAsked: part,
  failedMessages: part,
  reviewsWaiting: part,
  /** Consents to the public archive whose pictures nobody has checked. */
  archiveToCheck: part,
  /** Unpaid for more than a day. */
  unpaidOld: part,
  /** Commissions of the months that are over. */
  payoutsDue: part,
  untranslated: part,
  /** Published priests without a portrait, a school or a name in one script. */
  priestsIncomplete: part,
} satisfies Record<TodayPart, typeof part>)
export type TodayView = z.infer<typeof todayView>

/** The remaining opening steps of a real shop. Empty in a sandbox, and when all are done. */
export const openingView = z.object({
  steps: z.array(
    z.object({
      id: z.enum(OPENING_STEPS),
      /** The coin or `card` that the step is about; null if the step is about none. */
      way: z.string().nullable(),
      isDone: z.boolean(),
      link: z.string(),
    }),
  ),
})
export type OpeningView = z.infer<typeof openingView>
