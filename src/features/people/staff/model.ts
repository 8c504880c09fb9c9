import type { StaffRole } from '#base/role.ts'
import { DAY, MINUTE } from '#base/time.ts'

/** The time for which a challenge is valid. A challenge accepts one answer, in the session that requested it. */
export const CHALLENGE_LIFE = 5 * MINUTE
/** The number of recovery codes in a set. Each code works once. */
export const RECOVERY_CODES = 10
/** The number of digits in a code of an authenticator app, and the length of a time step (RFC 6238). */
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_SECONDS = 30
export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60
export const INVITATION_LIFE = 7 * DAY

export const CHALLENGE_KINDS = ['passkey-registration', 'passkey', 'totp-registration'] as const
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number]

/** The staff member who makes a change. */
export type Actor = { accountId: string; staffRole: StaffRole }

export const SEALED_TOTP = { table: 'totp_factor', columns: ['secret'], isWhole: true } as const
export const SEALED_CHALLENGE = { table: 'second_factor_challenge', columns: ['secret'], isWhole: true } as const

/** The encryption context of an authenticator app's secret. */
export function totpContext(id: string) {
  return { table: SEALED_TOTP.table, row: id, column: 'secret' }
}
export function challengeContext(id: string) {
  return { table: SEALED_CHALLENGE.table, row: id, column: 'secret' }
}
