/** `plan`: a paid order waits for names or a day. `unpaid`: an order waits for its payment. */
export const REMINDER_KINDS = ['plan', 'unpaid'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** The missing information of a paid order. */
export type Missing = { names: boolean; day: boolean }
