/** The six groups of special intentions, each with the ids of the intentions that come with the shop. Staff may change the intentions. */
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

/** The groups in their original order. Groups are never added or removed. */
export const INTENTION_GROUP_IDS = Object.keys(INTENTION_GROUPS) as IntentionGroup[]

/** Lists that staff edit as a whole: the special intentions, and the categories of rituals. */
export const LIST_KINDS = ['intentions', 'categories'] as const
export type ListKind = (typeof LIST_KINDS)[number]

export const CATEGORY_IDS = [
  'careerSuccess',
  'healthHealing',
  'familyRelationships',
  'protectionPurification',
  'spiritualWisdom',
] as const
export type CategoryId = (typeof CATEGORY_IDS)[number]

/** Icons and colours for categories. Each has a design for the light and for the dark theme. */
export const CATEGORY_ICONS = ['jar', 'leaf', 'rings', 'shield', 'lotus', 'sun', 'lamp', 'book'] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]
export const CATEGORY_COLOURS = ['ochre', 'leaf', 'rose', 'azure', 'violet'] as const
export type CategoryColour = (typeof CATEGORY_COLOURS)[number]

type NameText = { name: string }
type DescriptionText = { name: string; description: string }

export type GroupEntry = { id: IntentionGroup; ru: NameText; en: NameText }

/** `hidden`: the intention is no longer offered, but carts that contain it can still be ordered. */
export type IntentionEntry = { id: string; group: IntentionGroup; hidden: boolean; ru: NameText; en: NameText }

export type CategoryEntry = {
  id: CategoryId
  icon: CategoryIcon
  colour: CategoryColour
  ru: DescriptionText
  en: DescriptionText
}

export type IntentionsContent = { groups: GroupEntry[]; intentions: IntentionEntry[] }
export type CategoriesContent = { categories: CategoryEntry[] }
/** The entries of a list, in display order. */
export type ListContents = { intentions: IntentionsContent; categories: CategoriesContent }
export type ListContent = ListContents[ListKind]
