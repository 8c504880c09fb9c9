import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import { spanFaults } from '#features/orders/plans/rules.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { noteNamesChecked, notePrint, noteSheetRead, writeSpelling } from './commands-sheet.ts'
import type { CalendarContext } from './context.ts'
import { findSheet } from './queries-days.ts'
import { dayParams, lineParams, namesCheck } from './schemas.ts'
import { sheetView, type SheetView, spellingInput, spellingView } from './schemas-sheet.ts'

export function sheetRoutes({
  shop,
  panchang,
  plansOf,
  pronunciations,
  isLineProved,
  lineProvedAt,
}: CalendarContext): Route[] {
  async function read(date: string, lang: Lang): Promise<SheetView> {
    if (spanFaults({ from: date, to: date }).length > 0) throw new Refusal('not-found', 'http.not-found')
    const around = {
      keys: shop.keys,
      panchang,
      plansOf,
      lang,
      isLineProved,
      lineProvedAt,
      pronounce: await pronunciations(),
    }
    return await findSheet(shop.db, around, date)
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/sheets/{date}',
        operationId: 'getSankalpaSheet',
        access: 'staff',
        right: 'sheets.read',
        summary: 'The sankalpa sheet of a day; the audit records the access',
        params: dayParams,
        answers: { 200: sheetView },
      },
      async ({ caller, params: { date }, lang }) => {
        const sheet = await read(date, lang)
        await noteSheetRead(shop, caller.accountId, sheet)
        return answer(200, sheet)
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/sheets/{date}/prints',
        operationId: 'recordSheetPrint',
        access: 'staff',
        right: 'sheets.read',
        summary: 'Records that the sheet of a day is printed now and returns it; names changed later are marked on it',
        params: dayParams,
        answers: { 200: sheetView },
      },
      async ({ caller, params: { date }, lang }) => {
        await read(date, lang)
        await notePrint(shop, caller.accountId, date)
        return answer(200, await read(date, lang))
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/name-spellings',
        operationId: 'setNameSpelling',
        access: 'staff',
        right: 'sheets.read',
        summary:
          'Sets the spelling of a word of a name in Latin and Devanagari; an empty spelling restores the automatic spelling',
        body: spellingInput,
        answers: { 200: spellingView },
      },
      async ({ caller, body }) => answer(200, await writeSpelling({ shop, pronunciations }, caller.accountId, body)),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/calendar/{orderId}/{lineId}/names-checks',
        operationId: 'recordNamesCheck',
        access: 'staff',
        right: 'calendar.change',
        summary: 'Records that the priest of a past ritual was asked which names were read; later changes stay marked',
        params: lineParams,
        body: namesCheck,
        answers: { 204: z.undefined() },
      },
      async ({ caller, params: { orderId, lineId }, body: { at } }) => {
        await noteNamesChecked(shop, caller.accountId, { orderId, position: Number(lineId) }, at)
        return answer(204)
      },
    ),
  ]
}
