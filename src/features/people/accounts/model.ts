import type { Role, StaffRole } from '#base/role.ts'

/**
 * Proof of work that a browser must do before it gets a code, while strangers request very many codes. For each part the browser finds a
 * number whose hash begins with this many zero bits. The time to solve several small parts varies less than the time to solve one large part.
 * No library is used, because the sign-in page loads this code.
 */
export type ProofChallenge = { token: string; bits: number; parts: number }

/** The challenge's token and the number found for each part. */
export type Proof = { token: string; answers: number[] }

export const PROOF_PARTS = 8

/** The code of the refusal with a challenge. The challenge is its extension member `challenge` (RFC 9457). */
export const PROOF_REQUIRED = 'accounts.proof-required'

/** Digits of a sign-in code. It is not in the schemas, because the sign-in card needs this number without the schema library. */
export const CODE_LENGTH = 6

/** Where a code can be sent: an address in lower case, or a number in E.164. */
export type Contact = { kind: 'email' | 'phone'; value: string }

/** Version of the consent text. After a change the shop asks for consent again. */
export const CONSENT_VERSION = '2026-11'

/** Data stored only with consent: birth data and wishes (docs/contract.md, "Profile and plan"). */
export const CONSENT_FIELDS = ['birthDate', 'birthTime', 'isTimeUncertain', 'birthPlace', 'additionalNotes'] as const

/** An account in the form that other features use. */
export type Account = {
  id: string
  email: string | null
  /** E.164. */
  phone: string | null
  role: Role
  /** Null unless the role is `admin`. */
  staffRole: StaffRole | null
  lang: 'ru' | 'en'
  createdAt: Date
}

export const SEALED_ACCOUNT = { table: 'account', columns: ['phone'] } as const

/** The encryption context of an account's sealed phone. */
export function phoneContext(id: string) {
  return { table: SEALED_ACCOUNT.table, row: id, column: 'phone' }
}
