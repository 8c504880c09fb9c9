import { en as proofs } from '#features/rites/proofs/messages/page.en.ts'

/** English texts of performed rituals; loaded with the pages that show them. */
export const messages = { proofs }
