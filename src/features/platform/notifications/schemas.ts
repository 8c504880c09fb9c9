import { z } from 'zod'
import { CHANNELS, MESSAGE_STATES } from './model.ts'

const lang = z.enum(['ru', 'en'])

/** Texts by part of the e-mail. rules-templates.ts checks them together with the e-mail. */
const words = z.record(z.string().max(40), z.string().max(4000))

export const emailKind = z.object({ kind: z.string().max(60) })

export const inLanguage = z.object({ lang })

/** An e-mail of the shop filled with example data, as its reader gets it. */
export const emailExample = z.object({
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
  /** True if staff have changed any text, in any language. */
  edited: z.boolean(),
})

/** One editable text of an e-mail: its default and its current value. */
const emailPart = z.object({
  part: z.string(),
  /** True for a single line: a subject or a button. */
  oneLine: z.boolean(),
  /** The required and the allowed placeholders of the text. */
  required: z.array(z.string()),
  allowed: z.array(z.string()),
  own: z.object({ ru: z.string(), en: z.string() }),
  text: z.object({ ru: z.string(), en: z.string() }),
})

export type EmailPart = z.infer<typeof emailPart>

export const emailTextsView = z.object({
  kind: z.string(),
  version: z.number(),
  changedAt: z.string().nullable(),
  parts: z.array(emailPart),
})

export type EmailTextsView = z.infer<typeof emailTextsView>

/** An omitted text is reset to the shop's default. */
export const emailTextsInput = z.object({ version: z.number().int().min(0), ru: words, en: words })

/** The unsaved texts of an e-mail, in one language. */
export const emailDraft = z.object({ lang, words })

export const emailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() })

const staffMessage = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
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
  /** The text of the message. Null if the text names people or wishes, because then only the receiver may see the text. */
  text: z.string().nullable(),
})
export type StaffMessageView = z.infer<typeof staffMessageView>

export type EmailPreview = z.infer<typeof emailPreview>
