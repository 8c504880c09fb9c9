import { centsToDollars, divide } from '#base/money.ts'
import { plainSigns } from '#base/text.ts'
import { HOUR } from '#base/time.ts'
import {
  type Discount,
  type DiscountLine,
  type DiscountRefusal,
  type DiscountTerms,
  type DiscountUses,
  MAX_CODE_LENGTH,
  MIN_CODE_LENGTH,
  MIN_TOTAL_CENTS,
} from './model.ts'

/** The time for which an unpaid order reserves its use of a discount code. A payment that has begun extends the reservation. */
export const RESERVATION = 2 * HOUR

const CODE = new RegExp(`^[A-ZА-ЯЁ0-9][A-ZА-ЯЁ0-9_-]{${MIN_CODE_LENGTH - 1},${MAX_CODE_LENGTH - 1}}$`)

/** Converts a typed or pasted discount code to its stored form: capital letters, no spaces or invisible characters. */
export function cleanCode(typed: string): string {
  return plainSigns(typed)
    .normalize('NFKC')
    .replace(/[\s\p{Z}]/gu, '')
    .toUpperCase()
}

/** True if a cleaned text can be a discount code. */
export function isCode(text: string): boolean {
  return CODE.test(text)
}

/**
 * The maximum number of wrong discount codes per hour from one address range. Codes that exist are not counted, so that buyers never block
 * each other.
 */
export function guessLimit(range: string) {
  return { key: `discount-code:${range}`, most: 60, windowMs: HOUR }
}

type Purchase = { lines: readonly DiscountLine[]; uses: DiscountUses; now: Date }

/**
 * Returns the discount of an order in cents, or the reason why the code gives no discount. A disabled code is treated as expired. A code
 * that is not valid yet is treated as unknown.
 */
export function discountCents(terms: DiscountTerms, { lines, uses, now }: Purchase): number | DiscountRefusal {
  if (terms.startsAt !== null && now < terms.startsAt) return 'unknown'
  if (!terms.isActive || (terms.endsAt !== null && now >= terms.endsAt)) return 'expired'
  if (!hasUsesLeft(terms, uses)) return 'used-up'
  const { serviceIds } = terms
  const discounted = serviceIds ? lines.filter(({ serviceId }) => serviceIds.includes(serviceId)) : lines
  if (discounted.length === 0) return 'other-ritual'
  const totalCents = sumCents(lines)
  if (terms.minCents !== null && totalCents < terms.minCents) return 'too-small'
  const cents = Math.min(wantedCents(terms, sumCents(discounted)), totalCents - MIN_TOTAL_CENTS)
  return cents > 0 ? cents : 'too-small'
}

function hasUsesLeft({ maxUses, maxUsesPerCustomer }: DiscountTerms, { all, ofCustomer }: DiscountUses): boolean {
  return (maxUses === null || all < maxUses) && (maxUsesPerCustomer === null || ofCustomer < maxUsesPerCustomer)
}

/** The discount before the limits. A percentage applies to the whole sum and is rounded down to whole cents, to the shop's advantage. */
function wantedCents({ percent, amountCents }: DiscountTerms, sum: number): number {
  if (percent !== null) return Number(divide(BigInt(sum) * BigInt(percent), 100n, 'down'))
  return Math.min(amountCents ?? 0, sum)
}

export function sumCents(lines: readonly DiscountLine[]): number {
  return lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)
}

/** The discount in the format of the API. Without a discount the field is absent. */
export function discountField(discount: Discount | undefined): { discount?: { code: string; amountUsd: number } } {
  return discount ? { discount: { code: discount.code, amountUsd: centsToDollars(discount.amountCents) } } : {}
}

/** The amount that the customer must pay: the total minus the discount, in cents. */
export function dueCents(totalCents: number, discount: Discount | undefined): number {
  return totalCents - (discount?.amountCents ?? 0)
}

/** The prices and the total of an order in the format of the API. The discount is subtracted from the total. */
export function discountedFigures<Figures extends { total: number }>(figures: Figures, discount: Discount | undefined) {
  const total = dueCents(Math.round(figures.total * 100), discount)
  return { ...figures, total: centsToDollars(total), ...discountField(discount) }
}

/** Like `discountedFigures`, but for the body of an order, which contains only the code of the discount. */
export function discountedBody<Body extends { total: number }>(body: Body, discount: Discount | undefined): Body {
  if (!discount) return body
  const { total } = discountedFigures(body, discount)
  return { ...body, total, discountCode: discount.code }
}

/** True if the discount code has a limit of uses. Without a limit the uses need not be counted. */
export function isLimited({
  maxUses,
  maxUsesPerCustomer,
}: Pick<DiscountTerms, 'maxUses' | 'maxUsesPerCustomer'>): boolean {
  return maxUses !== null || maxUsesPerCustomer !== null
}
