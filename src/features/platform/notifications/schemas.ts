import { z } from 'zod'
import { MESSAGE_STATES } from './model.ts'

const lang = z.enum(['ru', 'en'])

/** Words by the part of the e-mail they stand in; what a part may hold is looked at with the e-mail (rules-templates.ts). */
const words = z.record(z.string().max(40), z.string().max(4000))

export const emailKind = z.object({ kind: z.string().max(60) })

export const inLanguage = z.object({ lang })

/** An e-mail of the shop filled with an example, as its reader gets it. */
export const emailExample = z.object({
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Whether the staff has put words of its own in it, in whatever language. */
  edited: z.boolean(),
})

/** One piece of an e-mail that can be worded: what the shop says by itself, and what it says now. */
const emailPart = z.object({
  part: z.string(),
  /** A subject or a button: it stays on one line. */
  oneLine: z.boolean(),
  /** Names in braces that must stay in the text, and those that may stand in it. */
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

/** What is left out becomes the shop's own words again. */
export const emailTextsInput = z.object({ version: z.number().int().min(0), ru: words, en: words })

/** Words that are not saved yet, in one language. */
export const emailDraft = z.object({ lang, words })

export const emailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() })

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

export type EmailPreview = z.infer<typeof emailPreview>
