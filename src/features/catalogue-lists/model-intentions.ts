/** The six groups of special intentions with the 6, 4, 4, 6, 4 and 5 items that are shipped; staff may change the items. */
export const INTENTION_GROUPS = {
  health: ['strength', 'recovery', 'sleep', 'clear-mind', 'healthy-pregnancy', 'long-life'],
  finance: ['steady-income', 'new-work', 'new-business', 'release-from-debt'],
  protection: ['safe-journey', 'safe-home', 'court-matter', 'ill-will'],
  family: [
    'meeting-a-partner',
    'accord-of-spouses',
    'birth-of-a-child',
    'growing-children',
    'ageing-parents',
    'reconciliation',
  ],
  vastu: ['new-house', 'purchase', 'sale', 'harmony-of-a-house'],
  spirit: ['study-of-scripture', 'steady-practice', 'finding-a-teacher', 'ancestors', 'gratitude'],
} as const

export type IntentionGroup = keyof typeof INTENTION_GROUPS
export type IntentionId = (typeof INTENTION_GROUPS)[IntentionGroup][number]

/** In their shipped order; groups are neither added nor taken away. */
export const INTENTION_GROUP_IDS = Object.keys(INTENTION_GROUPS) as IntentionGroup[]
