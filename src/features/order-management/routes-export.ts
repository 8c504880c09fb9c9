import { csv } from '#server/http/responses.ts'
import type { CsvCell } from '#server/http/csv.ts'
import { type Answer, type Route, route } from '#server/http/route.ts'
import { xlsx } from '#server/http/xlsx.ts'
import { recordExport } from './commands-export.ts'
import type { OrderManagement } from './context.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import { presentCells } from './present-export.ts'
import { eachManagedOrder } from './queries.ts'
import { orderFilter } from './schemas.ts'

const messages = { ru, en }

type MakeTable = (name: string, titles: string[], rows: AsyncIterable<CsvCell[]>) => Answer

/** The filtered list as a file: people's names leave the shop with it, so a fresh second factor is asked for and the audit knows. */
export function orderExportRoutes(management: OrderManagement): Route[] {
  const exportRoute = (ending: 'csv' | 'xlsx', media: string, makeTable: MakeTable) =>
    route(
      {
        method: 'get',
        path: `/api/admin/orders.${ending}`,
        access: 'staff',
        right: 'orders.read',
        fresh: true,
        summary: `The filtered orders as a file (${ending})`,
        query: orderFilter,
        answers: { 200: { media } },
      },
      async ({ query, lang, caller }) => {
        await recordExport(management.shop, { actorId: caller.accountId, ending, filter: query })
        return makeTable(`orders.${ending}`, messages[lang].exported, rowsOf(query, lang))
      },
    )

  async function* rowsOf(filter: Parameters<typeof eachManagedOrder>[1], lang: 'ru' | 'en') {
    for await (const row of eachManagedOrder(management, filter)) yield presentCells(row, lang)
  }

  return [
    exportRoute('csv', 'text/csv', csv),
    exportRoute('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx),
  ]
}
