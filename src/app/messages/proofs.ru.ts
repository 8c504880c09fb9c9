import { ru as proofs } from '#features/rites/proofs/messages/page.ru.ts'

/** Russian texts of performed rituals; loaded with the pages that show them. */
export const messages = { proofs }
