import { Refusal } from '#base/refusal.ts'
import { spanFaults } from '#features/plans/rules.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { CalendarContext } from './context.ts'
import { noteSheetRead, writeSpelling } from './commands-sheet.ts'
import { findSheet } from './queries-days.ts'
import { dayParams } from './schemas.ts'
import { sheetView, spellingInput, spellingView } from './schemas-sheet.ts'

export function sheetRoutes({ shop, panchang, plansOf }: CalendarContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/sheets/{date}',
        access: 'staff',
        right: 'sheets.read',
        summary: 'The sankalpa sheet of a day; that it was read is written down',
        params: dayParams,
        answers: { 200: sheetView },
      },
      async ({ caller, params: { date }, lang }) => {
        const faults = spanFaults({ from: date, to: date })
        if (faults.length > 0) throw new Refusal('not-found', 'http.not-found')
        const sheet = await findSheet(shop.db, { keys: shop.keys, panchang, plansOf, lang }, date)
        await noteSheetRead(shop, caller.accountId, sheet)
        return answer(200, sheet)
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/name-spellings',
        access: 'staff',
        right: 'sheets.read',
        summary: 'How a word of a name is written in Latin and Devanagari; empty, the rule decides again',
        body: spellingInput,
        answers: { 200: spellingView },
      },
      async ({ caller, body }) => answer(200, await writeSpelling(shop, caller.accountId, body)),
    ),
  ]
}
