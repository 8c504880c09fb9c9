import { type Lang, localized } from '#base/i18n.ts'
import type { Db } from '#server/database/database.ts'
import type { ArticleText, RitualText, ServiceCard, ServiceSummary } from './schemas.ts'
import { findArticle, findService, listArticleNames, listServices } from './queries.ts'
import { categoryOf, readingTime } from './rules.ts'
import { bareTitle } from './rules-title.ts'

/** The rituals every ritual's page leads on to. */
const RELATED = ['mahalakshmi', 'navagraha', 'maha-mrityunjaya']

/** Minutes for a text that is only a service's description (docs/contract.md, "Texts"). */
const BARE_READING_TIME = 2

/** Rituals in one language with no more than a card needs. */
export async function listServiceCards(db: Db, lang: Lang): Promise<ServiceCard[]> {
  return (await listServices(db)).map((service) => ({
    id: service.id,
    name: localized(service, 'name', lang),
    intro: localized(service, 'article_intro', lang),
    description: localized(service, 'description', lang),
    price: service.price,
    category: service.category,
    image_url: service.image_url,
    mantra: service.mantra,
  }))
}

/** A ritual; where only an article has this id, the article. */
export async function findRitualText(db: Db, id: string, lang: Lang): Promise<RitualText | ArticleText | undefined> {
  const service = await findService(db, id)
  if (!service) return await findArticleAlone(db, id, lang)
  const content = localized(service, 'article_content', lang)
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
    updated_at: service.article_updated_at,
    reading_time: readingTime(content),
    ...(await renderText(content, lang)),
    related: await listRelated(db, RELATED, service.id, lang),
    price: service.price,
    category: categoryOf(service),
    features: lang === 'ru' ? service.features : service.features_en,
    mantra: service.mantra,
    mantra_transliteration: localized(service, 'mantra_transliteration', lang) || null,
    mantra_translation: localized(service, 'mantra_translation', lang) || null,
  }
}

/** An article; where only a service has this id, the service as an article (docs/contract.md, "Pages"). */
export async function findArticleText(db: Db, id: string, lang: Lang, now: Date): Promise<ArticleText | undefined> {
  return (await findArticleAlone(db, id, lang)) ?? (await serviceAsArticle(db, id, lang, now))
}

async function findArticleAlone(db: Db, id: string, lang: Lang): Promise<ArticleText | undefined> {
  const article = await findArticle(db, id)
  if (!article) return undefined
  const content = localized(article, 'article_content', lang)
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
    updated_at: article.article_updated_at,
    reading_time: readingTime(content),
    ...(await renderText(content, lang)),
    related: await listRelated(db, article.related, article.id, lang),
    author: article.author,
    tags: lang === 'ru' ? article.tags : article.tags_en,
    ...(await findNeighbours(db, article.id, lang)),
  }
}

async function findNeighbours(db: Db, id: string, lang: Lang) {
  const names = await listArticleNames(db)
  const place = names.findIndex((article) => article.id === id)
  const nameOf = (article: (typeof names)[number] | undefined) =>
    article ? { id: article.id, name: article[lang] } : null
  return { previous: nameOf(names[place - 1]), next: nameOf(names[place + 1]) }
}

async function serviceAsArticle(db: Db, id: string, lang: Lang, now: Date): Promise<ArticleText | undefined> {
  const service = await findService(db, id)
  if (!service) return undefined
  const description = localized(service, 'description', lang)
  const name = localized(service, 'name', lang)
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
    updated_at: service.article_updated_at ?? now.toISOString(),
    reading_time: BARE_READING_TIME,
    ...(await renderText(description, lang)),
    related: await listRelated(db, [service.id], '', lang),
    author: 'Vedic Practices Master',
    tags: [],
    previous: null,
    next: null,
  }
}

async function listRelated(db: Db, ids: string[], except: string, lang: Lang) {
  const services = new Map((await listServices(db)).map((service) => [service.id, service]))
  return ids
    .filter((id) => id !== except)
    .map((id) => services.get(id))
    .filter((service): service is ServiceSummary => service !== undefined)
    .map((service) => ({
      id: service.id,
      name: localized(service, 'name', lang),
      price: service.price,
      category: service.category,
    }))
}

/** Loaded with the first text that is read: a start need not wait for a Markdown parser. */
async function renderText(markdown: string, lang: Lang) {
  const { renderMarkdown } = await import('./rules-markdown.ts')
  return renderMarkdown(markdown, lang)
}
