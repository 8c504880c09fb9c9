import type { Lang } from '#base/i18n.ts'
import { listProofsOf } from '#features/rites/proofs/queries.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { createLink, revokeLink } from './commands.ts'
import type { DayLinksContext } from './context.ts'
import { dayLinkPath } from './paths.ts'
import { presentLink } from './present.ts'
import { countFiles, findLink, listSheetLines } from './queries.ts'
import { createdLink, dayParams, linkView } from './schemas.ts'

const staff = { access: 'staff', right: 'proofs.create' } as const
const path = '/api/admin/day-links/{date}'

/** The calls with which staff create or revoke the link for pictures of a day, and see the number of sent pictures. */
export function dayLinkAdminRoutes({ media: { shop } }: DayLinksContext): Route[] {
  async function read(date: string, lang: Lang) {
    const { db } = shop
    const [rows, link] = [await listSheetLines(db, date), await findLink(db, date)]
    const files = link ? await countFiles(db, link.id) : new Map<number, number>()
    const found = await listProofsOf(db, [...new Set(rows.map(({ orderId }) => orderId))])
    const proofs = new Map(
      found.map(({ orderId, position, id, state }) => [`${orderId} ${position}`, { id, state }] as const),
    )
    return presentLink(link, { date, rows, files, proofs, now: shop.now(), lang })
  }

  return [
    route(
      {
        ...staff,
        method: 'get',
        path,
        operationId: 'getDayLinkOfStaff',
        summary: 'The link for the pictures of a day, and the lines of its sheet with the pictures that came',
        params: dayParams,
        answers: { 200: linkView },
      },
      async ({ params: { date }, lang }) => answer(200, await read(date, lang)),
    ),
    route(
      {
        ...staff,
        method: 'post',
        path,
        operationId: 'createDayLink',
        summary: 'Makes a link for the pictures of a day, without an account; an earlier link of the day stops working',
        params: dayParams,
        answers: { 201: createdLink },
      },
      async ({ params: { date }, caller, lang }) => {
        const token = await createLink(shop, caller.accountId, date)
        const origin = shop.config.PUBLIC_ORIGIN ?? `http://localhost:${shop.config.PORT}`
        return answer(201, { ...(await read(date, lang)), url: `${origin}${dayLinkPath(token)}` })
      },
    ),
    route(
      {
        ...staff,
        method: 'delete',
        path,
        operationId: 'revokeDayLink',
        summary: 'Revokes the link for the pictures of a day; what came by it stays',
        params: dayParams,
        answers: { 200: linkView },
      },
      async ({ params: { date }, caller, lang }) => {
        await revokeLink(shop, caller.accountId, date)
        return answer(200, await read(date, lang))
      },
    ),
  ]
}
