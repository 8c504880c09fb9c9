import { z } from 'zod'
import { answer, type Route, route } from '#server/http/route.ts'
import { CITIES, findCities } from './rules.ts'

const placesInput = z.object({ q: z.string().trim().min(2).max(60), lang: z.enum(['ru', 'en']).optional() })
const placesAnswer = z.array(z.object({ name: z.string(), region: z.string() }))

/** The list of places stays on the server. A browser requests only the few places that match. */
export const placeRoutes: Route[] = [
  route(
    {
      method: 'get',
      path: '/api/places',
      operationId: 'suggestPlaces',
      access: 'open',
      summary: 'At most 5 cities by the first letters of their Russian or English names',
      query: placesInput,
      answers: { 200: placesAnswer },
    },
    async ({ query, lang }) =>
      answer(200, findCities(CITIES, query.q, lang), {
        'cache-control': 'public, max-age=86400',
        vary: 'Accept-Language',
      }),
  ),
]
