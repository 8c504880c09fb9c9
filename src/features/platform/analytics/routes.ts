import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import type { CountEvents } from './commands.ts'
import { analyticsSettings, trackedEvents } from './schemas.ts'
import { createLimit } from './rules.ts'

/** Maximum reports per second that a process accepts. */
const MAX_REPORTS_PER_SECOND = 200

export function analyticsRoutes({ config }: Shop, countEvents: CountEvents): Route[] {
  const allows = createLimit(MAX_REPORTS_PER_SECOND)
  return [
    route(
      {
        method: 'post',
        path: '/api/analytics/events',
        operationId: 'recordEvent',
        access: 'open',
        summary: 'Counts an event on a page; stores nothing about the visitor',
        query: z.object({ lang: z.enum(['ru', 'en']).optional() }),
        body: trackedEvents,
        answers: { 204: z.undefined() },
      },
      async ({ body, lang }) => {
        if (!allows(performance.now())) throw new Refusal('too-many', 'analytics.too-many', { retryAfter: 1 })
        await countEvents(body.events, lang)
        return answer(204)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/analytics/settings',
        operationId: 'getAnalyticsSettings',
        access: 'open',
        summary: 'The third-party services that a visitor can allow, and how long counts are stored',
        answers: { 200: analyticsSettings },
      },
      async () =>
        answer(200, {
          ga4: config.GA4_ID ?? null,
          metrika: config.METRIKA_ID ?? null,
          days: config.ANALYTICS_DAYS,
        }),
    ),
  ]
}
