import { type Lang, localized } from '#base/i18n.ts'
import {
  findNeighbours,
  presentArticleText,
  presentRelated,
  presentRitualText,
  presentServiceAsArticle,
  presentServiceCard,
} from './present-pages.ts'
import type { DrawFigure } from './model-record.ts'
import { relatedIds } from './rules-text.ts'
import { type CatalogueReads, findArticle, findService, listArticleNames, listServices } from './queries.ts'
import type { ArticleText, RitualText, Service, ServiceCard } from './schemas.ts'

/** The access to published texts, and the function that draws figures in texts. */
type PageContext = CatalogueReads & { draw: DrawFigure }

/** Rituals in one language with only the fields of a card. */
export async function listServiceCards(reads: CatalogueReads, lang: Lang): Promise<ServiceCard[]> {
  return (await listServices(reads)).map((service) => presentServiceCard(service, lang))
}

/** The ritual with this id. If there is only an article with this id, returns the article. */
export async function findRitualText(
  context: PageContext,
  id: string,
  lang: Lang,
): Promise<RitualText | ArticleText | undefined> {
  const service = await findService(context, id)
  if (!service) return await findArticleAlone(context, id, lang)
  const content = localized(service, 'article_content', lang)
  const rendered = await renderText(content, lang, context.draw, service)
  return presentRitualText(service, lang, {
    content,
    rendered,
    related: await listRelated(context, relatedIds(service, await listServices(context)), service.id, lang),
  })
}

/** The article with this id. If there is only a service with this id, returns the service as an article (docs/contract.md, "Pages"). */
export async function findArticleText(
  context: PageContext,
  id: string,
  lang: Lang,
  now: Date,
): Promise<ArticleText | undefined> {
  return (await findArticleAlone(context, id, lang)) ?? (await findServiceAsArticle(context, id, lang, now))
}

async function findArticleAlone(context: PageContext, id: string, lang: Lang): Promise<ArticleText | undefined> {
  const { readDb, draw } = context
  const article = await findArticle(readDb, id)
  if (!article) return undefined
  const content = localized(article, 'article_content', lang)
  const rendered = await renderText(content, lang, draw)
  const related = await listRelated(context, article.related, article.id, lang)
  const neighbours = findNeighbours(await listArticleNames(readDb), article.id, lang)
  return presentArticleText(article, lang, { content, rendered, related, neighbours })
}

async function findServiceAsArticle(
  context: PageContext,
  id: string,
  lang: Lang,
  now: Date,
): Promise<ArticleText | undefined> {
  const service = await findService(context, id)
  if (!service) return undefined
  const rendered = await renderText(localized(service, 'description', lang), lang, context.draw)
  return presentServiceAsArticle(service, lang, now, {
    rendered,
    related: await listRelated(context, [service.id], '', lang),
  })
}

async function listRelated(reads: CatalogueReads, ids: readonly string[], except: string, lang: Lang) {
  return presentRelated(await listServices(reads), { ids, except }, lang)
}

/** Renders a Markdown text. The parser is loaded on first use, so that the shop starts without it. */
async function renderText(markdown: string, lang: Lang, draw: DrawFigure, ritual?: Service) {
  const { renderMarkdown } = await import('./rules-markdown.ts')
  return renderMarkdown(
    markdown,
    lang,
    (name, description) => draw(name, { lang, description, ...(ritual && { ritual }) }),
    { isFolded: ritual !== undefined },
  )
}
