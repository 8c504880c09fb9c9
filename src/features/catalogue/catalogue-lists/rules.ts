import type { Lang } from '#base/i18n.ts'
import {
  CATEGORY_IDS,
  type CategoriesContent,
  type CategoryColour,
  type CategoryIcon,
  type CategoryId,
  type IntentionsContent,
  type ListContents,
  INTENTION_GROUPS,
  INTENTION_GROUP_IDS,
} from './model.ts'
import { en as categoriesEn } from './messages/page-categories.en.ts'
import { ru as categoriesRu } from './messages/page-categories.ru.ts'
import { en as intentionsEn } from './messages/page-intentions.en.ts'
import { ru as intentionsRu } from './messages/page-intentions.ru.ts'
import type { Category, IntentionChoice } from './schemas.ts'

const LOOKS: Record<CategoryId, [icon: CategoryIcon, colour: CategoryColour]> = {
  careerSuccess: ['jar', 'ochre'],
  healthHealing: ['leaf', 'leaf'],
  familyRelationships: ['rings', 'rose'],
  protectionPurification: ['shield', 'azure'],
  spiritualWisdom: ['lotus', 'violet'],
}

/** The lists that come with this version of the shop. */
export function shippedLists(): ListContents {
  return { intentions: shippedIntentions(), categories: shippedCategories() }
}

function shippedIntentions(): IntentionsContent {
  const { groups: groupsRu, names: namesRu } = intentionsRu
  const { groups: groupsEn, names: namesEn } = intentionsEn
  return {
    groups: INTENTION_GROUP_IDS.map((id) => ({ id, ru: { name: groupsRu[id] }, en: { name: groupsEn[id] } })),
    intentions: INTENTION_GROUP_IDS.flatMap((group) =>
      INTENTION_GROUPS[group].map((id) => ({
        id,
        group,
        hidden: false,
        ru: { name: namesRu[id] },
        en: { name: namesEn[id] },
      })),
    ),
  }
}

function shippedCategories(): CategoriesContent {
  return {
    categories: CATEGORY_IDS.map((id) => {
      const [icon, colour] = LOOKS[id]
      return { id, icon, colour, ru: { ...categoriesRu[id] }, en: { ...categoriesEn[id] } }
    }),
  }
}

/** The categories as a page shows them. */
export function presentCategories({ categories }: CategoriesContent, lang: Lang): Category[] {
  return categories.map(({ id, icon, colour, [lang]: words }) => ({ id, icon, colour, ...words }))
}

/** The groups and intentions from which a visitor chooses in the dialog. Empty groups are left out. */
export function presentIntentions({ groups, intentions }: IntentionsContent, lang: Lang): IntentionChoice[] {
  return groups
    .map(({ id: group, [lang]: { name } }) => ({
      id: group,
      name,
      intentions: intentions
        .filter((intention) => intention.group === group && !intention.hidden)
        .map(({ id, [lang]: words }) => ({ id, name: words.name })),
    }))
    .filter((group) => group.intentions.length > 0)
}
