import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { isStorable } from '#base/text.ts'

const text = z.string().trim().max(200).refine(isStorable)

/**
 * `who`: an account's id, or part of a name or e-mail address. `what`: an action, or the common beginning of several actions. `from`, `to`:
 * days or instants.
 */
const dayOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine(isSafeForArithmetic)

export const auditQuery = z.object({
  who: text.optional(),
  what: text.optional(),
  from: dayOrInstant.optional(),
  to: dayOrInstant.optional(),
})

/** One change: `what` was done to which `subject`. `who` has no e-mail address after the account is deleted. */
export const auditView = z.object({
  id: z.string(),
  when: z.string(),
  who: z.object({ id: z.string(), email: z.string(), name: z.string() }),
  what: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** The name or e-mail address of the account or partner that the entry is about. Empty for other subjects. */
  subjectName: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  address: z.string().nullable(),
})

export type AuditView = z.infer<typeof auditView>

/** All recorded actions, for the filter. */
export const auditActions = z.object({ actions: z.array(z.string()) })
