import type { StaffRole } from '#base/role.ts'
import { DAY, MINUTE } from '#base/time.ts'

/** How long an answer to a challenge may take; each serves once, in the session that asked for it. */
export const CHALLENGE_LIFE = 5 * MINUTE
/** How many recovery codes a set has; each opens once. */
export const RECOVERY_CODES = 10
/** Digits of a code of an authenticator app, and how long one stands (RFC 6238). */
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_SECONDS = 30
/** So many passkeys one person may have. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
export const INVITATION_LIFE = 7 * DAY

export const CHALLENGE_KINDS = ['passkey-registration', 'passkey', 'totp-registration'] as const
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number]

/** Who of the staff makes a change. */
export type Actor = { accountId: string; staffRole: StaffRole }

export const SEALED_TOTP = { table: 'totp_factor', columns: ['secret'], isWhole: true } as const
export const SEALED_CHALLENGE = { table: 'second_factor_challenge', columns: ['secret'], isWhole: true } as const

/** Where the secret of an authenticator app stands sealed: in use, or while it is being set up. */
export function totpContext(id: string) {
  return { table: SEALED_TOTP.table, row: id, column: 'secret' }
}
export function challengeContext(id: string) {
  return { table: SEALED_CHALLENGE.table, row: id, column: 'secret' }
}
