import type { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { invalidField } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { TABLE_FORMATS, tableFile } from '#server/http/table.ts'
import type { Shop } from '#server/shop.ts'
import { type Period, type ReportName, REPORTS, type Values } from './model.ts'
import { en } from './messages/admin.en.ts'
import { ru } from './messages/admin.ru.ts'
import { findReport, listRitualNames } from './queries.ts'
import { daysIn, MAX_DAYS, defaultPeriod } from './rules.ts'
import { reportQuery, reportView } from './schemas.ts'

/** Totals of the shop without personal data. Each report can also be exported as a table (docs/contract.md, "Staff"). */
export function reportRoutes(shop: Shop): Route[] {
  return REPORTS.flatMap((name) => [reportRoute(shop, name), ...tableRoutes(shop, name)])
}

function reportRoute(shop: Shop, name: ReportName): Route {
  return route(
    {
      method: 'get',
      path: `/api/admin/reports/${name}`,
      operationId: operationOf(name),
      access: 'staff',
      right: 'reports.read',
      takesLong: true,
      summary: `The report on ${name} for a period and the preceding one`,
      query: reportQuery,
      answers: { 200: reportView },
    },
    async ({ query }) =>
      answer(200, await findReport(shop.db, name, { period: periodOf(query, shop.now()), by: query.by })),
  )
}

function tableRoutes(shop: Shop, name: ReportName): Route[] {
  return TABLE_FORMATS.map((format) =>
    route(
      {
        method: 'get',
        path: `/api/admin/reports/${name}.${format.ending}`,
        operationId: operationOf(name) + format.noun,
        access: 'staff',
        right: 'reports.read',
        takesLong: true,
        fresh: true,
        summary: `The report on ${name} as a table (${format.ending})`,
        query: reportQuery,
        answers: { 200: { media: format.media } },
      },
      async ({ query, lang }) => {
        const period = periodOf(query, shop.now())
        const { columns, lines } = await findReport(shop.db, name, { period, by: query.by })
        const cell = ({ id, unit }: (typeof columns)[number], values: Values) =>
          unit === 'usd' ? { decimal: (values[id] ?? 0).toFixed(2) } : (values[id] ?? 0)
        const nameOf = await readNames(shop, name, lang)
        return tableFile(format, lang, {
          name: `${name}-${period.from}-${period.to}`,
          titles: [
            'key',
            ...(nameOf ? [MESSAGES[lang].what] : []),
            ...columns.map(({ id }) => MESSAGES[lang].columns[id] ?? id),
          ],
          rows: lines.map(({ key, values }) => [
            key,
            ...(nameOf ? [nameOf(key)] : []),
            ...columns.map((column) => cell(column, values)),
          ]),
        })
      },
    ),
  )
}

const MESSAGES = { ru, en }

/** The names of the rows. Undefined for periods of time, whose keys are days. */
async function readNames({ db }: Shop, name: ReportName, lang: Lang): Promise<((key: string) => string) | undefined> {
  if (name === 'sales') return undefined
  if (name !== 'rituals') return (key) => MESSAGES[lang].keys[key] ?? key
  const names = await listRitualNames(db, lang)
  return (key) => names.get(key) ?? key
}

function operationOf(name: ReportName): string {
  return `get${name.charAt(0).toUpperCase()}${name.slice(1)}Report`
}

function periodOf({ from, to }: z.output<typeof reportQuery>, now: Date): Period {
  const usual = defaultPeriod(now)
  const period = { from: from ?? (to === undefined ? usual.from : to), to: to ?? usual.to }
  const isWrong = period.from > period.to || daysIn(period) > MAX_DAYS
  if (isWrong) throw invalidField('from', 'reports.period')
  return period
}
