import { ru as proofs } from '#features/rites/proofs/messages/page.ru.ts'

/** The words of performed rituals in Russian; loaded with the pages that show them. */
export const messages = { proofs }
