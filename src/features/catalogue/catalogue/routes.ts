import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import { tierNumbers } from '#features/platform/settings/rules.ts'
import { found } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import {
  article,
  articleText,
  catalogueId,
  catalogueItem,
  ritualText,
  service,
  type Service,
  serviceCard,
  serviceSummary,
} from './schemas.ts'
import type { DrawFigure } from './model-record.ts'
import type { RitualText } from './schemas.ts'
import { findArticle, findService, listCatalogue, listServices } from './queries.ts'
import { findArticleText, findRitualText, listServiceCards } from './queries-pages.ts'

const byId = z.object({ id: catalogueId })
const inLang = z.object({ lang: z.enum(['ru', 'en']).optional() })

/** Public and the same for everyone. */
const PUBLIC = { 'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600' }
/** Texts in a language, by the reader's language when the address names none. */
const PUBLIC_BY_LANG = { ...PUBLIC, vary: 'Accept-Language' }

/** Every field, both languages. */
export function catalogueRoutes(shop: Shop): Route[] {
  const { readDb, settings } = shop
  return [
    route(
      {
        method: 'get',
        path: '/api/services',
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
        access: 'open',
        summary: 'One ritual',
        params: byId,
        answers: { 200: service },
      },
      async ({ params }) => {
        const service = found(await findService(shop, params.id), 'catalogue.ritual-not-found')
        return answer(200, withTiers(service, settings()), PUBLIC)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/articles/{id}',
        access: 'open',
        summary: 'One article',
        params: byId,
        answers: { 200: article },
      },
      async ({ params }) =>
        answer(200, found(await findArticle(readDb, params.id), 'catalogue.article-not-found'), PUBLIC),
    ),
    route(
      {
        method: 'get',
        path: '/api/articles-catalog',
        access: 'open',
        summary: 'Articles and rituals to read',
        answers: { 200: z.array(catalogueItem) },
      },
      async () => answer(200, await listCatalogue(readDb), PUBLIC),
    ),
  ]
}

/** What the pages show, in one language, so that a page carries no word it does not need. */
type PageParts = { draw: DrawFigure; reviewsOf: ReviewsOf }

export function cataloguePageRoutes({ readDb, now, settings }: Shop, { draw, reviewsOf }: PageParts): Route[] {
  const reads = { readDb, settings, draw }
  return [
    route(
      {
        method: 'get',
        path: '/api/service-cards',
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
        access: 'open',
        summary:
          'The page of a ritual: its article as safe HTML and what stands around it; an article, where only that has this id',
        params: byId,
        query: inLang,
        answers: { 200: z.union([ritualText, articleText]) },
      },
      async ({ params, lang }) => {
        const text = found(await findRitualText(reads, params.id, lang), 'catalogue.ritual-not-found')
        if (!('price' in text)) return answer(200, text, PUBLIC_BY_LANG)
        return answer(200, withReviews(withTiers(text, settings()), await reviewsOf(text.id, lang)), PUBLIC_BY_LANG)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/articles/{id}/text',
        access: 'open',
        summary: 'The page of an article: its text as safe HTML and what stands around it',
        params: byId,
        query: inLang,
        answers: { 200: articleText },
      },
      async ({ params, lang }) =>
        answer(
          200,
          found(await findArticleText(reads, params.id, lang, now()), 'catalogue.article-not-found'),
          PUBLIC_BY_LANG,
        ),
    ),
  ]
}

type Reviews = {
  /** Where they begin, for the table of contents. */
  heading: RitualText['headings'][number]
  /** Safe: every word is escaped. */
  html: string
  reviews: NonNullable<RitualText['reviews']>
}
/** What customers wrote of a ritual; a feature that stands later answers it. Undefined while there is nothing. */
export type ReviewsOf = (ritualId: string, lang: Lang) => Promise<Reviews | undefined>

function withReviews(ritual: RitualText, found: Reviews | undefined): RitualText {
  if (!found) return ritual
  const reviews = found.reviews.map(({ lang, name, text, publishedOn }) => ({ lang, name, text, publishedOn }))
  return { ...ritual, html: ritual.html + found.html, headings: [...ritual.headings, found.heading], reviews }
}

/** With what its tiers comprise, where somebody has set that. */
function withTiers<T extends { id: string }>(ritual: T, settings: Settings): T & Pick<Service, 'tiers'> {
  const tiers = tierNumbers(settings, ritual.id)
  return tiers.length > 0 ? { ...ritual, tiers } : ritual
}
