import { z } from 'zod'

/** Years that can still be counted with: a day or some hours before and after are written with four digits too, as PostgreSQL reads them. */
const isInReach = (text: string): boolean => text >= '1970' && text < '9990'

/** `2026-11-20`. `error` is the code of a refusal. */
export const calendarDate = (error?: string) => z.iso.date(error).refine(isInReach, error)

/** `2026-11-20T10:00:00+03:00`. */
export const instant = (error?: string) => z.iso.datetime({ offset: true, error }).refine(isInReach, error)

export const dateOrInstant = (error?: string) => z.union([calendarDate(error), instant(error)], error)
