import type { Amount } from '#base/money.ts'
import type { Role } from '#base/role.ts'
import type { Currency } from './model-currencies.ts'

/** The member of staff who acts. */
export type Staff = { accountId: string; role: Role }

export const REFUND_STATUSES = ['requested', 'done', 'failed'] as const

export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** How an order was paid. Crypto, card and manual confirmation all settle the same way. */
export const METHODS = ['crypto', 'card', 'manual'] as const

export type Method = (typeof METHODS)[number]

export type Settlement = {
  orderId: string
  method: Method
  currency: Currency | 'USD'
  /** The payment, card attempt or manual confirmation that paid. Unique within its method. */
  reference: string
  paid: Amount
  transactionHash: string | null
  settledAt: Date
}

/** `accepted`: what came is enough. `returned`: the money was given back. `dismissed`: nothing needs doing. */
export const DECISIONS = ['accepted', 'returned', 'dismissed'] as const
