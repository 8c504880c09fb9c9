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
