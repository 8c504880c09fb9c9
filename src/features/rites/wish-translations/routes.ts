import { answer, type Route, route } from '#server/http/route.ts'
import { readWish, suggestTranslation, writeTranslation } from './commands.ts'
import type { WishesContext } from './context.ts'
import { suggestionInput, suggestionView, translationInput, wishParams, wishView } from './schemas.ts'

export function wishRoutes(context: WishesContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/wishes/{orderId}',
        operationId: 'getWish',
        access: 'staff',
        right: 'sheets.read',
        summary: 'The wish of an order, with its translation for the priest',
        params: wishParams,
        answers: { 200: wishView },
      },
      async ({ params: { orderId } }) => answer(200, await readWish(context, orderId)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/wishes/{orderId}/translation',
        operationId: 'setWishTranslation',
        access: 'staff',
        right: 'sheets.read',
        summary: 'Stores the translation of a wish that a person typed or confirmed; an empty text removes it',
        params: wishParams,
        body: translationInput,
        answers: { 200: wishView },
      },
      async ({ params: { orderId }, body, caller }) => {
        await writeTranslation(context, { ...body, orderId, actorId: caller.accountId })
        return answer(200, await readWish(context, orderId))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/wishes/{orderId}/suggestion',
        operationId: 'suggestWishTranslation',
        access: 'staff',
        right: 'sheets.read',
        summary:
          'A translation of a wish by the configured language model; it is stored only when a person confirms it',
        params: wishParams,
        body: suggestionInput,
        answers: { 200: suggestionView },
      },
      async ({ params: { orderId }, body: { lang }, signal }) =>
        answer(200, { text: await suggestTranslation(context, orderId, lang, signal), lang }),
    ),
  ]
}
