import { Refusal } from '#base/refusal.ts'
import { hasRight } from '#base/rights.ts'
import type { Role, StaffRole } from '#base/role.ts'
import { isAfterNow, MINUTE } from '#base/time.ts'

/** How long a second factor counts as fresh. Calls that move money, export personal data or change roles require a fresh factor. */
export const FRESH_FOR = 5 * MINUTE

type SecondFactorConfig = { SANDBOX: boolean; STAFF_SECOND_FACTOR: boolean }

/** True if staff need a second factor. In a real shop they always do. In a sandbox they do only if this is configured. */
export function asksSecondFactor({ SANDBOX, STAFF_SECOND_FACTOR }: SecondFactorConfig): boolean {
  return !SANDBOX || STAFF_SECOND_FACTOR
}

/** True if a staff member must pass a second factor before this call. */
export function needsSecondFactor(
  { role, secondFactorAt }: { role: Role; secondFactorAt?: Date | null },
  { isFresh, now }: { isFresh: boolean; now: Date },
  config: SecondFactorConfig,
): boolean {
  if (role !== 'admin' || !asksSecondFactor(config)) return false
  if (!secondFactorAt) return true
  return isFresh && !isFreshFactor(secondFactorAt, now)
}

/** True if the second factor was passed within the last five minutes. False if the recorded time is in the future because the clock was set back. */
export function isFreshFactor(passedAt: Date | null, now: Date): boolean {
  return passedAt !== null && now.getTime() - passedAt.getTime() <= FRESH_FOR && !isAfterNow(passedAt, now)
}

type Mover = { role: Role; staffRole?: StaffRole | null; secondFactorAt?: Date | null }

/**
 * Refuses a caller who may not move money or has no fresh second factor. For calls in which only some fields, such as a price, require this
 * right.
 */
export function assertMayMoveMoney(caller: Mover, now: Date, config: SecondFactorConfig): void {
  if (!hasRight(caller.staffRole, 'money.change')) throw new Refusal('forbidden', 'http.forbidden')
  if (needsSecondFactor(caller, { isFresh: true, now }, config)) throw new Refusal('forbidden', 'second-factor.needed')
}
