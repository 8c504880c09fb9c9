/** The kinds of reminders. `plan`: a paid order waits for names or a day. `unpaid`: an order waits for its payment. */
export const REMINDER_KINDS = ['plan', 'unpaid'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** The information that a paid order lacks. */
export type Missing = { names: boolean; day: boolean }
