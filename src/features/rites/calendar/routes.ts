import { z } from 'zod'
import { hasRight } from '#base/rights.ts'
import { invalidInput, Refusal } from '#base/refusal.ts'
import { listTierNumbers } from '#features/catalogue/catalogue/queries.ts'
import { inOfferedLang } from '#features/platform/notifications/commands.ts'
import { spanFaults } from '#features/orders/plans/rules.ts'
import type { Caller } from '#server/http/caller.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken } from '#server/tokens.ts'
import { scheduleLine, writeDay } from './commands.ts'
import { settleUnpaidDays } from './commands-refunded.ts'
import { previewTogether, scheduleTogether } from './commands-together.ts'
import type { CalendarContext } from './context.ts'
import { changePriest, renewFeed, revokeFeed } from './commands-priests.ts'
import { feedPath } from './paths.ts'
import { presentChangedNames, presentPriest, presentUnscheduled } from './present.ts'
import { listDays, listFeed, serviceIds } from './queries-days.ts'
import { findBeneficiaries } from './queries-people.ts'
import { listNamesMarks } from './queries-readings.ts'
import { findPriestByToken, listPriests, listUnscheduled } from './queries.ts'
import { writeFeed } from './rules-ics.ts'
import { isPerformer, mayReadNames } from './rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import * as schemas from './schemas.ts'

export function calendarRoutes(context: CalendarContext): Route[] {
  return [...dayRoutes(context), ...togetherRoutes(context), ...priestRoutes(context.shop), feedRoute(context)]
}

function dayRoutes(context: CalendarContext): Route[] {
  const { shop, panchang, plansOf } = context
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/calendar',
        operationId: 'listCalendarDays',
        access: 'staff',
        right: 'calendar.read',
        summary: 'Scheduled performances of at most 62 days, with their participants and priests',
        query: schemas.calendarQuery,
        answers: { 200: schemas.calendarView },
      },
      async ({ caller, query: { from, to }, lang }) => {
        const faults = spanFaults({ from, to })
        if (faults.length > 0) throw invalidInput(faults)
        const { db, keys } = shop
        const reader = { lang, withNames: readsNames(caller), settings: shop.settings() }
        const items = await listDays({ db, keys, panchang, plansOf, ...reader }, from, to)
        return answer(200, { items, next: null, today: dayAtPlace(shop.now()) })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/calendar/unscheduled',
        operationId: 'listUnscheduled',
        access: 'staff',
        right: 'orders.read',
        summary: 'Items of paid orders that have no date yet, sorted by the time of payment',
        query: pageQuery,
        answers: { 200: schemas.unscheduledView },
      },
      async ({ caller, query: { limit, cursor }, lang }) => {
        const [paidAt = '', orderId = '', position = ''] = readCursor(cursor, 'text', 'text', 'number') ?? []
        const after = cursor === undefined ? undefined : ([paidAt, orderId, position] as const)
        const rows = await listUnscheduled(shop.db, { limit, after })
        const beneficiaries = await findBeneficiaries(shop.db, { keys: shop.keys, plansOf }, rows)
        const numbers = await listTierNumbers(shop.db, shop.settings(), serviceIds(rows))
        const around = { lang, withNames: readsNames(caller), beneficiaries, numbers }
        return answer(
          200,
          toPage(rows, {
            limit,
            present: (row) => presentUnscheduled(row, around),
            cursorOf: (row) => [row.paidAt, row.orderId, String(row.position)],
          }),
        )
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/calendar/changed-names',
        operationId: 'listChangedNames',
        access: 'staff',
        right: 'calendar.read',
        summary:
          'Performances whose names changed after their sheet was printed, their days were set or their first day passed',
        answers: { 200: schemas.changedNamesView },
      },
      async ({ lang }) => {
        const marks = await listNamesMarks(shop.db, {
          today: dayAtPlace(shop.now()),
          isProved: context.isLineProved,
          provedAt: context.lineProvedAt,
        })
        return answer(200, { items: marks.map((mark) => presentChangedNames(mark, lang)), next: null })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/calendar/{orderId}/{lineId}/unpaid-days',
        operationId: 'settleUnpaidDays',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Removes the days to come whose money was returned, or records that they stay',
        params: schemas.lineParams,
        body: schemas.unpaidDaysInput,
        answers: { 204: z.undefined() },
      },
      async ({ caller, params: { orderId, lineId }, body }) => {
        await settleUnpaidDays(context, caller.accountId, { orderId, position: Number(lineId) }, body)
        return answer(204)
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/calendar/{orderId}/{lineId}',
        operationId: 'schedulePerformance',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Sets the days of a line of a paid order; the new days replace the earlier days',
        params: schemas.lineParams,
        body: schemas.scheduleInput,
        answers: { 200: schemas.scheduleView },
      },
      async ({ caller, params: { orderId, lineId }, body }) =>
        answer(200, await scheduleLine(context, caller.accountId, { orderId, position: Number(lineId) }, body)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/calendar-days/{date}',
        operationId: 'setDayNote',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Sets the place for the rituals of a day, and a note for the priests',
        params: schemas.dayParams,
        body: schemas.dayInput,
        answers: { 200: schemas.dayNoteView },
      },
      async ({ caller, params: { date }, body }) =>
        answer(200, { date, ...(await writeDay(shop, caller.accountId, date, body)) }),
    ),
  ]
}

function togetherRoutes(context: CalendarContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/calendar/together',
        operationId: 'previewPerformances',
        access: 'staff',
        right: 'calendar.change',
        summary: 'The days that several waiting lines would get from one first day, and what stands in the way of each',
        query: schemas.togetherQuery,
        answers: { 200: schemas.togetherView },
      },
      async ({ query: { first, priestId, place, lines } }) => {
        const wanted = lines.split(',').map((key) => {
          const [orderId = '', position] = key.split('.')
          return { orderId, position: Number(position) }
        })
        const common = { first, priestId: priestId ?? null, place: place ?? '' }
        return answer(200, await previewTogether(context, wanted, common))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/calendar/together',
        operationId: 'schedulePerformances',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Schedules several waiting lines from one first day, each for its bought term: all of them or none',
        body: schemas.togetherInput,
        answers: { 200: schemas.schedulesView },
      },
      async ({ caller, body }) =>
        answer(200, { items: await scheduleTogether(context, caller.accountId, body), next: null }),
    ),
  ]
}

function priestRoutes(shop: Shop): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/priests',
        operationId: 'listPriests',
        access: 'staff',
        right: 'calendar.read',
        summary: 'The priests and their capacity per day',
        answers: { 200: schemas.priestsView },
      },
      async ({ lang }) => {
        const people = (await listPriests(shop.db)).filter(isPerformer)
        return answer(200, { items: people.map((priest) => presentPriest(priest, lang)), next: null })
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/priests/{id}',
        operationId: 'updatePriest',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Sets a priest’s capacity: performances per day',
        params: schemas.priestParams,
        body: schemas.priestInput,
        answers: { 200: schemas.priestView },
      },
      async ({ caller, params: { id }, body, lang }) =>
        answer(200, await changePriest(shop, { actorId: caller.accountId, lang }, id, body)),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/priests/{id}/feed',
        operationId: 'createPriestFeed',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Creates a new link to a priest’s calendar; the earlier link stops working',
        params: schemas.priestParams,
        answers: { 201: schemas.feedView },
      },
      async ({ caller, params: { id }, lang }) => {
        const { token, priest } = await renewFeed(shop, { actorId: caller.accountId, lang }, id)
        const origin = shop.config.PUBLIC_ORIGIN ?? `http://localhost:${shop.config.PORT}`
        return answer(201, { url: `${origin}${feedPath(token)}`, priest })
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/priests/{id}/feed',
        operationId: 'deletePriestFeed',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Revokes the link to a priest’s calendar',
        params: schemas.priestParams,
        answers: { 200: schemas.priestView },
      },
      async ({ caller, params: { id }, lang }) =>
        answer(200, await revokeFeed(shop, { actorId: caller.accountId, lang }, id)),
    ),
  ]
}

/** The calendar feed for calendar apps, which have no session. So anyone who has the link can read the feed. */
function feedRoute({ shop, plansOf }: CalendarContext): Route {
  return route(
    {
      method: 'get',
      path: '/api/admin/calendar/{priestToken}.ics',
      operationId: 'getPriestFeed',
      access: 'open',
      summary: 'A priest’s calendar feed for calendar apps, by its secret link',
      params: schemas.feedParams,
      answers: { 200: { media: 'text/calendar' } },
    },
    async ({ params: { priestToken } }) => {
      const priest = await findPriestByToken(shop.db, hashToken(priestToken))
      if (!priest || !isPerformer(priest)) throw new Refusal('not-found', 'calendar.feed-unknown')
      const reader = inOfferedLang(shop, priest)
      const { name, events } = await listFeed({ db: shop.db, keys: shop.keys, plansOf }, reader, dayAtPlace(shop.now()))
      return {
        status: 200 as const,
        headers: { 'content-disposition': 'inline; filename="rituals.ics"', 'x-content-type-options': 'nosniff' },
        content: { kind: 'pieces' as const, type: 'text/calendar; charset=utf-8', pieces: [writeFeed(name, events)] },
      }
    },
  )
}

function readsNames({ staffRole }: Caller): boolean {
  return mayReadNames((right) => hasRight(staffRole, right))
}
