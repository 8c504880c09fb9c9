import { requireFound } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { TABLE_FORMATS, tableFile } from '#server/http/table.ts'
import type { Shop } from '#server/shop.ts'
import { closeMonth } from './commands.ts'
import { cellsOf, presentEntry, presentMonth, presentSums, titlesOf } from './present.ts'
import { countEntries, findFirstMonth, listClosedMonths, listEntries, sumMonth } from './queries.ts'
import { monthsUntil } from './rules.ts'
import { byMonth, monthDetail, monthList } from './schemas.ts'

/** Returns the payments journal for the accounting (docs/payments.md, "The journal"). */
export function journalRoutes(shop: Shop): Route[] {
  const reads = { method: 'get', access: 'staff', right: 'money.read' } as const
  return [
    route(
      {
        ...reads,
        path: '/api/admin/journal',
        operationId: 'listJournalMonths',
        summary: 'The months of the payments journal (UTC), the newest first, and which of them are closed',
        answers: { 200: monthList },
      },
      async () => answer(200, { items: await listMonths(shop) }),
    ),
    route(
      {
        ...reads,
        path: '/api/admin/journal/{month}',
        operationId: 'getJournalMonth',
        summary: 'One month of the payments journal: its sums by currency, and its entries by value date',
        params: byMonth,
        query: pageQuery,
        answers: { 200: monthDetail },
      },
      async ({ params, query: { limit, cursor } }) => {
        const month = await findMonth(shop, params.month)
        const [valueOn = '', number = ''] = readCursor(cursor, 'text', 'number') ?? []
        const after = cursor === undefined ? undefined : { valueOn, number: Number(number) }
        const rows = await listEntries(shop.db, month.month, { after, limit: limit + 1 })
        const page = toPage(rows, {
          limit,
          present: presentEntry,
          cursorOf: (row) => [row.valueOn, String(row.number)],
        })
        return answer(200, { ...month, sums: presentSums(await sumMonth(shop.db, month.month)), ...page })
      },
    ),
    route(
      {
        method: 'post',
        access: 'staff',
        right: 'journal.close',
        fresh: true,
        path: '/api/admin/journal/{month}/closing',
        operationId: 'closeJournalMonth',
        summary: 'Closes a month that is over; later findings are booked in the month in which they are found',
        params: byMonth,
        answers: { 200: monthList },
      },
      async ({ params, caller }) => {
        await findMonth(shop, params.month)
        await closeMonth(shop, params.month, { actorId: caller.accountId })
        return answer(200, { items: await listMonths(shop) })
      },
    ),
    ...TABLE_FORMATS.map((format) =>
      route(
        {
          ...reads,
          path: `/api/admin/journal/{month}/entries.${format.ending}`,
          operationId: `getJournalMonth${format.noun}`,
          takesLong: true,
          fresh: true,
          summary: `One month of the payments journal as a table (${format.ending}); of a closed month always the same file`,
          params: byMonth,
          answers: { 200: { media: format.media } },
        },
        async ({ params, lang }) => {
          const { month } = await findMonth(shop, params.month)
          const rows = (await listEntries(shop.db, month)).map((row) => cellsOf(row, lang))
          return tableFile(format, lang, { name: `journal-${month}`, titles: titlesOf(lang), rows })
        },
      ),
    ),
  ]
}

async function listMonths(shop: Shop) {
  const closed = new Map((await listClosedMonths(shop.db)).map((row) => [row.month, row]))
  const counts = await countEntries(shop.db)
  const now = shop.now()
  return monthsUntil(await findFirstMonth(shop.db), now).map((month) =>
    presentMonth(month, now, closed.get(month), counts.get(month) ?? 0),
  )
}

async function findMonth(shop: Shop, wanted: string) {
  const found = requireFound(
    (await listMonths(shop)).find(({ month }) => month === wanted),
    'journal.no-month',
  )
  return found
}
