import { z } from 'zod'

/** The subject of a line of Today. */
const todayTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['order', 'review', 'payment', 'ritual', 'article']), id: z.string() }),
  z.object({ kind: z.literal('proof'), orderId: z.string(), lineId: z.string() }),
  z.object({ kind: z.enum(['sheet', 'calendar']), day: z.string() }),
  z.object({ kind: z.literal('operations') }),
  z.object({ kind: z.literal('messages'), state: z.literal('failed') }),
])
export type TodayTarget = z.infer<typeof todayTarget>

/** One line of Today; `link` is the page of the task, `target` is the same for programs. */
const todayItem = z.object({
  id: z.string(),
  title: z.string(),
  /** Details of the line, such as an amount or a reason code. */
  detail: z.string(),
  at: z.string().nullable(),
  link: z.string(),
  target: todayTarget,
})
export type TodayItem = z.infer<typeof todayItem>

const part = z.object({ count: z.number(), items: z.array(todayItem) })

export const todayView = z.object({
  /** Server problems that need somebody. */
  alerts: part,
  toPerform: part,
  unpaidOld: part,
  needsAttention: part,
  proofsMissing: part,
  reviewsWaiting: part,
  failedMessages: part,
  untranslated: part,
})
export type TodayView = z.infer<typeof todayView>
