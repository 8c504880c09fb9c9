import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { byId } from '#server/http/params.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { decideReview, replyToReview } from './commands.ts'
import { LISTED_STATES } from './model.ts'
import { presentAdmin } from './present.ts'
import { findReview, type FoundReview, listReviews, listRituals } from './queries.ts'
import { type AdminReview, adminReview, decisionInput, replyInput } from './schemas.ts'

/** The calls with which staff read reviews, and decide whether they are published. */
export function reviewAdminRoutes(shop: Shop): Route[] {
  const { db, keys } = shop

  async function presentAll(found: FoundReview[]): Promise<AdminReview[]> {
    const rituals = await listRituals(
      db,
      found.map(({ order }) => order.id),
    )
    return found.flatMap((each) => presentAdmin(each, keys, rituals.get(each.order.id) ?? []) ?? [])
  }
  async function presentOne(id: string): Promise<AdminReview> {
    const found = await findReview(db, id)
    const [review] = found ? await presentAll([found]) : []
    if (!review) throw new Refusal('not-found', 'reviews.not-found')
    return review
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/reviews',
        operationId: 'listReviews',
        access: 'staff',
        right: 'reviews.read',
        summary: 'Reviews that wait for moderation, the oldest first, or published or declined ones',
        query: pageQuery.extend({ state: z.enum(LISTED_STATES).default('waiting') }),
        answers: { 200: z.object({ items: z.array(adminReview), next: z.string().nullable() }) },
      },
      async ({ query: { state, limit, cursor } }) => {
        const rows = await listReviews(db, state, { limit, after: readCursor(cursor, 'time', 'text') })
        const cursorOf = ({ review }: FoundReview) => [(review.writtenAt ?? review.askedAt).toISOString(), review.id]
        const { items, next } = toPage(rows, { limit, present: (row) => row, cursorOf })
        return answer(200, { items: await presentAll(items), next })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/reviews/{id}',
        operationId: 'getReview',
        access: 'staff',
        right: 'reviews.read',
        summary: 'A review with all its data',
        params: byId,
        answers: { 200: adminReview },
      },
      async ({ params: { id } }) => answer(200, await presentOne(id)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/reviews/{id}/decision',
        operationId: 'decideReview',
        access: 'staff',
        right: 'reviews.change',
        summary: 'Publishes a review, or declines it with a reason for its author',
        params: byId,
        body: decisionInput,
        answers: { 200: adminReview },
      },
      async ({ params: { id }, body, caller }) => {
        await decideReview(shop, { id, actorId: caller.accountId }, body)
        return answer(200, await presentOne(id))
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/reviews/{id}/reply',
        operationId: 'replyToReview',
        access: 'staff',
        right: 'reviews.change',
        summary: 'Sets the shop’s reply to a review',
        params: byId,
        body: replyInput,
        answers: { 200: adminReview },
      },
      async ({ params: { id }, body, caller }) => {
        await replyToReview(shop, { id, actorId: caller.accountId }, body)
        return answer(200, await presentOne(id))
      },
    ),
  ]
}
