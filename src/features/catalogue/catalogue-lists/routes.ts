import { z } from 'zod'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { listCategoriesOf, listIntentionsOf } from './queries.ts'
import { category, intentionChoice } from './schemas.ts'

const inLang = z.object({ lang: z.enum(['ru', 'en']).optional() })

/** The headers of a public response that depends only on the language. */
const PUBLIC_BY_LANG = {
  'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
  vary: 'Accept-Language',
}

export function catalogueListRoutes({ readDb }: Shop): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/categories',
        operationId: 'listCategories',
        access: 'open',
        summary: 'The five categories in order: names, descriptions, icons and colours',
        query: inLang,
        answers: { 200: z.array(category) },
      },
      async ({ lang }) => answer(200, await listCategoriesOf(readDb, lang), PUBLIC_BY_LANG),
    ),
    route(
      {
        method: 'get',
        path: '/api/intentions',
        operationId: 'listIntentions',
        access: 'open',
        summary: 'The offered special intentions, by group',
        query: inLang,
        answers: { 200: z.array(intentionChoice) },
      },
      async ({ lang }) => answer(200, await listIntentionsOf(readDb, lang), PUBLIC_BY_LANG),
    ),
  ]
}
