import { z } from 'zod'
import {
  CATEGORY_COLOURS,
  CATEGORY_ICONS,
  CATEGORY_IDS,
  INTENTION_GROUP_IDS,
} from '#features/catalogue/catalogue-lists/model.ts'
import { person, proposal, versionLine } from './schemas.ts'

const MAX_NAME = 120
const MAX_DESCRIPTION = 300
const MAX_INTENTIONS = 120

const name = z.string().trim().max(MAX_NAME)
const named = z.object({ name })
const described = named.extend({ description: z.string().trim().max(MAX_DESCRIPTION) })

/** Checks that each of `ids` is the id of exactly one entry, in any order. */
const each = (ids: readonly string[]) => (entries: { id: string }[]) =>
  entries.length === ids.length && ids.every((id) => entries.some((entry) => entry.id === id))
const isOnce = (entries: { id: string }[]) => new Set(entries.map(({ id }) => id)).size === entries.length

const group = z.object({ id: z.enum(INTENTION_GROUP_IDS), ru: named, en: named })
const intention = z.object({
  /** The id of an entry. A new entry has `+` and any suffix instead, and gets an id from its name. */
  id: z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?|\+[a-z0-9-]{1,40})$/),
  group: z.enum(INTENTION_GROUP_IDS),
  hidden: z.boolean(),
  ru: named,
  en: named,
})
const category = z.object({
  id: z.enum(CATEGORY_IDS),
  icon: z.enum(CATEGORY_ICONS),
  colour: z.enum(CATEGORY_COLOURS),
  ru: described,
  en: described,
})

const version = z.number().int().min(1)

const intentions = {
  groups: z.array(group).refine(each(INTENTION_GROUP_IDS), 'catalogue-editor.list-entries'),
  intentions: z.array(intention).max(MAX_INTENTIONS).refine(isOnce, 'catalogue-editor.list-entries'),
}
const categories = { categories: z.array(category).refine(each(CATEGORY_IDS), 'catalogue-editor.list-entries') }

/** A request to save the whole list. Unknown fields are ignored, so a client may send back a whole response. */
export const intentionsSaving = z.looseObject({ version, ...intentions })
export const categoriesSaving = z.looseObject({ version, ...categories })

const completeness = z.object({ filled: z.number(), total: z.number() })

const standing = z.object({
  version: z.number(),
  completeness: z.object({ ru: completeness, en: completeness }),
  editedAt: z.string().nullable(),
  editedBy: person,
  /**
   * The changes of a new shop version to a list that staff edited. Staff must decide about these changes. A path names the order of the
   * entries, an entry or a field of an entry.
   */
  proposal,
})

const plainNamed = z.object({ name: z.string() })
const plainDescribed = plainNamed.extend({ description: z.string() })
const plainIntentions = {
  groups: z.array(z.object({ id: z.enum(INTENTION_GROUP_IDS), ru: plainNamed, en: plainNamed })),
  intentions: z.array(intention.extend({ id: z.string(), ru: plainNamed, en: plainNamed })),
}
const plainCategories = { categories: z.array(category.extend({ ru: plainDescribed, en: plainDescribed })) }

export const intentionsView = standing.extend(plainIntentions)
export const categoriesView = standing.extend(plainCategories)

export const intentionsVersion = versionLine.extend(plainIntentions)
export const categoriesVersion = versionLine.extend(plainCategories)

export const listSettlement = z.object({ version, take: z.array(z.string().max(200)).max(1000) })

export type ListStanding = z.infer<typeof standing>
