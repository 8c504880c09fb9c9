import type { Lang } from '#base/i18n.ts'
import type { Tier } from '#features/catalogue/model-terms.ts'

/** Codes of the wire; older Russian values are understood when reading (docs/contract.md, "Orders"). */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'ready', 'cancelled', 'refunded'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const MAX_LINES = 50

export const MAX_QUANTITY = 99

/** One line as it is kept: priced by the server, in cents, for a whole number of weeks. */
export type OrderLine = {
  itemId: string
  serviceId: string
  tier: Tier | null
  intentionId: string | null
  names: Record<Lang, string>
  unitCents: number
  quantity: number
  weeks: number
}
