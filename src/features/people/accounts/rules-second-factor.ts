import { Refusal } from '#base/refusal.ts'
import { hasRight } from '#base/rights.ts'
import type { Role, StaffRole } from '#base/role.ts'
import { liesAhead, MINUTE } from '#base/time.ts'

/** How long a second factor counts as fresh, for what moves money, exports people or changes roles. */
export const FRESH = 5 * MINUTE

type Asked = { SANDBOX: boolean; STAFF_SECOND_FACTOR: boolean }

/** Whether the staff must pass a second factor at all: always where real money is taken, in a sandbox if it says so. */
export function asksSecondFactor({ SANDBOX, STAFF_SECOND_FACTOR }: Asked): boolean {
  return !SANDBOX || STAFF_SECOND_FACTOR
}

/** Whether a member of the staff must pass a second factor before this call. */
export function needsSecondFactor(
  { role, secondFactorAt }: { role: Role; secondFactorAt?: Date | null },
  { isFresh, now }: { isFresh: boolean; now: Date },
  config: Asked,
): boolean {
  if (role !== 'admin' || !asksSecondFactor(config)) return false
  if (!secondFactorAt) return true
  return isFresh && !isFreshFactor(secondFactorAt, now)
}

/** Whether a factor was passed within the last five minutes. One that lies ahead was passed before the clock was set back. */
export function isFreshFactor(passedAt: Date | null, now: Date): boolean {
  return passedAt !== null && now.getTime() - passedAt.getTime() <= FRESH && !liesAhead(passedAt, now)
}

type Mover = { role: Role; staffRole?: StaffRole | null; secondFactorAt?: Date | null }

/** Refuses whoever may not move money, or has passed no second factor of late: for a price among other fields, which are free to change. */
export function assertMayMoveMoney(caller: Mover, now: Date, config: Asked): void {
  if (!hasRight(caller.staffRole, 'money.change')) throw new Refusal('forbidden', 'http.forbidden')
  if (needsSecondFactor(caller, { isFresh: true, now }, config)) throw new Refusal('forbidden', 'second-factor.needed')
}
