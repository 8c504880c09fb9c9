import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { Shop } from '#server/shop.ts'
import type { Pronounce } from './rules-english.ts'

/** Dependencies of the calendar of performances. */
export type CalendarContext = {
  shop: Shop
  panchang: Panchang
  plansOf: OrderPlans
  /** The pronouncing dictionary. The first name that is read opens the file. */
  pronunciations: () => Promise<Pronounce>
}
