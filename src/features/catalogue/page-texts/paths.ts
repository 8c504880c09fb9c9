/** The legal pages. The id is also the path. */
export const LEGAL_IDS = ['offer', 'privacy', 'refund'] as const
export type LegalId = (typeof LEGAL_IDS)[number]
