import { z } from 'zod'
import { calendarDay } from '#base/time.ts'
import type { ProfilesContext } from '#features/people/profiles/context.ts'
import { exportGuestData } from '#features/people/profiles/commands-personal-data.ts'
import { file } from '#server/http/responses.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { addressOfDataLink, DATA_TOKEN, mailDataLink } from './commands-data-link.ts'

/** The API calls that give guests their own data. */
export function guestDataRoutes({ shop, parts }: ProfilesContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/orders/{id}/data',
        operationId: 'mailGuestDataLink',
        access: 'open',
        summary:
          'Mails the address of an order without an account a link to everything the shop stores about the address',
        params: byId,
        answers: { 202: z.object({}) },
      },
      async ({ params: { id } }) => {
        await mailDataLink(shop, id)
        return answer(202, {})
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/data/{token}',
        operationId: 'downloadGuestData',
        access: 'open',
        summary: 'Everything the shop stores about the address of an order without an account, as a file; for a day',
        params: byId.extend({ token: z.string().regex(DATA_TOKEN) }),
        answers: { 200: { media: 'application/json', schema: z.record(z.string(), z.unknown()) } },
      },
      async ({ params: { id, token } }) => {
        const email = await addressOfDataLink(shop, id, token)
        const name = `ahuti-data-${calendarDay(shop.now())}.json`
        return file(name, 'application/json; charset=utf-8', exportGuestData(shop, email, parts))
      },
    ),
  ]
}
