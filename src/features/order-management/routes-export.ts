import { type Route, route } from '#server/http/route.ts'
import { TABLE_FORMATS, tableFile } from '#server/http/table.ts'
import { recordExport } from './commands-export.ts'
import type { OrderManagement } from './context.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import { presentCells } from './present-export.ts'
import { eachManagedOrder } from './queries.ts'
import { orderFilter } from './schemas.ts'

const messages = { ru, en }

/** The filtered list as a file: people's names leave the shop with it, so a fresh second factor is asked for and the audit knows. */
export function orderExportRoutes(management: OrderManagement): Route[] {
  return TABLE_FORMATS.map((format) =>
    route(
      {
        method: 'get',
        path: `/api/admin/orders.${format.ending}`,
        access: 'staff',
        right: 'orders.read',
        fresh: true,
        summary: `The filtered orders as a file (${format.ending})`,
        query: orderFilter,
        answers: { 200: { media: format.media } },
      },
      async ({ query, lang, caller }) => {
        const { ending } = format
        await recordExport(management.shop, { actorId: caller.accountId, ending, filter: query })
        return tableFile(format, lang, {
          name: 'orders',
          titles: messages[lang].exported,
          rows: rowsOf(management, query, lang),
        })
      },
    ),
  )
}

async function* rowsOf(management: OrderManagement, filter: Parameters<typeof eachManagedOrder>[1], lang: 'ru' | 'en') {
  for await (const row of eachManagedOrder(management, filter)) yield presentCells(row, lang)
}
