import type { Readings } from '#features/orders/cart/model.ts'
import { openingMonth, typeDay } from '#features/orders/plans/rules.ts'
import { parseParticipants } from '#features/orders/plans/rules-participants.ts'
import { newRow, type Row } from '#features/orders/plans/web/plan-rows.ts'
import { type KnownTexts, NOBODY, shownDay } from '../rules-form.ts'
import type { OrderPlanView } from '../schemas.ts'

/** The values in the form for names, wish and days of one order. */
export type Values = {
  readings: Readings
  participants: Row[]
  specialWishes: string
  /** The name of the recipient of a gift. */
  recipient: string
  days: Record<string, string>
  consent: boolean
}

export function startingValues(
  view: OrderPlanView,
  { participants, specialWishes = '', readings = {}, recipient = '' }: KnownTexts,
): Values {
  const people = rowsOf(participants)
  const days = view.rituals.map((ritual) => [ritual.line, typeDay(shownDay(ritual) ?? '')])
  return {
    // This fixed id is the same on the server and in the browser.
    participants: people.length > 0 ? people : [{ ...NOBODY, id: 'first' }],
    specialWishes,
    recipient,
    readings,
    days: Object.fromEntries(days) as Record<string, string>,
    consent: false,
  }
}

export function rowsOf(participants = ''): Row[] {
  return parseParticipants(participants).map(newRow)
}

export function monthOf(view: OrderPlanView, today: string): string {
  const first = view.rituals.find(({ startDate }) => startDate !== null)?.startDate
  return first && first > today ? first : openingMonth(today)
}
