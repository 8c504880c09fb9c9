import { z } from 'zod'
import { MESSAGE_STATES } from './model.ts'

const staffMessage = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  lang: z.enum(['ru', 'en']),
  subject: z.string(),
  state: z.enum(MESSAGE_STATES),
  tries: z.number(),
  lastFault: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  failedAt: z.string().nullable(),
})
export type StaffMessage = z.infer<typeof staffMessage>

export const staffMessageList = z.object({ items: z.array(staffMessage), next: z.string().nullable() })
export const staffMessageView = staffMessage.extend({
  /** Null: it names people or wishes, and is its reader's alone. */
  text: z.string().nullable(),
})
export type StaffMessageView = z.infer<typeof staffMessageView>
