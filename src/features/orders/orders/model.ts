import type { Lang } from '#base/i18n.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'

/** The codes of an order's status in the API. The shop also reads older Russian values (docs/contract.md, "Orders"). */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'ready', 'cancelled', 'refunded'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The statuses of an order that is paid, and neither cancelled nor refunded. */
export const PAID_STATUSES: readonly OrderStatus[] = ['completed', 'processing', 'ready']

/** Where an order came from: a customer in the shop, a staff member, or a partner for a client. */
export const ORDER_SOURCES = ['shop', 'staff', 'partner'] as const

export const SEALED_ORDER = { table: 'customer_order', columns: ['customer_phone'] } as const

/** The encryption context of an order's encrypted phone number. */
export function orderPhoneContext(id: string) {
  return { table: SEALED_ORDER.table, row: id, column: 'customer_phone' }
}

export const MAX_LINES = 50

export const MAX_QUANTITY = 99
/** The maximum total of an order: ten million dollars. This is also the maximum of one payment, and far below the maximum of the column. */
export const MAX_TOTAL_CENTS = 1_000_000_000

/** One stored line of an order. The server sets the price in cents. The term is a whole number of weeks. */
export type OrderLine = {
  itemId: string
  serviceId: string
  tier: Tier | null
  intentionId: string | null
  names: Record<Lang, string>
  unitCents: number
  quantity: number
  weeks: number
  /** The start time of a ritual sold for a fixed moment. */
  performsAt: Date | null
}

/** What staff must say by telephone to a customer without an e-mail address. `request`: staff have declined the requested day. */
export const CALL_REASONS = ['days', 'request', 'refund'] as const
export type CallReason = (typeof CALL_REASONS)[number]
