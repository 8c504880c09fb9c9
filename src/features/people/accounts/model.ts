import type { Role, StaffRole } from '#base/role.ts'

/**
 * A challenge: the proof of work that an unknown browser must do before it gets a sign-in code, if unknown browsers request very many codes.
 * For each part the browser finds a number whose hash begins with `bits` zero bits. Several small parts take a more predictable time than one
 * large part. No library is used, because the sign-in page loads this code.
 */
export type ProofChallenge = { token: string; bits: number; parts: number }

/** The solution of a challenge: its token, and the number found for each part. */
export type Proof = { token: string; answers: number[] }

export const PROOF_PARTS = 8

/** The error code of a refusal that requires a proof of work. The challenge is in its extension member `challenge` (RFC 9457). */
export const PROOF_REQUIRED = 'accounts.proof-required'

/** The number of digits in a sign-in code. The constant is not in the schemas, because the sign-in card does not load the schema library. */
export const CODE_LENGTH = 6

/** Where a sign-in code can be sent: an e-mail address in lower case, or a phone number in the format E.164. */
export type Contact = { kind: 'email' | 'phone'; value: string }

/** The version of the consent text. If it changes, the shop asks for consent again. */
export const CONSENT_VERSION = '2026-11'

/** The fields that the shop stores only with consent: birth data and wishes (docs/contract.md, "Profile and plan"). */
export const CONSENT_FIELDS = ['birthDate', 'birthTime', 'isTimeUncertain', 'birthPlace', 'additionalNotes'] as const

/** An account in the form that other features use. */
export type Account = {
  id: string
  email: string | null
  /** The phone number in the format E.164. */
  phone: string | null
  role: Role
  /** The staff role. Null unless the role is `admin`. */
  staffRole: StaffRole | null
  lang: 'ru' | 'en'
  createdAt: Date
}

export const SEALED_ACCOUNT = { table: 'account', columns: ['phone'] } as const

/** The encryption context of an account's encrypted phone number. */
export function phoneContext(id: string) {
  return { table: SEALED_ACCOUNT.table, row: id, column: 'phone' }
}
