import { z } from 'zod'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { textMarks } from '#features/orders/orders/schemas.ts'
import { shownEntry } from '#features/rites/proofs/schemas.ts'
import { DAY_ANSWERS } from '#features/rites/calendar/model.ts'
import { CHANGES, MISSING, NEXT, STEP_STATES, STEPS } from './model.ts'

const line = z.object({
  lineId: z.string(),
  ritual: z.string(),
  weeks: z.number(),
  /** When the ritual starts, if it was sold for a fixed time. */
  performsAt: z.string().optional(),
  /** The first day that the customer requested, as `2026-11-20`. */
  askedDay: z.string().nullable(),
  /** True if the customer lets the priest choose the day. */
  priestChooses: z.boolean(),
  /** The set days: calendar days at the place of the ritual. */
  days: z.array(z.string()),
  /** The other first day that the customer requests. Null after staff have answered. */
  requestedDay: z.string().nullable(),
  /**
   * Set if the customer requested another first day, and staff did not answer before the ritual began. `day` is null if the customer named no
   * day.
   */
  notMoved: z.object({ day: z.string().nullable() }).nullable(),
  /** The number of days that were bought. */
  daysBought: z.number(),
  /** The number of days with a fire. Null if the tier does not have this number. */
  fireDays: z.number().nullable(),
  /** Why the set days differ from the requested day or from the bought days. Empty if they do not differ. */
  reason: z.string(),
  /** The customer's answer about a first day that the customer did not request. */
  answer: z.enum(DAY_ANSWERS).nullable(),
  mayAnswer: z.boolean(),
  /** The version number of the set days. The customer's answer must contain it, so that an answer about older days is refused. */
  version: z.number(),
  place: z.string().nullable(),
  priest: z.string().nullable(),
  /** The day by which the recording is promised. Null if no day is known. */
  recordingBy: z.string().nullable(),
  /** The performed ritual. Null until the page of the ritual is published. */
  performed: z
    .object({ day: z.string(), days: z.array(z.string()), place: z.string(), priest: z.string().nullable() })
    .nullable(),
  /** True if staff have taken the published page offline to correct it. */
  isInCorrection: z.boolean(),
  /** The report entries by day, the earliest day first. */
  entries: z.array(shownEntry),
})
export type ProgressLine = z.infer<typeof line>

/** The input of `PUT /api/orders/{id}/lines/{lineId}/day-answer`. `version` is the version of the days that the customer saw. */
export const dayAnswerInput = z.object({ answer: z.enum(DAY_ANSWERS), version: z.number().int().min(0) })

/**
 * The agreed details of an order. Anyone who has the order's link sees the details with initials, but without names and wish. The signed-in
 * customer of the order also sees the names and the wish.
 */
export const progressView = z.object({
  status: z.enum(ORDER_STATUSES),
  /** True if names, wish and day can still be changed. */
  isOpen: z.boolean(),
  /** The corrections that the customer may still make. */
  changes: z.enum(CHANGES),
  names: z.object({
    /** True if the customer entered names. Otherwise the ritual is performed for the customer. */
    areGiven: z.boolean(),
    initials: z.array(z.string()),
    /** The full names, only for the signed-in customer of the order. */
    full: z.array(z.string()).optional(),
  }),
  wish: z.object({ isGiven: z.boolean(), text: z.string().optional() }),
  textMarks,
  lines: z.array(line),
  missing: z.array(z.enum(MISSING)),
  steps: z.array(z.object({ step: z.enum(STEPS), state: z.enum(STEP_STATES) })),
  /** The next step and its day, if known. This field is absent for an order that is cancelled or refunded. */
  next: z.object({ kind: z.enum(NEXT), day: z.string().nullable() }).optional(),
  /** The number of days after the last day of the ritual within which the shop promises the recording. */
  recordingDays: z.number(),
})
export type ProgressView = z.infer<typeof progressView>
