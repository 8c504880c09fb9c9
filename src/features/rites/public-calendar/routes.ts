import { z } from 'zod'
import { publicOrigin } from '#features/platform/notifications/rules.ts'
import { writeFeed } from '#features/rites/calendar/rules-ics.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { PublicCalendarContext } from './context.ts'
import { nameFeed, presentFeed } from './present.ts'
import { readCalendar } from './queries.ts'
import { publicCalendar } from './schemas.ts'

const inLang = z.object({ lang: z.string().optional() })

/** The calls of the public calendar: the data for its page, and a feed for calendar apps. */
export function publicCalendarRoutes(context: PublicCalendarContext): Route[] {
  const { shop } = context
  return [
    route(
      {
        method: 'get',
        path: '/api/calendar',
        operationId: 'getPublicCalendar',
        access: 'open',
        summary: 'Coming group rituals, festivals and days of the moon, for the next 90 days',
        query: inLang,
        answers: { 200: publicCalendar },
      },
      async ({ lang }) => answer(200, await readCalendar(context, lang)),
    ),
    route(
      {
        method: 'get',
        path: '/calendar.ics',
        operationId: 'getCalendarFeed',
        access: 'open',
        summary: 'The same calendar as an iCalendar feed (RFC 5545) for calendar apps',
        query: inLang,
        answers: { 200: { media: 'text/calendar' } },
      },
      async ({ lang }) => {
        const calendar = await readCalendar(context, lang)
        const events = presentFeed(calendar, { lang, origin: publicOrigin(shop.config), now: shop.now() })
        const feed = writeFeed(nameFeed(shop.settings().shopName[lang], lang), events)
        return {
          status: 200 as const,
          headers: {
            'content-disposition': 'inline; filename="calendar.ics"',
            'cache-control': 'public, max-age=300',
            vary: 'accept-language',
            'x-content-type-options': 'nosniff',
          },
          content: { kind: 'pieces' as const, type: 'text/calendar; charset=utf-8', pieces: [feed] },
        }
      },
    ),
  ]
}
