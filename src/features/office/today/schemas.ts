import { z } from 'zod'

/** The order, payment or other thing that a line of Today is about. */
const todayTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['order', 'review', 'payment', 'ritual', 'article', 'priest']), id: z.string() }),
  z.object({ kind: z.literal('proof'), orderId: z.string(), lineId: z.string() }),
  z.object({ kind: z.enum(['sheet', 'calendar']), day: z.string() }),
  z.object({ kind: z.enum(['operations', 'settings']) }),
  z.object({ kind: z.literal('messages'), state: z.literal('failed') }),
])
export type TodayTarget = z.infer<typeof todayTarget>

/** One line of Today. `link` is the page for the task. `target` has the same data for programs. */
const todayItem = z.object({
  id: z.string(),
  title: z.string(),
  /** The details of the line, such as an amount or the code of a reason. */
  detail: z.string(),
  at: z.string().nullable(),
  link: z.string(),
  target: todayTarget,
})
export type TodayItem = z.infer<typeof todayItem>

const part = z.object({ count: z.number(), items: z.array(todayItem) })

export const todayView = z.object({
  /** Problems of the server that a person must solve. */
  alerts: part,
  toPerform: part,
  /** Names that changed after the sheet was printed or the days were set. */
  namesChanged: part,
  unpaidOld: part,
  needsAttention: part,
  /** Paid orders that wait for names or a day. */
  awaitingPlan: part,
  /** Paid rituals that wait for a day from the shop: the customer asked for a day, or lets the priest choose. */
  toSchedule: part,
  /** Performed rituals without a proof after the promised day of the recording. */
  recordingsOverdue: part,
  proofsMissing: part,
  reviewsWaiting: part,
  failedMessages: part,
  untranslated: part,
  /** Published priests without a portrait, a school or a name in one script. */
  priestsIncomplete: part,
})
export type TodayView = z.infer<typeof todayView>
