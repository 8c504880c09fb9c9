/** The legal pages; the id is also the path. */
export const LEGAL_IDS = ['offer', 'privacy', 'refund'] as const
