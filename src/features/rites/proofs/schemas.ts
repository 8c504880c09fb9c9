import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { removeInvisible } from '#base/text.ts'
import { mediaView } from '#features/platform/media/schemas.ts'
import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { ALMANAC_PARTS } from '#features/rites/calendar/model.ts'
import { performer } from '#features/rites/priests/schemas.ts'
import { CERTIFICATE_STATES, MAX_MEDIA, MAX_PLACE, MAX_TEXT, PROOF_STATES, PROOF_VISIBILITIES } from './model.ts'

const id = z.string().regex(ID_PATTERN)
const note = z
  .string()
  .overwrite(removeInvisible)
  .trim()
  .max(MAX_TEXT, 'proofs.text-long')
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)

/** The contents of a proof. Staff can change all fields while the proof is a draft. */
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

/**
 * The names for a proof that is published again: the earlier names (`kept`) or the names of the plan. The first publication uses the names of
 * the plan.
 */
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
  namesChangedAt: z
    .string()
    .nullable()
    .optional()
    .describe('The newest change of names about which the caller decided'),
  version: z.number().int().optional(),
})
export type Publication = z.infer<typeof publication>

const bothNotes = z.object({ ru: note.default(''), en: note.default('') })

/** The input for a report entry. If the note has only one language, all readers see the note in this language. */
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
const offeredPriest = priest.extend({
  /** Where the priest usually performs. Empty if unknown. */
  place: z.string(),
  /** False if the priest performs only other rituals. */
  isListed: z.boolean(),
})
const names = z.object({ ru: z.string(), en: z.string() })

/** A line (one ritual) of a paid order that has no proof. */
export const missingProof = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  lineId: z.string(),
  ritual: names,
  weeks: z.number(),
  /** When the ritual starts, if it was sold for a fixed time. */
  performsAt: z.string().optional(),
  quantity: z.number(),
  initials: z.string(),
  paidAt: z.string().nullable(),
  /** The last scheduled day of the line. Null if no day is scheduled. */
  lastDay: z.string().nullable(),
})
export type MissingProof = z.infer<typeof missingProof>

const adminEntry = z.object({ id: z.string(), day: z.string(), note: names, media: z.array(mediaView) })
export type AdminEntry = z.infer<typeof adminEntry>

const adminProof = z.object({
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
  /** The last scheduled day of the ritual, if it is still in the future. Then the publication needs a reason. */
  earlyUntil: z.string().nullable(),
  /**
   * The numbers of shown and of paid days, if the page shows fewer days than the customer paid for. Null for a ritual with a fixed time, or
   * if no day is scheduled. Absent in lists.
   */
  fewerDays: z.object({ shown: z.number(), paid: z.number() }).nullable().optional(),
  /** How many days the calendar has for the ritual. This field is absent in lists. */
  scheduledDays: z.number().optional(),
  /** The last day and the priest's name in the calendar, each only if it differs from the proof. This field is absent in lists. */
  calendar: z.object({ day: z.string().nullable(), priest: z.string().nullable() }).optional(),
  /** The report entries by day, the earliest day first. */
  entries: z.array(adminEntry),
  /** True if the customer entered names. Otherwise the ritual is performed for the customer. This field is absent in lists. */
  areNamesGiven: z.boolean().optional(),
  /** The time of a change of names that the publication must confirm. Null if there is none. This field is absent in lists. */
  namesChangedAt: z.string().nullable().optional(),
  /** True if the order has an e-mail address. This field is absent in lists. */
  isEmailed: z.boolean().optional(),
})
export type AdminProof = z.infer<typeof adminProof>

/** A proof with the priests to choose from. */
export const proofDetail = adminProof.extend({ priests: z.array(offeredPriest) })
export type ProofDetail = z.infer<typeof proofDetail>

export const listedProof = adminProof.omit({
  entries: true,
  earlyUntil: true,
  fewerDays: true,
  scheduledDays: true,
  calendar: true,
  areNamesGiven: true,
  namesChangedAt: true,
  isEmailed: true,
})
export type ListedProof = z.infer<typeof listedProof>

/** The data that the report form on a phone needs before the first picture. */
export const proofLine = missingProof.extend({
  status: z.string(),
  proofId: z.string().nullable(),
  proofState: z.enum(PROOF_STATES).nullable(),
  /** The priest in the calendar. Null if the calendar has no priest, or a priest who is not in `priests`. */
  priestId: z.string().nullable(),
  priests: z.array(offeredPriest),
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

/** The report entry of one day, as customers see it. */
export const shownEntry = z.object({ day: z.string(), note: z.string(), media: z.array(shownMedia) })
export type ShownEntry = z.infer<typeof shownEntry>

/** The performed part of an order. */
const performedTerm = z.object({
  /** The name of the tier in the order. Null if the ritual has no tier. */
  tier: z.string().nullable(),
  /** The ordered term (duration) in weeks. */
  weeks: z.number(),
  /** The first and the last day, at the place of the ritual. Null if staff have set no days. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  days: z.number(),
  /** The numbers of the tier. Null if they are unknown, or if fewer days were performed than ordered. */
  fireDays: z.number().nullable(),
  recitations: z.number().nullable(),
})
export type PerformedTerm = z.infer<typeof performedTerm>

/** The data of the first day's sankalpa sheet. */
const reading = z.object({
  /** The day at the place of the ritual. */
  day: z.string(),
  /** The parts of the day in the order of recitation, in Devanagari and in the letters of the reader's language. */
  almanac: z.array(z.object({ part: z.enum(ALMANAC_PARTS), devanagari: z.string(), said: z.string() })),
  /** The pronunciation of each name, in Devanagari. Empty for readers who see only initials. */
  names: z.array(z.string()),
})
export type Reading = z.infer<typeof reading>

/** The page of a performed ritual. It contains only data that the reader may see. */
export const proofView = z.object({
  ritual,
  /** This field is absent for a ritual with a fixed time. */
  term: performedTerm.optional(),
  performedAt: z.string(),
  place: z.string(),
  panchang,
  priest: z.string().nullable(),
  /** Null if the page of the priests does not show the priest. */
  priestId: z.string().nullable(),
  /** The priest's public profile. Null if the page of the priests does not show the priest. */
  performer: performer.nullable(),
  text: z.string(),
  /** The full names for the customer, and for others if the customer made the names public. Otherwise the initials. */
  names: z.array(z.string()),
  sankalpa: z.string().nullable(),
  reading,
  number: z.string(),
  media: z.array(shownMedia),
  /** The report entries by day, the earliest day first. */
  entries: z.array(shownEntry),
  visibility: z.enum(PROOF_VISIBILITIES),
  /** True if the reader is the customer, who decides what other people see. */
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

/**
 * The result of verifying a number. If the number is unknown, the answer says only that it is not valid. For a number that is no longer
 * valid, the answer contains only the state.
 */
export const verification = z.object({
  valid: z.boolean(),
  state: z.enum(CERTIFICATE_STATES).optional(),
  /** True for the number of the sample certificate. This number is not valid, and the answer contains the data of the sample. */
  isSample: z.literal(true).optional(),
  ritual: z.string().optional(),
  performedAt: z.string().optional(),
  place: z.string().optional(),
  /** The ordered term (duration) in weeks. It is absent for a ritual with a fixed time. */
  weeks: z.number().optional(),
  term: performedTerm.optional(),
  priest: z.string().optional(),
  initials: z.string().optional(),
})
export type Verification = z.infer<typeof verification>
