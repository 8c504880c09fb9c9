import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { requireFound } from '#base/refusal.ts'
import { MINUTE } from '#base/time.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { withdrawReview, writeReview } from './commands.ts'
import { listShown } from './queries-shown.ts'
import { presentOwn } from './present.ts'
import { findByToken, listCertificates, listRituals } from './queries.ts'
import { ownReview, type OwnReview, publishedReview, reviewInput } from './schemas.ts'

const byToken = z.object({ token: idParam })

/** The maximum number of calls per minute with which one IP range can send or withdraw reviews. */
const MAX_CHANGES_PER_MINUTE = 20

/** The calls for authors, who have the link from the e-mail, and for everybody who reads reviews. */
export function reviewRoutes(shop: Shop): Route[] {
  const { db, keys } = shop

  async function findOwn(token: string, lang: Lang): Promise<OwnReview> {
    const found = requireFound(await findByToken(db, token), 'reviews.not-found')
    const rituals = (await listRituals(db, [found.order.id])).get(found.order.id) ?? []
    const certificates = await listCertificates(db, [found.order.id])
    return presentOwn(found, { lang, keys, rituals, certificates })
  }
  const countChange = async (ip: string) =>
    await countWithin(db, shop.now(), { key: `review:${ipRange(ip)}`, most: MAX_CHANGES_PER_MINUTE, windowMs: MINUTE })

  return [
    route(
      {
        method: 'get',
        path: '/api/services/{id}/reviews',
        operationId: 'listServiceReviews',
        access: 'open',
        summary: 'Published reviews of a ritual, the newest first',
        params: z.object({ id: z.string().max(80) }),
        answers: { 200: z.array(publishedReview) },
      },
      async ({ params: { id } }) => answer(200, await listShown(shop, id)),
    ),
    route(
      {
        method: 'get',
        path: '/api/reviews/own/{token}',
        operationId: 'getOwnReview',
        access: 'open',
        summary: 'Returns the review of a personal link to the author of the review',
        params: byToken,
        answers: { 200: ownReview },
      },
      async ({ params: { token }, lang }) => answer(200, await findOwn(token, lang)),
    ),
    route(
      {
        method: 'put',
        path: '/api/reviews/own/{token}',
        operationId: 'writeOwnReview',
        access: 'open',
        summary:
          'Creates or changes the review that belongs to a personal link; staff moderate the review before it is published',
        params: byToken,
        body: reviewInput,
        answers: { 200: ownReview },
      },
      async ({ params: { token }, body, lang, ip }) => {
        await countChange(ip)
        await writeReview(shop, token, body, lang)
        return answer(200, await findOwn(token, lang))
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/reviews/own/{token}',
        operationId: 'withdrawOwnReview',
        access: 'open',
        summary: 'Withdraws a review and deletes its text',
        params: byToken,
        answers: { 200: ownReview },
      },
      async ({ params: { token }, lang, ip }) => {
        await countChange(ip)
        await withdrawReview(shop, token)
        return answer(200, await findOwn(token, lang))
      },
    ),
  ]
}
