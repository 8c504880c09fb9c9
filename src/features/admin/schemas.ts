import { z } from 'zod'

/** One line of Today; `link` is the page where the thing is done. */
const todayItem = z.object({
  id: z.string(),
  title: z.string(),
  /** What makes the line understood, such as an amount or a reason's code. */
  detail: z.string(),
  at: z.string().nullable(),
  link: z.string(),
})
export type TodayItem = z.infer<typeof todayItem>

const part = z.object({ count: z.number(), items: z.array(todayItem) })
export type TodayList = z.infer<typeof part>

export const todayView = z.object({
  /** What is wrong with the server and needs a hand. */
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
