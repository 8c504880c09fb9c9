export const PROOF_STATES = ['draft', 'published'] as const
export type ProofState = (typeof PROOF_STATES)[number]

/** What the customer lets others see: initials, the names and the sankalpa, or nothing at all until it is given back. */
export const PROOF_VISIBILITIES = ['initials', 'names', 'withdrawn'] as const
export type ProofVisibility = (typeof PROOF_VISIBILITIES)[number]

export const MOST_MEDIA = 30
export const MOST_TEXT = 4000
export const MOST_PLACE = 200

/** Names as they were read, and the sankalpa: sealed, as the texts of plans are. */
export const SEALED_PROOF = { table: 'proof', columns: ['names', 'sankalpa'] } as const

/** Where a sealed text of a proof stands. */
export function proofContext(id: string, column: (typeof SEALED_PROOF.columns)[number]) {
  return { table: SEALED_PROOF.table, row: id, column }
}
