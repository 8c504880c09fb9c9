/**
 * Work asked of a browser before it gets a code while strangers ask for very many: for each part a number whose hash begins with so many
 * zero bits. Several small parts take more even a time than a large one. Without a library: the page of the sign-in needs it.
 */
export type ProofChallenge = { token: string; bits: number; parts: number }

/** The challenge's token and the number found for each part. */
export type Proof = { token: string; answers: number[] }

export const PROOF_PARTS = 8

/** Under which the refusal names a challenge (RFC 9457, an extension member). */
export const PROOF_REQUIRED = 'accounts.proof-required'
