/** The reasons why a code gives no discount for an order. Each reason has a text (messages/errors.*) and is `discounts.<reason>` on the wire. */
const DISCOUNT_REFUSALS = ['unknown', 'expired', 'used-up', 'too-small', 'other-ritual'] as const

export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number]

export const MIN_PERCENT = 1
export const MAX_PERCENT = 90
export const MIN_CODE_LENGTH = 3
export const MAX_CODE_LENGTH = 32
/** A longer typed text is refused without parsing. */
export const MAX_TYPED_CODE = 200
/** The maximum number of rituals to which one code can be limited. */
export const MAX_RITUALS = 100
export const MAX_USES = 1_000_000
/** An order never costs less than this. */
export const MIN_TOTAL_CENTS = 100

/** The terms of a code. Exactly one of `percent` and `amountCents` is set. */
export type DiscountTerms = {
  percent: number | null
  amountCents: number | null
  /** The rituals whose lines are discounted; null for all. */
  serviceIds: string[] | null
  startsAt: Date | null
  /** The first moment when the code is no longer valid. */
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** The smallest sum of the order's lines for which the code is valid. */
  minCents: number | null
  isActive: boolean
}

/** The uses that count now: uses of paid orders, and reserved uses. */
export type DiscountUses = { all: number; ofCustomer: number }

export type Discount = { code: string; amountCents: number }

/** The part of an order line that a discount depends on. */
export type DiscountLine = { serviceId: string; unitCents: number; quantity: number }

/** The query parameter with a code. The page removes it from the address when it opens. */
export const CODE_PARAMETER = 'code'
