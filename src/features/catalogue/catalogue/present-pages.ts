import { type Lang, localized } from '#base/i18n.ts'
import { bareTitle, countWords, readingTime } from './rules-text.ts'
import type { renderMarkdown } from './rules-markdown.ts'
import type { Article, ArticleText, RitualText, Service, ServiceCard, ServiceSummary } from './schemas.ts'

/** The reading time in minutes of a page whose only text is a service's description (docs/contract.md, "Texts"). */
const BARE_READING_TIME = 2

type Neighbours = Pick<ArticleText, 'previous' | 'next'>
/**
 * The data of a page besides the fields of the ritual or article. `content` is the stored text. `rendered` is the HTML of this text with its
 * headings.
 */
type PageParts = {
  content: string
  rendered: ReturnType<typeof renderMarkdown>
  related: ArticleText['related']
  neighbours: Neighbours
}

export function presentServiceCard(service: ServiceSummary, lang: Lang): ServiceCard {
  return {
    id: service.id,
    name: localized(service, 'name', lang),
    intro: localized(service, 'article_intro', lang),
    description: localized(service, 'description', lang),
    price: service.price,
    terms: service.terms,
    category: service.category,
    image_url: service.image_url,
    ...(service.image_focus && { image_focus: service.image_focus }),
    mantra: service.mantra,
  }
}

export function presentRitualText(
  service: Service,
  lang: Lang,
  { content, rendered, related }: Omit<PageParts, 'neighbours'>,
): RitualText {
  return {
    id: service.id,
    lang,
    name: localized(service, 'name', lang),
    intro: localized(service, 'article_intro', lang),
    description: localized(service, 'description', lang),
    seo_title: bareTitle(localized(service, 'article_seo_title', lang)),
    seo_description: localized(service, 'article_seo_description', lang),
    keywords: lang === 'ru' ? service.keywords : service.keywords_en,
    image_url: service.image_url,
    ...(service.image_focus && { image_focus: service.image_focus }),
    updated_at: service.article_updated_at,
    reading_time: readingTime(content),
    word_count: countWords(content),
    ...rendered,
    related,
    price: service.price,
    terms: service.terms,
    category: service.category,
    features: lang === 'ru' ? service.features : service.features_en,
    mantra: service.mantra,
    mantra_transliteration: localized(service, 'mantra_transliteration', lang) || null,
    mantra_translation: localized(service, 'mantra_translation', lang) || null,
    ...(service.recording && { recording: service.recording }),
    ...(service.tiers && { tiers: service.tiers }),
  }
}

export function presentArticleText(
  article: Article,
  lang: Lang,
  { content, rendered, related, neighbours }: PageParts,
): ArticleText {
  return {
    id: article.id,
    lang,
    name: localized(article, 'name', lang),
    intro: localized(article, 'article_intro', lang),
    description: localized(article, 'description', lang),
    seo_title: bareTitle(localized(article, 'article_seo_title', lang)),
    seo_description: localized(article, 'article_seo_description', lang),
    keywords: lang === 'ru' ? article.tags : article.tags_en,
    image_url: article.image_url,
    ...(article.image_focus && { image_focus: article.image_focus }),
    updated_at: article.article_updated_at,
    reading_time: readingTime(content),
    word_count: countWords(content),
    ...rendered,
    related,
    author: article.author,
    tags: lang === 'ru' ? article.tags : article.tags_en,
    ...neighbours,
  }
}

/** Presents a service without an article as an article (docs/contract.md, "Pages"). */
export function presentServiceAsArticle(
  service: Service,
  lang: Lang,
  now: Date,
  { rendered, related }: Pick<PageParts, 'rendered' | 'related'>,
): ArticleText {
  const name = localized(service, 'name', lang)
  const description = localized(service, 'description', lang)
  return {
    id: service.id,
    lang,
    name,
    intro: description,
    description,
    seo_title: name,
    seo_description: description,
    keywords: lang === 'ru' ? service.keywords : service.keywords_en,
    image_url: service.image_url,
    ...(service.image_focus && { image_focus: service.image_focus }),
    updated_at: service.article_updated_at ?? now.toISOString(),
    reading_time: BARE_READING_TIME,
    word_count: countWords(description),
    ...rendered,
    related,
    author: 'Vedic Practices Master',
    tags: [],
    previous: null,
    next: null,
  }
}

/** Returns the `services` with these `ids`, in the order of `ids`. Leaves out the service `except`. */
export function presentRelated(
  services: readonly ServiceSummary[],
  { ids, except }: { ids: readonly string[]; except: string },
  lang: Lang,
): ArticleText['related'] {
  const byId = new Map(services.map((service) => [service.id, service]))
  return ids
    .filter((id) => id !== except)
    .map((id) => byId.get(id))
    .filter((service) => service !== undefined)
    .map((service) => ({
      id: service.id,
      name: localized(service, 'name', lang),
      price: service.price,
      terms: service.terms,
      category: service.category,
    }))
}

/** Returns the previous and next article in display order. */
export function findNeighbours(
  names: readonly { id: string; ru: string; en: string }[],
  id: string,
  lang: Lang,
): Neighbours {
  const place = names.findIndex((article) => article.id === id)
  const nameOf = (article: (typeof names)[number] | undefined) =>
    article ? { id: article.id, name: article[lang] } : null
  return { previous: nameOf(names[place - 1]), next: nameOf(names[place + 1]) }
}
