import type { Lang } from '#base/i18n.ts'
import { PANEL_PATH } from '#base/panel-path.ts'
import { hasRight, type Right } from '#base/rights.ts'
import type { Caller } from '#server/http/caller.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import { mayReadNames } from '#features/rites/calendar/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { TodaySource } from './context.ts'
import { MAX_READ, MAX_SHOWN, ORDER_PARTS, PART_RIGHTS, TODAY_PARTS, type TodayPart } from './model.ts'
import { openableTarget, OPENING_PATHS, taskPath } from './paths.ts'
import { presentWaiting } from './present.ts'
import { listOrderFacts } from './queries.ts'
import { listPeople } from './queries-people.ts'
import { type OpeningContext, readOpeningFacts } from './queries-opening.ts'
import { openingSteps } from './rules-opening.ts'
import { whatWaits } from './rules.ts'
import { type OpeningView, openingView, type TodayItem, type TodayView, todayView } from './schemas.ts'

export type TodayContext = OpeningContext & { sources: readonly TodaySource[]; plansOf: OrderPlans }

/** The work that waits for staff (docs/today.md). */
export function todayRoutes(context: TodayContext): Route[] {
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
      async ({ caller, lang }) => answer(200, await readToday(context, { caller, lang })),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/opening',
        operationId: 'getOpening',
        access: 'staff',
        right: 'settings.read',
        summary: 'What a shop does before it takes real money; empty when all is done',
        answers: { 200: openingView },
      },
      async () => answer(200, await readOpening(context)),
    ),
  ]
}

async function readOpening(context: OpeningContext): Promise<OpeningView> {
  const steps = openingSteps(await readOpeningFacts(context))
  return {
    isSandbox: context.shop.config.SANDBOX,
    steps: steps.map((step) => ({ ...step, link: PANEL_PATH + OPENING_PATHS[step.id] })),
  }
}

async function readToday(
  { shop, sources, plansOf }: TodayContext,
  { caller, lang }: { caller: Caller; lang: Lang },
): Promise<TodayView> {
  const can = (right: Right) => hasRight(caller.staffRole, right)
  const mayOpen = (part: TodayPart) => can(PART_RIGHTS[part])
  const [now, { recording }] = [shop.now(), shop.settings()]
  const clock = { now, today: dayAtPlace(now), recordingDays: recording.days }
  const found = await Promise.all([
    ORDER_PARTS.some(mayOpen) ? listOrderFacts(shop.db, now) : [],
    ...sources.map(async ({ parts, list }) => (parts.some(mayOpen) ? await list(shop, lang) : [])),
  ])
  const waiting = Map.groupBy(whatWaits(found.flat(), clock), ({ part }) => part)
  const shown = (part: TodayPart) => (mayOpen(part) ? (waiting.get(part) ?? []).slice(0, MAX_SHOWN) : [])
  const people = mayReadNames(can)
    ? await listPeople(shop, plansOf, shown('toPerform'), lang)
    : new Map<string, string[]>()
  const parts = TODAY_PARTS.map((part) => {
    const own = mayOpen(part) ? (waiting.get(part) ?? []) : []
    const items = shown(part).map((one) => ({
      ...withLink(presentWaiting(one, lang, clock), can),
      people: part === 'toPerform' && one.about.kind === 'order' ? (people.get(one.about.id) ?? []) : [],
    }))
    return [part, { count: own.length, isMore: own.length >= MAX_READ, items }]
  })
  // Every part of `TODAY_PARTS` has an entry.
  return Object.fromEntries(parts) as TodayView
}

function withLink(item: Omit<TodayItem, 'link' | 'people'>, can: (right: Right) => boolean): Omit<TodayItem, 'people'> {
  const target = openableTarget(item.target, can)
  return { ...item, target, link: PANEL_PATH + taskPath(target, item.action) }
}
