import { z } from 'zod'
import { removeInvisible } from '#base/text.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { TRANSLATION_LANGS } from '#features/rites/wish-translations/model.ts'
import { ALMANAC_PARTS } from './model.ts'

const MAX_SPELLING = 100
const spelling = z
  .string()
  .overwrite(removeInvisible)
  .trim()
  .max(MAX_SPELLING)
  .regex(/^(?:[\p{L}\p{M}'’ -]|\u200c|\u200d)*$/u, 'calendar.spelling-letters')

/** The spelling of one word of a name. If both spellings are empty, the shop uses the spelling of its rule again. */
export const spellingInput = z.object({
  name: z.string().overwrite(removeInvisible).trim().min(1).max(MAX_SPELLING),
  latin: spelling,
  devanagari: spelling,
  version: z.number().int().min(0).max(1_000_000_000).optional(),
})
export type SpellingInput = z.infer<typeof spellingInput>

/** `version` is 0 if nobody has set the spelling. Then the spelling comes from the rule. */
export const spellingView = z.object({
  name: z.string(),
  latin: z.string(),
  devanagari: z.string(),
  version: z.number(),
})
export type SpellingView = z.infer<typeof spellingView>

const recited = z.object({ latin: z.string(), devanagari: z.string() })

const sheetPerson = z.object({
  name: z.string(),
  latin: z.string(),
  devanagari: z.string(),
  /** The gotra (family line) that the customer or staff typed with the names. The shop never guesses a gotra. */
  gotra: z.string(),
  /** True if the person has died. The sheet lists these people last, below a heading. */
  isDeparted: z.boolean(),
  nakshatra: recited.nullable(),
  rashi: recited.nullable(),
  /** The possible nakshatras; the exact one depends on the time and place of birth. Empty if the nakshatra is known or the birth data are missing. */
  possibleNakshatras: z.array(recited),
  /** The place of birth from the customer's profile. Empty if it is unknown. */
  birthPlace: z.string(),
  words: z.array(spellingView),
  /** Who corrected the pronunciation of the whole name. */
  correctedBy: z.enum(['customer', 'staff']).nullable(),
})
export type SheetPerson = z.infer<typeof sheetPerson>

export const sheetView = z.object({
  date: z.string(),
  place: z.string(),
  note: z.string(),
  sunrise: z.string(),
  tithiEnds: z.object({ date: z.string(), time: z.string() }),
  vikrama: z.number(),
  shaka: z.number(),
  almanac: z.array(recited.extend({ part: z.enum(ALMANAC_PARTS) })),
  festival: z.string().nullable(),
  printedAt: z.string().nullable(),
  /** When the day's rituals, times, priests or places first changed after the last print. Null if nothing has changed. */
  outdatedAt: z.string().nullable(),
  performances: z.array(
    z.object({
      orderId: z.string(),
      /**
       * A second id of the order, for the web address that is printed on the sheet. Many people see the paper, so it must not show the
       * order's real id.
       */
      printedOrderId: z.string(),
      lineId: z.string(),
      number: z.string(),
      name: z.string(),
      tier: z.enum(TIERS).nullable(),
      k: z.number(),
      n: z.number(),
      /** The start time of a ritual that was sold for a fixed time. */
      performsAt: z.string().optional(),
      priest: z.string().nullable(),
      sankalpa: z.string(),
      /** A confirmed translation of the wish. Null if the wish has changed after the translation. */
      translation: z.object({ text: z.string(), lang: z.enum(TRANSLATION_LANGS) }).nullable(),
      /** When names changed after the sheet was last printed, or after the day. */
      changedAt: z.string().nullable(),
      /** True if the names changed after the day. Then staff must ask the priest which names were read. */
      isChangedAfter: z.boolean(),
      people: z.array(sheetPerson),
    }),
  ),
})
export type SheetView = z.infer<typeof sheetView>
