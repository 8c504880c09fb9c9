import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { removeInvisible } from '#base/text.ts'
import { mediaView } from '#features/platform/media/schemas.ts'
import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { ALMANAC_PARTS } from '#features/rites/calendar/model.ts'
import { performer } from '#features/rites/priests/schemas.ts'
import { MAX_MEDIA, MAX_PLACE, MAX_TEXT, PROOF_STATES, PROOF_VISIBILITIES } from './model.ts'

const id = z.string().regex(ID_PATTERN)
const note = z
  .string()
  .overwrite(removeInvisible)
  .trim()
  .max(MAX_TEXT, 'proofs.text-long')
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)

/** The contents of a proof. Staff can change all of them while the proof is a draft. */
const facts = z.object({
  performedAt: z.iso
    .datetime({ offset: true, error: 'proofs.performed-at' })
    .refine(isSafeForArithmetic, 'proofs.performed-at')
    .transform((text) => new Date(text)),
  place: z
    .string('proofs.place')
    .overwrite(removeInvisible)
    .trim()
    .min(1, 'proofs.place')
    .max(MAX_PLACE)
    .regex(/^[^\p{Cc}]*$/u),
  priestId: id.optional().describe('A priest, by the id of the record or of its account; by default the caller'),
  media: z
    .array(id, 'proofs.media')
    .min(1, 'proofs.media')
    .max(MAX_MEDIA)
    .refine((ids) => new Set(ids).size === ids.length),
  text: z.object({ ru: note.default(''), en: note.default('') }).default({ ru: '', en: '' }),
})

export const proofInput = facts.extend({ orderId: id, lineId: z.string().regex(/^\d{1,3}$/) })
export type ProofInput = z.infer<typeof proofInput>

export const proofEdit = facts.extend({ version: z.number().int().optional() })
export type ProofEdit = z.infer<typeof proofEdit>

export const withdrawal = z.object({
  reason: z.string('proofs.reason').overwrite(removeInvisible).trim().min(1, 'proofs.reason').max(1000),
})

/** The names on a certificate that is published again. At the first publication the names come from the plan. */
export const publication = z.object({
  names: z.enum(['kept', 'plan']).optional(),
  tell: z
    .boolean()
    .optional()
    .describe('Whether the customer gets an e-mail that a page published again was corrected'),
  reason: z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(1000)
    .optional()
    .describe('Required before the last scheduled day of the ritual: why it is complete earlier'),
  version: z.number().int().optional(),
})
export type Publication = z.infer<typeof publication>

const bothNotes = z.object({ ru: note.default(''), en: note.default('') })

/** A single text is shown to readers of both languages. */
export const entryInput = z.object({
  day: z
    .string('proofs.entry-day')
    .refine(isCalendarDay, 'proofs.entry-day')
    .describe('The day at the place of the ritual, as `2026-11-20`'),
  note: z
    .union([note.transform((text) => ({ ru: text, en: text })), bothNotes])
    .default({ ru: '', en: '' })
    .describe('One text for all readers, or a text for each language'),
  media: z
    .array(id)
    .max(MAX_MEDIA)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]),
})
export type EntryInput = z.infer<typeof entryInput>

export const visibilityInput = z.object({ visibility: z.enum(PROOF_VISIBILITIES) })

const priest = z.object({ id: z.string(), name: z.string() })
const names = z.object({ ru: z.string(), en: z.string() })

/** A line of a paid order without a proof. */
export const missingProof = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  lineId: z.string(),
  ritual: names,
  weeks: z.number(),
  /** The start time of a line that was sold for a fixed moment. */
  performsAt: z.string().optional(),
  quantity: z.number(),
  initials: z.string(),
  paidAt: z.string().nullable(),
  /** The last scheduled day of the line; null if the line is not scheduled. */
  lastDay: z.string().nullable(),
})
export type MissingProof = z.infer<typeof missingProof>

const adminEntry = z.object({ id: z.string(), day: z.string(), note: names, media: z.array(mediaView) })
export type AdminEntry = z.infer<typeof adminEntry>

export const adminProof = z.object({
  id: z.string(),
  state: z.enum(PROOF_STATES),
  orderId: z.string(),
  orderNumber: z.string(),
  lineId: z.string(),
  ritual: names,
  initials: z.string(),
  performedAt: z.string(),
  place: z.string(),
  priest,
  text: names,
  media: z.array(mediaView),
  version: z.number(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  token: z.string().nullable(),
  number: z.string().nullable(),
  visibility: z.enum(PROOF_VISIBILITIES),
  /** The last scheduled day of the line, while it has not come yet at the place. Then the publication needs a reason. */
  earlyUntil: z.string().nullable(),
  /**
   * How many days the page shows as performed, if these are fewer than the customer paid for. Null for a fixed moment, or if no day is scheduled.
   * Absent in lists.
   */
  fewerDays: z.object({ shown: z.number(), paid: z.number() }).nullable().optional(),
  /** What the calendar says otherwise than the proof: the last day, and the name of the priest. Absent in lists. */
  calendar: z.object({ day: z.string().nullable(), priest: z.string().nullable() }).optional(),
  /** The log by day, the earliest day first. */
  entries: z.array(adminEntry),
  /** Whether somebody was named. Otherwise the ritual is performed for the person who ordered. Absent in lists. */
  areNamesGiven: z.boolean().optional(),
  /** Whether the order has an e-mail address. Absent in lists. */
  isEmailed: z.boolean().optional(),
})
export type AdminProof = z.infer<typeof adminProof>

export const listedProof = adminProof.omit({
  entries: true,
  earlyUntil: true,
  fewerDays: true,
  calendar: true,
  areNamesGiven: true,
  isEmailed: true,
})
export type ListedProof = z.infer<typeof listedProof>

/** The data that the page on a phone needs before the first picture. */
export const proofLine = missingProof.extend({
  status: z.string(),
  proofId: z.string().nullable(),
  proofState: z.enum(PROOF_STATES).nullable(),
  /** The priest of the calendar; null if none of `priests` is set there. */
  priestId: z.string().nullable(),
  priests: z.array(priest),
})
export type ProofLine = z.infer<typeof proofLine>

const ritual = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  tier: z.enum(['basic', 'enhanced', 'premium']).nullable(),
})
const panchang = z.object({
  tithi: z.string(),
  paksha: z.enum(['shukla', 'krishna']),
  nakshatra: z.string(),
  festival: z.string().nullable(),
})

const shownMedia = mediaView.pick({ id: true, kind: true, type: true, url: true, width: true, height: true, alt: true })

/** A day of the log as customers see it. */
export const shownEntry = z.object({ day: z.string(), note: z.string(), media: z.array(shownMedia) })
export type ShownEntry = z.infer<typeof shownEntry>

/** The performed part of the order. */
const performedTerm = z.object({
  /** The variant, in the words of the order; null if the ritual has none. */
  tier: z.string().nullable(),
  /** The term that was ordered. */
  weeks: z.number(),
  /** The first and the last day by the clock of the place; null if staff set no days. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  days: z.number(),
  /** The numbers of the variant. Null if they are not known, or if fewer days were performed than ordered. */
  fireDays: z.number().nullable(),
  recitations: z.number().nullable(),
})
export type PerformedTerm = z.infer<typeof performedTerm>

/** The texts of the sankalpa sheet of the first day. */
const reading = z.object({
  /** The day by the clock of the place. */
  day: z.string(),
  /** The parts of the day in the order in which they are recited, in Devanagari and in the letters of the reader's language. */
  almanac: z.array(z.object({ part: z.enum(ALMANAC_PARTS), devanagari: z.string(), said: z.string() })),
  /** How each of the names is read in Devanagari. Empty for readers who see only initials. */
  names: z.array(z.string()),
})
export type Reading = z.infer<typeof reading>

/** The page of a performed ritual with the data that its reader may see. */
export const proofView = z.object({
  ritual,
  /** Absent for a ritual with a fixed moment. */
  term: performedTerm.optional(),
  performedAt: z.string(),
  place: z.string(),
  panchang,
  priest: z.string().nullable(),
  /** Set if the page of the priests shows the priest. */
  priestId: z.string().nullable(),
  /** The facts about the priest that the page of the priests shows. Null if this page does not show the priest. */
  performer: performer.nullable(),
  text: z.string(),
  /** Initials, or the full names for the customer and if the customer made them public. */
  names: z.array(z.string()),
  sankalpa: z.string().nullable(),
  reading,
  number: z.string(),
  media: z.array(shownMedia),
  /** The log by day, the earliest day first. */
  entries: z.array(shownEntry),
  visibility: z.enum(PROOF_VISIBILITIES),
  /** Whether the reader is the customer, who decides what other people see. */
  isOwner: z.boolean(),
})
export type ProofView = z.infer<typeof proofView>

export const orderProof = z.object({
  lineId: z.string(),
  ritual: z.string(),
  performedAt: z.string(),
  place: z.string(),
  token: z.string(),
  number: z.string(),
  visibility: z.enum(PROOF_VISIBILITIES),
})
export type OrderProof = z.infer<typeof orderProof>

/** For an unknown number the answer contains only that the number is not valid. */
export const verification = z.object({
  valid: z.boolean(),
  /** The number of the sample certificate: not valid, with the facts of the sample. */
  isSample: z.literal(true).optional(),
  ritual: z.string().optional(),
  performedAt: z.string().optional(),
  place: z.string().optional(),
  /** The term that was ordered; absent for a ritual with a fixed moment. */
  weeks: z.number().optional(),
  term: performedTerm.optional(),
  priest: z.string().optional(),
  initials: z.string().optional(),
})
export type Verification = z.infer<typeof verification>
