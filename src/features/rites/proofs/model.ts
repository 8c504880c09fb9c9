export const PROOF_STATES = ['draft', 'published'] as const
export type ProofState = (typeof PROOF_STATES)[number]

/**
 * What other people see on the page of a ritual: initials, or the names and the sankalpa. A withdrawn page shows nothing until the customer
 * restores the page.
 */
export const PROOF_VISIBILITIES = ['initials', 'names', 'withdrawn'] as const
export type ProofVisibility = (typeof PROOF_VISIBILITIES)[number]

/**
 * Why a certificate is not valid now. `erased`: the customer's data were erased. `withdrawn`: the customer took the page offline. `revoked`:
 * the shop took the page offline.
 */
export const CERTIFICATE_STATES = ['erased', 'in-correction', 'withdrawn', 'revoked'] as const
export type CertificateState = 'valid' | (typeof CERTIFICATE_STATES)[number]

/** The version of the consent text for the public archive. Change the version if the meaning of the text changes. */
export const ARCHIVE_CONSENT_VERSION = '2026-11'

/** The number of the sample certificate. No real certificate has it. */
export const SAMPLE_NUMBERS = { ru: 'ОБРАЗЕЦ', en: 'SAMPLE' }

export const MAX_MEDIA = 30
/** The maximum number of report entries of one ritual. The longest term (duration) is twelve weeks. */
export const MAX_ENTRIES = 200
export const MAX_TEXT = 4000
export const MAX_PLACE = 200

/** The names that were read, and the sankalpa. They are sealed (encrypted), like the texts of plans. */
export const SEALED_PROOF = { table: 'proof', columns: ['names', 'sankalpa'] } as const

/** The encryption context of a sealed text of a proof. */
export function proofContext(id: string, column: (typeof SEALED_PROOF.columns)[number]) {
  return { table: SEALED_PROOF.table, row: id, column }
}
