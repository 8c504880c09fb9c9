export type Tier = 'basic' | 'enhanced' | 'premium'
export const TIERS: readonly Tier[] = ['basic', 'enhanced', 'premium']

/** Months; the steps of an ordinary item and of a special intention (docs/contract.md, "Prices"). */
export const DURATIONS = [0.25, 0.5, 1, 2, 3] as const
export const INTENTION_DURATIONS = [0.75, 1.5, 2.25] as const

export const SPECIAL_INTENTION = 'z-special-intention'

/** The rituals every ritual's page leads on to (docs/contract.md, "Texts"). */
export const RELATED: readonly string[] = ['mahalakshmi', 'navagraha', 'maha-mrityunjaya']
