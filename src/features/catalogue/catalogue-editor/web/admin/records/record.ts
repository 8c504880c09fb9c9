import type {
  ArticleContent,
  RecordContent,
  RecordKind,
  RitualContent,
} from '#features/catalogue/catalogue/model-record.ts'
import type { RecordStanding } from '../../../schemas.ts'

/** A record as the API returns it. */
export type EditedRecord = RecordStanding & RecordContent

/** The API path of each kind. */
export const CALLS = {
  ritual: '/api/admin/service-cards',
  article: '/api/admin/articles',
} as const satisfies Record<RecordKind, string>

/** The panel's addresses for each kind of record. */
export const PAGES: Record<RecordKind, string> = { ritual: '/rituals', article: '/articles' }

/** The public addresses for each kind of record. */
export const PUBLIC_PAGES: Record<RecordKind, string> = { ritual: '/ritual', article: '/article' }

/** The texts of a record without its publication state. */
export function toContent(kind: RecordKind, record: RecordContent): RecordContent {
  const { ru, en, image_url } = record
  if (kind === 'article') {
    const { author, related } = record as ArticleContent
    return { ru, en, author, related, image_url } as ArticleContent
  }
  const { price, terms, tiers, chosen_category, mantra, recording_url } = record as RitualContent
  return {
    ru,
    en,
    price,
    terms: terms ?? null,
    tiers: tiers ?? null,
    chosen_category: chosen_category ?? null,
    mantra,
    recording_url: recording_url ?? null,
    image_url,
  } as RitualContent
}
