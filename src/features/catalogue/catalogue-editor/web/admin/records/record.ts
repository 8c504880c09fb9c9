import type {
  ArticleContent,
  RecordContent,
  RecordKind,
  RitualContent,
} from '#features/catalogue/catalogue/model-record.ts'
import type { RecordStanding } from '../../../schemas.ts'

/** A ritual or article as the API returns it. */
export type EditedRecord = RecordStanding & RecordContent

/** The API path for rituals and for articles. */
export const CALLS = {
  ritual: '/api/admin/service-cards',
  article: '/api/admin/articles',
} as const satisfies Record<RecordKind, string>

/** The path of the pages in the staff panel, for rituals and for articles. */
export const PAGES: Record<RecordKind, string> = { ritual: '/rituals', article: '/articles' }

/** The path of the public pages, for rituals and for articles. */
export const PUBLIC_PAGES: Record<RecordKind, string> = { ritual: '/ritual', article: '/article' }

/** Returns the texts of a ritual or article without its publication state. */
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
