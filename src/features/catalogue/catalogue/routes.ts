import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import {
  article,
  articleText,
  catalogueId,
  catalogueItem,
  ritualText,
  type RitualText,
  service,
  serviceCard,
  serviceSummary,
} from './schemas.ts'
import type { CatalogueContext, Reviews } from './context.ts'
import { findArticle, findMoved, findService, listCatalogue, listServices } from './queries.ts'
import { findArticleText, findRitualText, listServiceCards } from './queries-pages.ts'

const byId = z.object({ id: catalogueId })
const inLang = z.object({ lang: z.enum(['ru', 'en']).optional() })

/** The headers of a public response that is the same for all readers. */
const PUBLIC = { 'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600' }
/** The headers of a public response in one language. The default is the reader's language. */
const PUBLIC_BY_LANG = { ...PUBLIC, vary: 'Accept-Language' }

/** The routes that return all fields in both languages. */
export function catalogueRoutes(shop: Shop): Route[] {
  const { readDb } = shop
  return [
    route(
      {
        method: 'get',
        path: '/api/services',
        operationId: 'listServices',
        access: 'open',
        summary: 'All rituals, without their articles',
        answers: { 200: z.array(serviceSummary) },
      },
      async () => answer(200, await listServices(shop), PUBLIC),
    ),
    route(
      {
        method: 'get',
        path: '/api/services/{id}',
        operationId: 'getService',
        access: 'open',
        summary: 'One ritual',
        params: byId,
        answers: { 200: service },
      },
      async ({ params }) => {
        const service = requireFound(await findService(shop, params.id), 'catalogue.ritual-not-found')
        return answer(200, service, PUBLIC)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/articles/{id}',
        operationId: 'getArticle',
        access: 'open',
        summary: 'One article',
        params: byId,
        answers: { 200: article },
      },
      async ({ params }) =>
        answer(200, requireFound(await findArticle(readDb, params.id), 'catalogue.article-not-found'), PUBLIC),
    ),
    route(
      {
        method: 'get',
        path: '/api/moved-pages/{kind}/{id}',
        operationId: 'getMovedPage',
        access: 'open',
        summary: 'Where the page of a ritual or an article that is no longer published leads; null if nowhere',
        params: byId.extend({ kind: z.enum(['ritual', 'article']) }),
        answers: { 200: z.object({ to: z.string().nullable() }) },
      },
      async ({ params: { kind, id } }) => answer(200, { to: (await findMoved(readDb, kind, id)) ?? null }, PUBLIC),
    ),
    route(
      {
        method: 'get',
        path: '/api/articles-catalog',
        operationId: 'listCatalogue',
        access: 'open',
        summary: 'Articles and rituals to read',
        answers: { 200: z.array(catalogueItem) },
      },
      async () => answer(200, await listCatalogue(readDb), PUBLIC),
    ),
  ]
}

/** Returns the routes for pages. They return content in one language, so that a page receives only the text that it needs. */
export function cataloguePageRoutes({
  shop: { readDb, now, settings },
  draw,
  reviewsOf,
  performersOf,
}: CatalogueContext): Route[] {
  const reads = { readDb, settings, draw }
  return [
    route(
      {
        method: 'get',
        path: '/api/service-cards',
        operationId: 'listServiceCards',
        access: 'open',
        summary: 'Rituals as cards',
        query: inLang,
        answers: { 200: z.array(serviceCard) },
      },
      async ({ lang }) => answer(200, await listServiceCards(reads, lang), PUBLIC_BY_LANG),
    ),
    route(
      {
        method: 'get',
        path: '/api/services/{id}/text',
        operationId: 'getServiceText',
        access: 'open',
        summary:
          'The page of a ritual: its article as safe HTML, and related data. If only an article has this id, the page of the article',
        params: byId,
        query: inLang,
        answers: { 200: z.union([ritualText, articleText]) },
      },
      async ({ params, lang }) => {
        const text = requireFound(await findRitualText(reads, params.id, lang), 'catalogue.ritual-not-found')
        if (!('price' in text)) return answer(200, text, PUBLIC_BY_LANG)
        const performers = await performersOf(text.id, lang)
        return answer(200, { ...withReviews(text, await reviewsOf(text.id, lang)), ...performers }, PUBLIC_BY_LANG)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/articles/{id}/text',
        operationId: 'getArticleText',
        access: 'open',
        summary: 'The page of an article: its text as safe HTML, and related data',
        params: byId,
        query: inLang,
        answers: { 200: articleText },
      },
      async ({ params, lang }) =>
        answer(
          200,
          requireFound(await findArticleText(reads, params.id, lang, now()), 'catalogue.article-not-found'),
          PUBLIC_BY_LANG,
        ),
    ),
  ]
}

function withReviews(ritual: RitualText, found: Reviews | undefined): RitualText {
  if (!found) return ritual
  const reviews = found.reviews.map(({ lang, name, text, publishedOn }) => ({ lang, name, text, publishedOn }))
  return { ...ritual, html: ritual.html + found.html, headings: [...ritual.headings, found.heading], reviews }
}
