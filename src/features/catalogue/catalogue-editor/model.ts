import type { Lang } from '#base/i18n.ts'
import type { PartialTierTable } from '#base/settings.ts'
import type { ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'

/** How a version was created. `shipped`: it came with the shop. `proposal`: staff accepted texts that a new shop version proposed. */
export const ORIGINS = ['shipped', 'created', 'edited', 'restored', 'proposal'] as const
export type Origin = (typeof ORIGINS)[number]

/**
 * The publication state of a ritual or article. Readers do not see a `draft`. `changed`: the ritual or article is published and also has newer texts,
 * which readers do not see yet.
 */
export const STATES = ['draft', 'published', 'changed'] as const
export type RecordState = (typeof STATES)[number]

/** The fields of a ritual or article in each language, in the order of the form. */
export const WORD_FIELDS = {
  ritual: [
    'name',
    'intro',
    'description',
    'features',
    'content',
    'mantra_transliteration',
    'mantra_translation',
    'seo_title',
    'seo_description',
    'keywords',
  ],
  article: ['name', 'intro', 'description', 'tags', 'content', 'seo_title', 'seo_description', 'keywords'],
} as const satisfies Record<RecordKind, readonly string[]>

/** The fields of a ritual or article that both languages share. */
export const COMMON_FIELDS = {
  ritual: ['price', 'terms', 'tiers', 'chosen_category', 'mantra', 'recording_url', 'image_url'],
  article: ['author', 'related', 'image_url'],
} as const satisfies Record<RecordKind, readonly string[]>

export type WordField = (typeof WORD_FIELDS)[RecordKind][number]
export type CommonField = (typeof COMMON_FIELDS)[RecordKind][number]

/** The path of one field of a ritual or article: `ru.name`, `price`. */
export type FieldPath = `${Lang}.${WordField}` | CommonField
export type FieldValue = string | string[] | number | ServiceTerms | PartialTierTable | null

/** Fixed pages to which the page of an unpublished record may redirect. */
export const REDIRECT_PAGES = ['/', '/rituals', '/articles', '/options'] as const

/** Fields that both languages must have before publication. */
export const NEEDED: readonly WordField[] = ['name', 'intro', 'description', 'content']

/** Maximum lengths of the texts and lists of a ritual or article. */
export const MAX_LINE = 300
export const MAX_TEXT = 2_000
export const MAX_CONTENT = 120_000
export const MAX_LIST = 60
export const MIN_PRICE = 1
export const MAX_PRICE = 100_000

/** Maximum size of a saved ritual or article: the texts in both languages, with some reserve. */
export const MAX_BODY_BYTES = 1024 * 1024
