import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { REPORTS, STEPS } from './model.ts'

/** The report also reads the previous period. Therefore the previous period too must be within the allowed dates. */
const day = z.iso.date().refine(isSafeForArithmetic)

/** The default is the last thirty days. */
export const reportQuery = z.object({ from: day.optional(), to: day.optional(), by: z.enum(STEPS).default('day') })

const values = z.record(z.string(), z.number())
const lines = z.array(z.object({ key: z.string(), values }))

export const reportView = z.object({
  name: z.enum(REPORTS),
  from: z.string(),
  to: z.string(),
  by: z.enum(STEPS),
  columns: z.array(z.object({ id: z.string(), unit: z.enum(['count', 'usd']) })),
  lines,
  totals: values,
  /** The values of an earlier period for comparison. It is as long as the reported period and ends directly before that period. */
  before: z.object({ from: z.string(), to: z.string(), lines, totals: values }),
})
export type ReportView = z.infer<typeof reportView>
