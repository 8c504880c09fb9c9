import { z } from 'zod'
import { cleanEmail } from '#base/contact.ts'
import { removeInvisible } from '#base/text.ts'
import { readings, readingView } from '#features/orders/orders/schemas-readings.ts'
import { isCalendarDay, MAX_TEXT } from './rules.ts'

/** Matches a text in which line ends and tabs are the only control characters. */
const PARAGRAPHS = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

export const ownText = (tooLong: string) =>
  z.string().overwrite(removeInvisible).trim().max(MAX_TEXT, tooLong).regex(PARAGRAPHS).nullish()

const email = z.string().overwrite(cleanEmail).max(254)

const calendarDay = (required: string, invalid: string) =>
  z.string(required).trim().min(1, required).refine(isCalendarDay, { error: invalid, abort: true })

export const planQuery = z.object({ customerEmail: email.optional() })

/** The body of `POST /api/ritual-plans`. One line per participant: first name, last name, date, time, gotra, "in memory" if the person has died. */
export const planInput = z.object({
  customerEmail: email.optional(),
  startDate: z
    .string('plans.start-date-required')
    .trim()
    .refine((text) => text === '' || isCalendarDay(text), { error: 'plans.start-date-invalid', abort: true })
    .nullish()
    .describe('Required, unless the priest chooses the day'),
  priestChooses: z.boolean().optional().describe('The priest chooses the day; then `startDate` is ignored'),
  specialWishes: ownText('plans.wishes-long').transform((text) => text ?? ''),
  participants: ownText('plans.participants-long').transform((text) => text ?? ''),
  readings,
  consent: z.boolean().optional(),
})

export type PlanInput = z.infer<typeof planInput>

/** The plan as its owner gets it from the API. Days are calendar days as `2026-11-20`. Names are in the language of the page. */
export const planView = z.object({
  /** The first day. Null if the priest chooses the day. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  today: z.string().describe('The shop’s day, from which the days to the start are counted'),
  priestChooses: z.boolean(),
  specialWishes: z.string(),
  participants: z.string(),
  /** The names whose reading was corrected, with the corrected readings. */
  readings: z.array(readingView),
  rituals: z.array(
    z.object({
      name: z.string(),
      weeks: z.number(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
    }),
  ),
})

export type PlanView = z.infer<typeof planView>

export const panchangQuery = z.object({
  from: calendarDay('plans.calendar-day', 'plans.calendar-day'),
  to: calendarDay('plans.calendar-day', 'plans.calendar-day'),
  ritual: z.string().max(160).optional().describe('The id of a ritual, to mark its recommended days'),
})

/** A day of the lunar calendar at sunrise in Varanasi, where the rituals are performed. */
export const panchangDay = z.object({
  date: z.string(),
  tithi: z.object({ number: z.number(), paksha: z.enum(['shukla', 'krishna']), name: z.string() }),
  nakshatra: z.string(),
  isPurnima: z.boolean(),
  isAmavasya: z.boolean(),
  isEkadashi: z.boolean(),
  festival: z.string().nullable(),
  /** The reason why tradition recommends the day for the requested ritual. */
  reason: z.string().optional(),
})

export type PanchangDay = z.infer<typeof panchangDay>

export const planningQuery = panchangQuery.omit({ ritual: true })

/** The days in a period that cannot be chosen, and why, in the language of the page. */
export const planningView = z.object({
  /** The first day that can be chosen. */
  earliest: z.string(),
  /**
   * The closed days. `blocked`: the shop performs nothing on this day, for a reason which may be empty. `full`: no more rituals can begin
   * on this day.
   */
  closed: z.array(z.object({ day: z.string(), kind: z.enum(['blocked', 'full']), reason: z.string() })),
})
export type PlanningView = z.infer<typeof planningView>
