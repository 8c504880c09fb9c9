export const OPENING_STEPS = ['legal', 'contacts', 'mail', 'second-factor', 'priest', 'tiers', 'backup', 'way'] as const
export type OpeningStepId = (typeof OPENING_STEPS)[number]
