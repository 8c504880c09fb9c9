import type { Lang } from '#base/i18n.ts'
import type { Readings } from '#features/orders/cart/model.ts'
import { readingsFor } from '#features/orders/cart/rules-names.ts'
import { MAX_PARTICIPANTS } from '#features/orders/plans/model.ts'
import { MAX_TEXT } from '#features/orders/plans/rules.ts'
import { namesIn, participantFaults, serialiseParticipants } from '#features/orders/plans/rules-participants.ts'
import { filledRows, type Row, rowPath, ROWS_PATH } from '#features/orders/plans/web/plan-rows.ts'

/** Names, wish, first day and gift, as staff type them in the form of a new order. */
export type PlanValues = {
  participants: Row[]
  readings: Readings
  specialWishes: string
  startDate: string
  priestChooses: boolean
  consent: boolean
  gift: { isGift: boolean; name: string; note: string }
}

export const NO_PLAN: PlanValues = {
  participants: [],
  readings: {},
  specialWishes: '',
  startDate: '',
  priestChooses: false,
  consent: false,
  gift: { isGift: false, name: '', note: '' },
}

/** The participants that are sent. A gift has none, because it is performed only for the recipient. */
export function sentRows({ gift, participants }: PlanValues, lang: Lang): Row[] {
  return gift.isGift ? [] : filledRows(participants, lang)
}

/** True if the form contains data that may be stored only with the customer's consent. */
export function asksConsent(values: PlanValues, lang: Lang): boolean {
  return values.specialWishes.trim() !== '' || sentRows(values, lang).length > 0
}

/** The plan and the gift for the request. A part without content is left out. */
export function sentPlan(values: PlanValues, lang: Lang) {
  const { gift, startDate, priestChooses, consent } = values
  const participants = serialiseParticipants(sentRows(values, lang))
  const specialWishes = values.specialWishes.trim()
  const readings = readingsFor(namesIn(participants), values.readings)
  const hasTexts = asksConsent(values, lang)
  const plan = {
    ...(participants !== '' && { participants }),
    ...(specialWishes !== '' && { specialWishes }),
    ...(readings.length > 0 && { readings }),
    ...(priestChooses ? { priestChooses } : startDate !== '' && { startDate }),
    ...(hasTexts && consent && { consent }),
  }
  return {
    ...(Object.keys(plan).length > 0 && { plan }),
    ...(gift.isGift && { gift: { name: gift.name, note: gift.note } }),
  }
}

type Checking = { lang: Lang; now: Date; words: Record<string, string> }

/** The faults by field. The server has the same rules. `words`: the error messages by code. */
export function planFaults(values: PlanValues, { lang, now, words }: Checking): Record<string, string> {
  const rows = sentRows(values, lang)
  const found: Record<string, string> = {}
  const say = (name: string, code: string) => (found[name] = words[code] ?? code)
  if (values.specialWishes.trim().length > MAX_TEXT) say('specialWishes', 'plans.wishes-long')
  if (rows.length > MAX_PARTICIPANTS) say(ROWS_PATH, 'plans.participants-many')
  else if (serialiseParticipants(rows).length > MAX_TEXT) say(ROWS_PATH, 'plans.participants-long')
  for (const { index, field, code } of participantFaults(rows, now)) say(rowPath(rows[index]?.id ?? '', field), code)
  if (asksConsent(values, lang) && !values.consent) say('consent', 'consent.required')
  return found
}
