/** The steps of an order, in their order. */
export const STEPS = ['paid', 'names', 'scheduled', 'performed', 'proof'] as const
export type Step = (typeof STEPS)[number]

export const STEP_STATES = ['done', 'now', 'later'] as const

/** The information that the customer can still give. A wish is optional. */
export const MISSING = ['names', 'day', 'wish'] as const
export type Missing = (typeof MISSING)[number]

/**
 * The next step: the customer pays or gives missing information, the shop sets the day, performs or continues the ritual, or sends the
 * recording.
 */
export const NEXT = ['pay', 'give', 'schedule', 'perform', 'continue', 'recording', 'done'] as const
export type Next = { kind: (typeof NEXT)[number]; day: string | null }

/**
 * What the customer may still correct. `all`: names, wish and day. `request`: the days are set, so the customer can only request another day. `late`:
 * the ritual has begun, so the customer can only request other names or another wish. `none`: the last day is over.
 */
export const CHANGES = ['all', 'request', 'late', 'none'] as const
export type Changes = (typeof CHANGES)[number]

/** The facts of one line that decide about the steps. */
export type LineFacts = {
  /** Whether the line was sold for a fixed moment, so its day is known from the start. */
  isFixed: boolean
  /** The first day that the customer asked for. */
  askedDay: string | null
  priestChooses: boolean
  /** The days that staff have set, in order. */
  days: readonly string[]
  /** The days that have an entry in the log. */
  logDays: readonly string[]
  isPerformed: boolean
  recordingBy: string | null
}
