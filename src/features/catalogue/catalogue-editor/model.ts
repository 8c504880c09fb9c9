import type { Lang } from '#base/i18n.ts'
import type { ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'

/** How a version came about. `proposal`: texts of a new release were taken over. */
export const ORIGINS = ['shipped', 'created', 'edited', 'restored', 'proposal'] as const
export type Origin = (typeof ORIGINS)[number]

/** How a record stands before its readers: a `draft` is seen by nobody; one that is `changed` has newer texts than they see. */
export const STATES = ['draft', 'published', 'changed'] as const
export type RecordState = (typeof STATES)[number]

/** The fields that a record has in each language, in the order in which they are written. */
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

/** The fields that are the same in both languages. */
export const COMMON_FIELDS = {
  ritual: ['price', 'terms', 'mantra', 'recording_url', 'image_url'],
  article: ['author', 'related', 'image_url'],
} as const satisfies Record<RecordKind, readonly string[]>

export type WordField = (typeof WORD_FIELDS)[RecordKind][number]
export type CommonField = (typeof COMMON_FIELDS)[RecordKind][number]

/** One field of a record: `ru.name`, `price`. */
export type FieldPath = `${Lang}.${WordField}` | CommonField
export type FieldValue = string | string[] | number | ServiceTerms | null

/** What has to be there in both languages before anybody reads it. */
export const NEEDED: readonly WordField[] = ['name', 'intro', 'description', 'content']

/** Letters and lists that fit a record; what is longer is no page any more. */
export const LINE_MAX = 300
export const TEXT_MAX = 2_000
export const CONTENT_MAX = 120_000
export const LIST_MAX = 60
export const PRICE_MIN = 1
export const PRICE_MAX = 100_000

/** A record may be as long as both its texts and a little more. */
export const BODY_BYTES = 1024 * 1024
