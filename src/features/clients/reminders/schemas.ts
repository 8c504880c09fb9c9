import { z } from 'zod'
import { REMINDER_KINDS } from './model.ts'

export const reminderLink = z.object({
  kind: z.enum(REMINDER_KINDS),
  /** True if the e-mail address still gets reminders of this kind. */
  isOn: z.boolean(),
})
export type ReminderLink = z.infer<typeof reminderLink>
