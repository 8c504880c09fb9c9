import { answer, type Route, route } from '#server/http/route.ts'
import { searchAnswer, searchInput } from './schemas.ts'
import type { CatalogueSearch } from './queries.ts'

export function searchRoutes(search: CatalogueSearch): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/search',
        operationId: 'searchCatalogue',
        access: 'open',
        summary: 'Search rituals and articles by words in Russian or English',
        query: searchInput,
        answers: { 200: searchAnswer },
      },
      async ({ query, lang }) =>
        answer(200, await search.find(query.q, lang), {
          'cache-control': 'public, max-age=60, s-maxage=300',
          vary: 'Accept-Language',
        }),
    ),
  ]
}
