/** The steps of an order from the payment to the proof (the report with pictures). */
export const STEPS = ['paid', 'names', 'scheduled', 'performed', 'proof'] as const
export type Step = (typeof STEPS)[number]

export const STEP_STATES = ['done', 'now', 'later'] as const

/** The details that the customer can still give. A wish is optional. */
export const MISSING = ['names', 'day', 'wish'] as const
export type Missing = (typeof MISSING)[number]

/**
 * The next step of an order. The customer pays, or gives missing details. The shop sets the day, performs or continues the ritual, or sends
 * the recording. `overdue`: the promised day of the recording has passed.
 */
export const NEXT = ['pay', 'give', 'schedule', 'perform', 'continue', 'recording', 'overdue', 'done'] as const
export type Next = { kind: (typeof NEXT)[number]; day: string | null }

/**
 * The corrections that the customer may still make. `all`: names, wish and day. `request`: the days are set, so the customer can only request
 * another day. `late`: the ritual has begun, so the customer can only request other names or another wish. `none`: the last day is over.
 */
export const CHANGES = ['all', 'request', 'late', 'none'] as const
export type Changes = (typeof CHANGES)[number]

/** The data of a line (one ritual of an order) from which its steps are calculated. */
export type LineFacts = {
  /** True if the ritual was sold for a fixed time. */
  isFixed: boolean
  /** The first day that the customer requested. */
  askedDay: string | null
  priestChooses: boolean
  /** The set days, sorted. For a ritual with a fixed time, the fixed day even before staff set any days. */
  days: readonly string[]
  /** The days that have a report entry. */
  logDays: readonly string[]
  isPerformed: boolean
  /** True if staff have taken the published page offline to correct it. */
  isInCorrection: boolean
  recordingBy: string | null
}
