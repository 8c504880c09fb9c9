import { Refusal } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { MAX_BYTES } from '#features/platform/media/model.ts'
import { requireLine, requireLink } from './commands.ts'
import { takePicture } from './commands-pictures.ts'
import type { DayLinksContext } from './context.ts'
import { presentPage } from './present.ts'
import { countFiles } from './queries.ts'
import { lineParams, linkPage, pictureForm, tokenParams } from './schemas.ts'

/** Calls of the page behind a link: anyone with the link may send pictures. */
export function dayLinkRoutes(context: DayLinksContext): Route[] {
  const { shop } = context.media
  return [
    route(
      {
        method: 'get',
        path: '/api/day-links/{token}',
        operationId: 'getDayLink',
        access: 'open',
        summary: 'The line numbers of a day’s sheet, for which this secret link takes pictures',
        params: tokenParams,
        answers: { 200: linkPage },
      },
      async ({ params: { token }, ip }) => {
        const link = await requireLink(shop, token, ip)
        return answer(200, presentPage(link, await countFiles(shop.db, link.id), shop.now()))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/day-links/{token}/lines/{number}',
        operationId: 'sendDayPicture',
        access: 'open',
        summary: 'Sends a picture for a line of the sheet as a form with one `file`; staff check and publish it',
        params: lineParams,
        upload: { as: 'form', most: MAX_BYTES.image },
        admit: async ({ params, ip }) => {
          const parsed = lineParams.safeParse(params)
          if (!parsed.success) throw new Refusal('not-found', 'day-links.unknown')
          const { token, number } = parsed.data
          requireLine(shop, await requireLink(shop, token, ip), Number(number))
        },
        body: pictureForm,
        answers: { 201: linkPage },
      },
      async ({ params: { token, number }, upload: { file, name }, ip }) => {
        await takePicture(context, { token, number: Number(number), ip, file, name })
        const link = await requireLink(shop, token, ip)
        return answer(201, presentPage(link, await countFiles(shop.db, link.id), shop.now()))
      },
    ),
  ]
}
