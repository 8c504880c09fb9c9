import type { Lang } from '#base/i18n.ts'
import { hasRight } from '#base/rights.ts'
import type { Caller } from '#server/http/caller.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import type { TodaySources } from './context.ts'
import { TODAY_PARTS } from './model.ts'
import { todayView } from './schemas.ts'

/** What waits for the staff (docs/contract.md, "Staff"). */
export function todayRoutes(shop: Shop, sources: TodaySources): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/today',
        access: 'staff',
        right: 'today.read',
        summary: 'What waits for somebody’s hand; parts that the caller’s role does not open are empty',
        answers: { 200: todayView },
      },
      async ({ caller, lang }) => answer(200, await readToday(shop, sources, { caller, lang })),
    ),
  ]
}

async function readToday(shop: Shop, sources: TodaySources, { caller, lang }: { caller: Caller; lang: Lang }) {
  const parts = await Promise.all(
    TODAY_PARTS.map(async (name) => {
      const { right, list } = sources[name]
      return [name, hasRight(caller.staffRole, right) ? await list(shop, lang) : { count: 0, items: [] }]
    }),
  )
  return Object.fromEntries(parts) as unknown
}
