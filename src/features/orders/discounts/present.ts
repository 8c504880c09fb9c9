import { centsToDollars } from '#base/money.ts'
import type { CountedCode } from './queries.ts'
import type { UseRow } from './tables.ts'
import { describeTerms, stateOf } from './rules-terms.ts'
import type { AdminDiscount } from './schemas.ts'

/** A discount code with its uses, as the staff panel shows it. */
export function presentCode({ row, paid, reserved, givenCents }: CountedCode, now: Date): AdminDiscount {
  return {
    id: row.id,
    code: row.code,
    ...describeTerms(row),
    state: stateOf(row, paid + reserved, now),
    used: paid,
    reserved,
    isExceeded: row.maxUses !== null && paid > row.maxUses,
    givenUsd: centsToDollars(givenCents),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

/** A use of a discount code, for the export of a customer's data. */
export function presentUse({ orderId, code, amountCents, usedAt }: UseRow) {
  return { orderId, code, amountUsd: centsToDollars(amountCents), usedAt: usedAt.toISOString() }
}
