import { type Lang, localized } from '#base/i18n.ts'
import type { Db } from '#server/database/database.ts'
import {
  neighboursOf,
  presentArticleText,
  presentRelated,
  presentRitualText,
  presentServiceAsArticle,
  presentServiceCard,
} from './present-pages.ts'
import type { DrawFigure } from './model-figures.ts'
import { RELATED } from './model-terms.ts'
import { findArticle, findService, listArticleNames, listServices } from './queries.ts'
import type { ArticleText, RitualText, ServiceCard } from './schemas.ts'

/** The database, and what draws the figures of texts. */
type PageContext = { db: Db; draw: DrawFigure }

/** Rituals in one language with no more than a card needs. */
export async function listServiceCards(db: Db, lang: Lang): Promise<ServiceCard[]> {
  return (await listServices(db)).map((service) => presentServiceCard(service, lang))
}

/** A ritual; where only an article has this id, the article. */
export async function findRitualText(
  { db, draw }: PageContext,
  id: string,
  lang: Lang,
): Promise<RitualText | ArticleText | undefined> {
  const service = await findService(db, id)
  if (!service) return await findArticleAlone({ db, draw }, id, lang)
  const content = localized(service, 'article_content', lang)
  const rendered = await renderText(content, lang, draw, service.id)
  return presentRitualText(service, lang, {
    content,
    rendered,
    related: await listRelated(db, RELATED, service.id, lang),
  })
}

/** An article; where only a service has this id, the service as an article (docs/contract.md, "Pages"). */
export async function findArticleText(
  context: PageContext,
  id: string,
  lang: Lang,
  now: Date,
): Promise<ArticleText | undefined> {
  return (await findArticleAlone(context, id, lang)) ?? (await findServiceAsArticle(context, id, lang, now))
}

async function findArticleAlone({ db, draw }: PageContext, id: string, lang: Lang): Promise<ArticleText | undefined> {
  const article = await findArticle(db, id)
  if (!article) return undefined
  const content = localized(article, 'article_content', lang)
  const rendered = await renderText(content, lang, draw)
  const related = await listRelated(db, article.related, article.id, lang)
  const neighbours = neighboursOf(await listArticleNames(db), article.id, lang)
  return presentArticleText(article, lang, { content, rendered, related, neighbours })
}

async function findServiceAsArticle(
  { db, draw }: PageContext,
  id: string,
  lang: Lang,
  now: Date,
): Promise<ArticleText | undefined> {
  const service = await findService(db, id)
  if (!service) return undefined
  const rendered = await renderText(localized(service, 'description', lang), lang, draw)
  return presentServiceAsArticle(service, lang, now, {
    rendered,
    related: await listRelated(db, [service.id], '', lang),
  })
}

async function listRelated(db: Db, ids: readonly string[], except: string, lang: Lang) {
  return presentRelated(await listServices(db), { ids, except }, lang)
}

/** Loaded with the first text that is read: a start need not wait for a Markdown parser. */
async function renderText(markdown: string, lang: Lang, draw: DrawFigure, ritualId?: string) {
  const { renderMarkdown } = await import('./rules-markdown.ts')
  return renderMarkdown(markdown, lang, (name, description) =>
    draw(name, { lang, description, ...(ritualId !== undefined && { ritualId }) }),
  )
}
