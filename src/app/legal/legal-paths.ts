/** The pages that say on what terms the shop works; each stands at its own name. */
export const LEGAL_IDS = ['offer', 'privacy', 'refund'] as const
