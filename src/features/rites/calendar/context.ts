import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { Shop } from '#server/shop.ts'
import type { Pronunciations } from '#features/rites/names/context.ts'
import type { LineCondition, LineValue } from './queries-readings.ts'

export type CalendarContext = {
  shop: Shop
  panchang: Panchang
  plansOf: OrderPlans
  pronunciations: Pronunciations
  /** SQL condition: the ritual of a performance has a published proof (report). */
  isLineProved: LineCondition
  /** SQL value: when the proof of a performance was last published, even if the proof is offline now. */
  lineProvedAt: LineValue
}
