import { en as proofs } from '#features/rites/proofs/messages/page.en.ts'

/** The words of performed rituals in English; loaded with the pages that show them. */
export const messages = { proofs }
