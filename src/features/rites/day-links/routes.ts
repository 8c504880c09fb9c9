import { Refusal } from '#base/refusal.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { MAX_BYTES } from '#features/platform/media/model.ts'
import { requireLine, requireLink } from './commands.ts'
import { removePicture, takePicture } from './commands-pictures.ts'
import type { DayLinksContext } from './context.ts'
import { presentPage } from './present.ts'
import { countFiles } from './queries.ts'
import { lineParams, linkPage, pictureForm, pictureParams, sentPicture, tokenParams } from './schemas.ts'

/** The calls of the page behind a link. Anyone who has the link can send pictures. */
export function dayLinkRoutes(context: DayLinksContext): Route[] {
  const { shop } = context.media
  async function read(token: string, ip: string) {
    const link = await requireLink(shop, token, ip)
    return presentPage(link, await countFiles(shop.db, link.id), shop.now())
  }

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
      async ({ params: { token }, ip }) => answer(200, await read(token, ip)),
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
        answers: { 201: sentPicture },
      },
      async ({ params: { token, number }, upload: { file, name }, ip }) => {
        const picture = await takePicture(context, { token, number: Number(number), ip, file, name })
        return answer(201, { ...(await read(token, ip)), picture })
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/day-links/{token}/lines/{number}/pictures/{picture}',
        operationId: 'removeDayPicture',
        access: 'open',
        summary: 'Removes a picture that was sent by mistake, while staff have not published it',
        params: pictureParams,
        answers: { 200: linkPage },
      },
      async ({ params: { token, number, picture }, ip }) => {
        await removePicture(context, { token, number: Number(number), ip, picture })
        return answer(200, await read(token, ip))
      },
    ),
  ]
}
