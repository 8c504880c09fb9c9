import type { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { csv } from '#server/http/responses.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { type Period, type ReportName, REPORTS } from './model.ts'
import { findReport } from './queries.ts'
import { daysIn, MOST_DAYS, usualPeriod } from './rules.ts'
import { reportQuery, reportView } from './schemas.ts'

/** Figures of the shop, of which none is of a person: every one also as a table to take away (docs/contract.md, "Staff"). */
export function reportRoutes(shop: Shop): Route[] {
  return REPORTS.flatMap((name) => [reportRoute(shop, name), tableRoute(shop, name)])
}

function reportRoute(shop: Shop, name: ReportName): Route {
  return route(
    {
      method: 'get',
      path: `/api/admin/reports/${name}`,
      access: 'staff',
      right: 'reports.read',
      summary: `The report on ${name} of a period, beside the time before`,
      query: reportQuery,
      answers: { 200: reportView },
    },
    async ({ query }) =>
      answer(200, await findReport(shop.db, name, { period: periodOf(query, shop.now()), by: query.by })),
  )
}

function tableRoute(shop: Shop, name: ReportName): Route {
  return route(
    {
      method: 'get',
      path: `/api/admin/reports/${name}.csv`,
      access: 'staff',
      right: 'reports.read',
      fresh: true,
      summary: `The report on ${name} as a table`,
      query: reportQuery,
      answers: { 200: { media: 'text/csv' } },
    },
    async ({ query }) => {
      const period = periodOf(query, shop.now())
      const { columns, lines } = await findReport(shop.db, name, { period, by: query.by })
      const rows = lines.map(({ key, values }) => [key, ...columns.map(({ id }) => values[id] ?? 0)])
      return csv(`${name}-${period.from}-${period.to}.csv`, ['key', ...columns.map(({ id }) => id)], rows)
    },
  )
}

function periodOf({ from, to }: z.output<typeof reportQuery>, now: Date): Period {
  const usual = usualPeriod(now)
  const period = { from: from ?? (to === undefined ? usual.from : to), to: to ?? usual.to }
  const isWrong = period.from > period.to || daysIn(period) > MOST_DAYS
  if (isWrong) throw new Refusal('invalid', 'http.invalid', { faults: [{ path: 'from', code: 'reports.period' }] })
  return period
}
