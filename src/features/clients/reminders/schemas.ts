import { z } from 'zod'
import { REMINDER_KINDS } from './model.ts'

export const reminderLink = z.object({
  kind: z.enum(REMINDER_KINDS),
  /** Whether reminders of this kind still go to the address. */
  isOn: z.boolean(),
})
export type ReminderLink = z.infer<typeof reminderLink>
