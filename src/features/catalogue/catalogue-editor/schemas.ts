import { z } from 'zod'
import { isShownAddress } from '#base/shown-address.ts'
import { isSafeForArithmetic } from '#base/time.ts'
import { dollarsToCents } from '#base/money.ts'
import { CATEGORY_IDS } from '#features/catalogue/catalogue-lists/model.ts'
import { serviceTerms } from '#features/catalogue/catalogue/schemas.ts'
import { ownTierNumbers, termTable } from '#features/platform/settings/schemas.ts'
import { MAX_CONTENT, MAX_LINE, MAX_LIST, ORIGINS, MAX_PRICE, MIN_PRICE, STATES, MAX_TEXT } from './model.ts'
import { fieldPaths } from './rules-fields.ts'

const line = z.string().trim().max(MAX_LINE)
const text = z.string().trim().max(MAX_TEXT)
const lines = z.array(line.min(1)).max(MAX_LIST)
const optionalText = text.nullable()

const words = z.object({
  name: line,
  intro: text,
  description: text,
  content: z.string().max(MAX_CONTENT),
  seo_title: line,
  seo_description: text,
  keywords: lines,
})
const ritualWords = words.extend({
  features: lines,
  mantra_transliteration: optionalText,
  mantra_translation: optionalText,
})
const articleWords = words.extend({ tags: lines })

/** The URL of a picture: a path on this site or an HTTPS URL. Pages cannot show pictures from other URLs. */
const imageUrl = z.string().max(MAX_TEXT).refine(isShownAddress).nullable()
/** The path of a recording in the media library, in a format that every browser plays. */
const recordingUrl = z
  .string()
  .regex(/^(?:\/media\/[0-9a-f]{32}\/file\.(?:mp3|m4a))?$/, 'catalogue-editor.recording')
  .nullable()
const price = z
  .number()
  .min(MIN_PRICE, 'catalogue-editor.price-least')
  .max(MAX_PRICE)
  .refine((dollars) => dollarsToCents(dollars) !== undefined)
/** An id or alias in a URL: Latin letters, digits and inner hyphens. */
export const recordId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/i)
const newId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/)
const related = z.array(recordId).max(MAX_LIST)

const version = z.number().int().min(1)
/** The number of a version in a URL. The limit is the maximum of the database column. */
export const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647)

/** The terms (durations) of a ritual by tier. Null or omitted means the shop's terms. */
const ownTerms = termTable
  .partial()
  .nullable()
  .transform((terms) => (terms && Object.keys(terms).length > 0 ? terms : null))

/** The numbers of a ritual by tier. Null or omitted means the shop's numbers. */
const ownTiers = ownTierNumbers.nullable()

const ritualCommon = {
  price,
  terms: ownTerms,
  tiers: ownTiers,
  /** The category that staff chose. If it is null, the shop derives the category from the words of the texts. */
  chosen_category: z.enum(CATEGORY_IDS).nullable(),
  mantra: optionalText,
  recording_url: recordingUrl,
  image_url: imageUrl,
}
const articleCommon = { author: line, related, image_url: imageUrl }

const ritualChanges = z.looseObject({ ru: ritualWords.partial(), en: ritualWords.partial(), ...ritualCommon }).partial()
const articleChanges = z
  .looseObject({ ru: articleWords.partial(), en: articleWords.partial(), ...articleCommon })
  .partial()

/** A request to save a ritual or article. Omitted fields do not change. Unknown fields are ignored, so a client may send back a whole response. */
export const ritualSaving = ritualChanges.extend({ version })
export const articleSaving = articleChanges.extend({ version })
export const ritualCreation = ritualChanges.extend({ id: newId.optional() })
export const articleCreation = articleChanges.extend({ id: newId.optional() })

const moment = z.iso.datetime({ offset: true }).refine(isSafeForArithmetic)

export const publication = z.object({
  published: z.boolean(),
  /** The time of the publication. A time in the past means now. */
  at: moment.nullish(),
  /** The version to publish. The request is refused if a newer version exists. */
  version: version.optional(),
  /** The page to which the page of an unpublished ritual or article redirects: a fixed page, or the page of a published ritual or article. */
  redirectTo: z.string().max(MAX_LINE, 'catalogue-editor.redirect').nullish(),
})

/** A published ritual or article that links to another one: in its text, or among its related rituals. */
const recordLink = z.object({
  kind: z.enum(['ritual', 'article']),
  id: z.string(),
  name: z.object({ ru: z.string(), en: z.string() }),
  where: z.enum(['text', 'related']),
})
export const recordLinks = z.object({ items: z.array(recordLink) })
export type RecordLink = z.infer<typeof recordLink>

export const restoration = z.object({ version: version.optional() })
export const newAlias = z.object({ alias: newId })
export const displayOrder = z.object({ ids: z.array(recordId).min(1).max(1000) })

/** `take` accepts only fields of the edited kind of text. Otherwise a field of the other kind would be stored as an empty value. */
export const ritualSettlement = z.object({ version, take: z.array(z.enum(fieldPaths('ritual'))).max(100) })
export const articleSettlement = z.object({ version, take: z.array(z.enum(fieldPaths('article'))).max(100) })

const completeness = z.object({ filled: z.number(), total: z.number(), missing: z.array(z.string()) })
export const person = z.object({ id: z.string(), email: z.string().nullable() }).nullable()
const fieldValue = z.union([z.string(), z.array(z.string()), z.number(), serviceTerms, ownTierNumbers, z.null()])

const standing = z.object({
  id: z.string(),
  version: z.number(),
  state: z.enum(STATES),
  published: z.boolean(),
  /** The version that readers see. For an unpublished ritual or article: the last version that readers saw. */
  publishedVersion: z.number().nullable(),
  scheduled: z.object({ version: z.number(), at: z.string() }).nullable(),
  redirectTo: z.string().nullable(),
  position: z.number(),
  completeness: z.object({ ru: completeness, en: completeness }),
  editedAt: z.string().nullable(),
})

/** One row of the list. `hasProposal`: a new shop version proposes texts that staff have not decided about. */
const recordLine = standing.extend({
  name: z.object({ ru: z.string(), en: z.string() }),
  price: z.number().nullable(),
  category: z.string().nullable(),
  hasProposal: z.boolean(),
})
export const recordList = z.object({ items: z.array(recordLine), next: z.string().nullable() })

/** The texts that a new shop version changed, field by field. Staff must decide about these fields. */
export const proposal = z
  .object({
    fields: z.array(z.object({ path: z.string(), base: fieldValue, proposed: fieldValue, isOwn: z.boolean() })),
  })
  .nullable()

const record = standing.extend({
  aliases: z.array(z.string()),
  category: z.string().nullable(),
  editedBy: person,
  proposal,
})

/** These texts have no length limits, because texts that were stored before the limits existed can be longer. */
const plainWords = z.object({
  name: z.string(),
  intro: z.string(),
  description: z.string(),
  content: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  keywords: z.array(z.string()),
})
const plainRitualWords = plainWords.extend({
  features: z.array(z.string()),
  mantra_transliteration: z.string().nullable(),
  mantra_translation: z.string().nullable(),
})
const plainArticleWords = plainWords.extend({ tags: z.array(z.string()) })
const plainRitual = {
  ru: plainRitualWords,
  en: plainRitualWords,
  price: z.number(),
  /** Versions that were saved before this field existed do not have it. */
  terms: serviceTerms.nullish(),
  /** Versions that were saved before this field existed do not have it. */
  tiers: ownTierNumbers.nullish(),
  /** Versions that were saved before this field existed do not have it. */
  chosen_category: z.enum(CATEGORY_IDS).nullish(),
  mantra: z.string().nullable(),
  /** Versions that were saved before this field existed do not have it. */
  recording_url: z.string().nullish(),
  image_url: z.string().nullable(),
}
const plainArticle = {
  ru: plainArticleWords,
  en: plainArticleWords,
  author: z.string(),
  related: z.array(z.string()),
  image_url: z.string().nullable(),
}

/**
 * `shopTerms`: the shop's terms for the tiers without terms in the ritual. `publishedPrice`: the price that customers see; null for an unpublished
 * ritual.
 */
const ritualFacts = z.object({ shopTerms: termTable, publishedPrice: z.number().nullable() }).partial()
export const ritualRecord = record.extend({ ...plainRitual, ...ritualFacts.shape })
export const articleRecord = record.extend(plainArticle)

export const versionLine = z.object({
  n: z.number(),
  at: z.string().nullable(),
  by: person,
  origin: z.enum(ORIGINS),
  restoredFrom: z.number().nullable(),
  /** The changes since the previous version. */
  changed: z.array(z.string()),
  isPublished: z.boolean(),
})
export const versionList = z.object({ items: z.array(versionLine), next: z.string().nullable() })
export const ritualVersion = versionLine.extend(plainRitual)
export const articleVersion = versionLine.extend(plainArticle)

export type RecordLine = z.infer<typeof recordLine>
export type RecordStanding = z.infer<typeof record> & z.infer<typeof ritualFacts>
export type VersionLine = z.infer<typeof versionLine>
