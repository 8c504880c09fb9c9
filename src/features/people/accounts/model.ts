import type { Role, StaffRole } from '#base/role.ts'

/**
 * Work asked of a browser before it gets a code while strangers ask for very many: for each part a number whose hash begins with so many
 * zero bits. The time for several small parts varies less than for a large one. Without a library: the page of the sign-in needs it.
 */
export type ProofChallenge = { token: string; bits: number; parts: number }

/** The challenge's token and the number found for each part. */
export type Proof = { token: string; answers: number[] }

export const PROOF_PARTS = 8

/** The code of the refusal that carries a challenge, as its extension member `challenge` (RFC 9457). */
export const PROOF_REQUIRED = 'accounts.proof-required'

/** Digits of a sign-in code. Stands apart from the schemas: the sign-in card needs the number and not their library. */
export const CODE_LENGTH = 6

/** Where a code can be sent: an address in lower case, or a number in E.164. */
export type Contact = { kind: 'email' | 'phone'; value: string }

/** Of the text a person agrees to; a changed text is asked for anew. */
export const CONSENT_VERSION = '2026-11'

/** Kept only with consent: birth data and what is wished (docs/contract.md, "Profile and plan"). */
export const CONSENT_FIELDS = ['birthDate', 'birthTime', 'isTimeUncertain', 'birthPlace', 'additionalNotes'] as const

/** An account as the other features use it. */
export type Account = {
  id: string
  email: string | null
  /** E.164. */
  phone: string | null
  role: Role
  /** Of the staff (`admin`) only. */
  staffRole: StaffRole | null
  lang: 'ru' | 'en'
  createdAt: Date
}

export const SEALED_ACCOUNT = { table: 'account', columns: ['phone'] } as const

/** Where an account's sealed phone stands. */
export function phoneContext(id: string) {
  return { table: SEALED_ACCOUNT.table, row: id, column: 'phone' }
}
