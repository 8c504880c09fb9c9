/**
 * The reasons why a discount code gives no discount for an order. Each reason has a text (messages/errors.*) and is `discounts.<reason>` in
 * the API.
 */
const DISCOUNT_REFUSALS = ['unknown', 'expired', 'used-up', 'too-small', 'other-ritual'] as const

export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number]

export const MIN_PERCENT = 1
export const MAX_PERCENT = 90
export const MIN_CODE_LENGTH = 3
export const MAX_CODE_LENGTH = 32
/** The maximum length of a typed discount code. The server refuses a longer text. */
export const MAX_TYPED_CODE = 200
/** The maximum number of rituals to which one discount code can be limited. */
export const MAX_RITUALS = 100
export const MAX_USES = 1_000_000
/** The smallest total of an order after its discount, in cents. */
export const MIN_TOTAL_CENTS = 100

/** The terms of a discount code. Exactly one of `percent` and `amountCents` is set. */
export type DiscountTerms = {
  percent: number | null
  amountCents: number | null
  /** The rituals to which the discount applies; null for all rituals. */
  serviceIds: string[] | null
  startsAt: Date | null
  /** The first moment when the discount code is no longer valid. */
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** The smallest sum of the order's lines, in cents, for which the discount code is valid. */
  minCents: number | null
  isActive: boolean
}

/** The number of uses that are counted at this moment: uses of paid orders, and reserved uses. */
export type DiscountUses = { all: number; ofCustomer: number }

export type Discount = { code: string; amountCents: number }

/** The part of an order line that determines the discount. */
export type DiscountLine = { serviceId: string; unitCents: number; quantity: number }

/** The query parameter with a discount code. The page removes it from the page address when the page opens. */
export const CODE_PARAMETER = 'code'
