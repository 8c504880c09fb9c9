/** Why a code takes nothing off an order; each has a text (messages/errors.*) and is `discounts.<reason>` on the wire. */
const DISCOUNT_REFUSALS = ['unknown', 'expired', 'used-up', 'too-small', 'other-ritual'] as const

export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number]

export const MIN_PERCENT = 1
export const MAX_PERCENT = 90
export const MIN_CODE_LENGTH = 3
export const MAX_CODE_LENGTH = 32
/** Longer typed text is not read at all. */
export const MAX_TYPED_CODE = 200
/** Rituals that one code can be limited to. */
export const MAX_RITUALS = 100
export const MAX_USES = 1_000_000
/** An order never costs less than this. */
export const MIN_TOTAL_CENTS = 100

/** What a code takes off, and from what. `percent` and `amountCents`: exactly one of them is set. */
export type DiscountTerms = {
  percent: number | null
  amountCents: number | null
  /** The rituals whose lines are discounted; null for all. */
  serviceIds: string[] | null
  startsAt: Date | null
  /** The first moment after its validity. */
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** The least sum of the order's lines. */
  minCents: number | null
  isActive: boolean
}

/** The uses that count now: consumed and reserved ones. */
export type DiscountUses = { all: number; ofCustomer: number }

/** The discount of an order. */
export type Discount = { code: string; amountCents: number }

/** The part of an order line that a discount depends on. */
export type DiscountLine = { serviceId: string; unitCents: number; quantity: number }

/** Removed from the address when the page opens. */
export const CODE_PARAMETER = 'code'
