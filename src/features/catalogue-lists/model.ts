import type { IntentionGroup } from './model-intentions.ts'

/** Lists that staff write as a whole: what a special intention may be about, and what rituals are sorted by. */
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

/** Signs and colours that a category may have; each is drawn for both themes. */
export const CATEGORY_ICONS = ['jar', 'leaf', 'rings', 'shield', 'lotus', 'sun', 'lamp', 'book'] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]
export const CATEGORY_COLOURS = ['ochre', 'leaf', 'rose', 'azure', 'violet'] as const
export type CategoryColour = (typeof CATEGORY_COLOURS)[number]

type Named = { name: string }
type Described = { name: string; description: string }

export type GroupEntry = { id: IntentionGroup; ru: Named; en: Named }

/** `hidden`: offered to nobody, while carts that hold it can still be ordered. */
export type IntentionEntry = { id: string; group: IntentionGroup; hidden: boolean; ru: Named; en: Named }

export type CategoryEntry = {
  id: CategoryId
  icon: CategoryIcon
  colour: CategoryColour
  ru: Described
  en: Described
}

export type IntentionsContent = { groups: GroupEntry[]; intentions: IntentionEntry[] }
export type CategoriesContent = { categories: CategoryEntry[] }
/** The entries of a list, in the order in which readers see them. */
export type ListContents = { intentions: IntentionsContent; categories: CategoriesContent }
export type ListContent = ListContents[ListKind]
