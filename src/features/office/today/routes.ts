import type { Lang } from '#base/i18n.ts'
import { PANEL_PATH } from '#base/panel-path.ts'
import { hasRight, type Right } from '#base/rights.ts'
import type { Caller } from '#server/http/caller.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import type { TodaySources } from './context.ts'
import { TODAY_PARTS } from './model.ts'
import { openableTarget, targetPath } from './paths.ts'
import { type TodayItem, type TodayView, todayView } from './schemas.ts'

/** The work that waits for staff (docs/contract.md, "Staff"). */
export function todayRoutes(shop: Shop, sources: TodaySources): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/today',
        operationId: 'getToday',
        access: 'staff',
        right: 'today.read',
        summary: 'Work that waits for staff; parts that the caller’s role may not open are empty',
        answers: { 200: todayView },
      },
      async ({ caller, lang }) => answer(200, await readToday(shop, sources, { caller, lang })),
    ),
  ]
}

async function readToday(shop: Shop, sources: TodaySources, { caller, lang }: { caller: Caller; lang: Lang }) {
  const can = (right: Right) => hasRight(caller.staffRole, right)
  const parts = await Promise.all(
    TODAY_PARTS.map(async (name) => {
      const { right, list } = sources[name]
      if (!can(right)) return [name, { count: 0, items: [] }] as const
      const { count, items } = await list(shop, lang)
      return [name, { count, items: items.map((item) => withLink(item, can)) }] as const
    }),
  )
  // Every part of `TODAY_PARTS` has an entry.
  return Object.fromEntries(parts) as TodayView
}

function withLink(item: Omit<TodayItem, 'link'>, can: (right: Right) => boolean): TodayItem {
  const target = openableTarget(item.target, can)
  return { ...item, target, link: PANEL_PATH + targetPath(target) }
}
