import type { Role, StaffRole } from '#base/role.ts'

/**
 * Proof of work that a browser does before it gets a code while strangers request very many: for each part, a number whose hash begins with
 * this many zero bits. Several small parts vary less in time than a large one. No library, because the sign-in page loads this.
 */
export type ProofChallenge = { token: string; bits: number; parts: number }

/** The challenge's token and the number found for each part. */
export type Proof = { token: string; answers: number[] }

export const PROOF_PARTS = 8

/** The code of the refusal that carries a challenge, as its extension member `challenge` (RFC 9457). */
export const PROOF_REQUIRED = 'accounts.proof-required'

/** Digits of a sign-in code. Not in the schemas, because the sign-in card needs the number without the schema library. */
export const CODE_LENGTH = 6

/** Where a code can be sent: an address in lower case, or a number in E.164. */
export type Contact = { kind: 'email' | 'phone'; value: string }

/** Version of the consent text; after a change consent is requested again. */
export const CONSENT_VERSION = '2026-11'

/** Kept only with consent: birth data and wishes (docs/contract.md, "Profile and plan"). */
export const CONSENT_FIELDS = ['birthDate', 'birthTime', 'isTimeUncertain', 'birthPlace', 'additionalNotes'] as const

/** An account as the other features use it. */
export type Account = {
  id: string
  email: string | null
  /** E.164. */
  phone: string | null
  role: Role
  /** Only for staff (`admin`). */
  staffRole: StaffRole | null
  lang: 'ru' | 'en'
  createdAt: Date
}

export const SEALED_ACCOUNT = { table: 'account', columns: ['phone'] } as const

/** Location of an account's sealed phone. */
export function phoneContext(id: string) {
  return { table: SEALED_ACCOUNT.table, row: id, column: 'phone' }
}
