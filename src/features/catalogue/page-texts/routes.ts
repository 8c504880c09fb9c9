import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { PageTextsContext } from './context.ts'
import { LEGAL_IDS } from './paths.ts'
import { findNewest } from './queries.ts'
import { homeTexts, legalText } from './schemas.ts'

const inLang = z.object({ lang: z.enum(['ru', 'en']).optional() })

/** The headers of a public response that depends only on the language. */
const PUBLIC_BY_LANG = {
  'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
  vary: 'Accept-Language',
}

/** The routes for the legal pages, and for the texts of the home page that staff have changed. */
export function pageRoutes({ shop, legal }: PageTextsContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/pages/{id}',
        operationId: 'getLegalPage',
        access: 'open',
        summary: 'The terms of sale, the privacy notice or the refund rules',
        params: z.object({ id: z.enum(LEGAL_IDS) }),
        query: inLang,
        answers: { 200: legalText },
      },
      async ({ params, lang }) => {
        const page = requireFound(
          (await legal.list()).find(({ id }) => id === params.id),
          'http.not-found',
        )
        return answer(200, page.texts[lang], PUBLIC_BY_LANG)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/home-texts',
        operationId: 'getHomeTexts',
        access: 'open',
        summary: 'The texts of the home page that differ from those that came with the shop, by field',
        query: inLang,
        answers: { 200: homeTexts },
      },
      async ({ lang }) => {
        const newest = await findNewest(shop.readDb, 'home')
        return answer(200, { texts: newest?.content[lang] ?? {} }, PUBLIC_BY_LANG)
      },
    ),
  ]
}
