import { centsToDollars } from '#base/money.ts'
import type { TermTable } from '#base/ritual-terms.ts'
import type { Lang } from '#base/i18n.ts'
import type { CategoryId } from '#features/catalogue/catalogue-lists/model.ts'
import { formatUsd } from '#base/money-format.ts'
import type { Fault } from '#base/refusal.ts'
import type { Focus } from '#features/platform/media/model.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { tierNumbers } from '#features/platform/settings/rules.ts'
import type { Settings } from '#base/settings.ts'
import { type OfferedTerm, SPECIAL_INTENTION } from './model-terms.ts'
import { toWeeks } from './rules-pricing.ts'
import { findContradiction, offeredTerms, type OfferedRitual } from './rules-terms.ts'
import { guessCategory } from './rules-text.ts'
import type { Article, CatalogueItem, Service, ServiceSummary } from './schemas.ts'
import type { ArticleRow, ArticleSummaryRow, RitualRow, RitualSummaryRow } from './tables.ts'
import type { ArticleContent, RitualContent } from './model-record.ts'

/** The data in the media library about the files of a ritual or article. Null for files that are not in the library. */
type Files = { focus: Focus | null; recording?: { seconds: number | null } | null }

export function presentService(
  row: RitualRow,
  { focus, recording }: Files,
  settings: Pick<Settings, 'tiers'>,
): Service {
  const { recordingUrl: url } = row
  // A special intention has no tiers.
  const tiers = row.id === SPECIAL_INTENTION ? [] : tierNumbers(settings, row.id, row.tierNumbers)
  return {
    ...presentSummary(row, settings.tiers.terms, focus),
    article_content: row.contentRu,
    article_content_en: row.contentEn,
    ...(url !== null && recording && { recording: { url, seconds: recording.seconds } }),
    ...(tiers.length > 0 && { tiers }),
  }
}

export function presentSummary(
  row: RitualSummaryRow,
  shopTerms: TermTable,
  focus: Focus | null = null,
): ServiceSummary {
  const { ru, en } = row
  return {
    id: row.id,
    name: ru.name,
    name_en: en.name,
    description: ru.description,
    description_en: en.description,
    features: ru.features,
    features_en: en.features,
    price: centsToDollars(row.priceCents),
    terms: offeredTerms(row.id, shopTerms, row.terms),
    image_url: row.imageUrl,
    ...imageFocus(focus),
    category: presentCategory(row),
    source: 'services',
    article_intro: ru.intro,
    article_intro_en: en.intro,
    article_seo_title: ru.seo_title,
    article_seo_title_en: en.seo_title,
    article_seo_description: ru.seo_description,
    article_seo_description_en: en.seo_description,
    article_updated_at: row.updatedOn,
    reading_time: row.readingTime,
    mantra: row.mantra,
    mantra_transliteration: ru.mantra_transliteration,
    mantra_transliteration_en: en.mantra_transliteration,
    mantra_translation: ru.mantra_translation,
    mantra_translation_en: en.mantra_translation,
    keywords: ru.keywords,
    keywords_en: en.keywords,
  }
}

/**
 * The category that staff chose. If staff chose none, the category derived from the words of the ritual's texts. Unpublished rituals have a category
 * too.
 */
export function presentCategory({
  ru,
  en,
  chosenCategory,
}: Pick<RitualSummaryRow, 'ru' | 'en' | 'chosenCategory'>): CategoryId {
  return chosenCategory ?? guessCategory({ ru, en })
}

export function presentArticle(row: ArticleRow, { focus }: Files): Article {
  const { ru, en } = row
  return {
    id: row.id,
    name: ru.name,
    name_en: en.name,
    article_content: row.contentRu,
    article_content_en: row.contentEn,
    article_intro: ru.intro,
    article_intro_en: en.intro,
    description: ru.description,
    description_en: en.description,
    reading_time: row.readingTime,
    article_status: 'published',
    article_seo_title: ru.seo_title,
    article_seo_title_en: en.seo_title,
    article_seo_description: ru.seo_description,
    article_seo_description_en: en.seo_description,
    article_updated_at: row.updatedOn ?? '',
    image_url: row.imageUrl,
    ...imageFocus(focus),
    author: row.author,
    tags: ru.tags,
    tags_en: en.tags,
    related: row.related,
  }
}

export function presentItem(
  row: RitualSummaryRow | ArticleSummaryRow,
  { focus }: Files,
  source: CatalogueItem['source'],
): CatalogueItem {
  const { ru, en } = row
  return {
    id: row.id,
    source,
    name: ru.name,
    name_en: en.name,
    image_url: row.imageUrl,
    ...imageFocus(focus),
    category: 'priceCents' in row ? presentCategory(row) : null,
    article_intro: ru.intro,
    article_intro_en: en.intro,
    description: ru.description,
    description_en: en.description,
    ...('author' in row && { tags: row.ru.tags, tags_en: row.en.tags }),
  }
}

/** The focal point of a picture. It is omitted if it is the middle of the picture, which is the default. */
function imageFocus(focus: Focus | null): { image_focus?: Focus } {
  return focus && (focus.x !== 0.5 || focus.y !== 0.5) ? { image_focus: focus } : {}
}

const MESSAGES = { ru, en }

/**
 * Returns an error, in both languages, if a better tier or a longer term of the ritual costs less than a lower tier or a shorter term. Undefined if
 * there is no such contradiction.
 */
export function termFault(path: string, ritual: OfferedRitual, names: Record<Lang, string>): Fault | undefined {
  const found = findContradiction(ritual)
  if (!found) return undefined
  const { cheaper, dearer } = found
  return {
    path,
    code: 'catalogue.terms-contradict',
    values: {
      nameRu: names.ru || names.en,
      nameEn: names.en || names.ru,
      cheaperRu: choiceText(cheaper, 'ru'),
      cheaperEn: choiceText(cheaper, 'en'),
      dearerRu: choiceText(dearer, 'ru'),
      dearerEn: choiceText(dearer, 'en'),
    },
  }
}

function choiceText({ tier, duration, cents }: OfferedTerm, lang: Lang): string {
  const { tiers, page } = MESSAGES[lang]
  return [tier && tiers[tier].label, page.term(toWeeks(duration)), formatUsd(cents, lang)].filter(Boolean).join(', ')
}

type RitualTexts = Pick<
  RitualRow,
  | 'ru'
  | 'en'
  | 'contentRu'
  | 'contentEn'
  | 'priceCents'
  | 'terms'
  | 'tierNumbers'
  | 'chosenCategory'
  | 'mantra'
  | 'recordingUrl'
  | 'imageUrl'
>

type ArticleTexts = Pick<ArticleRow, 'ru' | 'en' | 'contentRu' | 'contentEn' | 'author' | 'related' | 'imageUrl'>

/** The public content of a ritual's row. */
export function presentRitualContent(row: RitualTexts): RitualContent {
  return {
    ru: { ...row.ru, content: row.contentRu },
    en: { ...row.en, content: row.contentEn },
    price: centsToDollars(row.priceCents),
    terms: row.terms,
    tiers: row.tierNumbers,
    chosen_category: row.chosenCategory,
    mantra: row.mantra,
    recording_url: row.recordingUrl,
    image_url: row.imageUrl,
  }
}

export function presentArticleContent(row: ArticleTexts): ArticleContent {
  return {
    ru: { ...row.ru, content: row.contentRu },
    en: { ...row.en, content: row.contentEn },
    author: row.author,
    related: row.related,
    image_url: row.imageUrl,
  }
}
