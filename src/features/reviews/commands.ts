import { eq } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { notifyCatalogueChanged } from '#features/catalogue/commands.ts'
import { inOfferedLang, queueMessage, senderOf } from '#features/notifications/commands.ts'
import { lockOrder } from '#features/orders/queries.ts'
import type { Db } from '#server/database/database.ts'
import { eachAlone } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { askForReviewEmail, staffReviewEmail } from './emails.ts'
import { reviewContext } from './model.ts'
import { hashOf, listDue, listRituals, listReviewsOf, lockByToken } from './queries.ts'
import { isWritten } from './rules.ts'
import type { ReviewInput } from './schemas.ts'
import { reviews } from './tables.ts'

/** So many are asked in one run; the rest in the next. */
const AT_ONCE = 100

/**
 * Asks for a review of every order that is due, once each: the row that keeps the link and its e-mail are written together. Each order by
 * itself, so that one that fails keeps no other.
 */
export async function askForReviews(shop: Shop): Promise<void> {
  const due = await listDue(shop.db, shop.now(), AT_ONCE)
  await eachAlone(due, async (orderId) => await shop.db.transaction(async (tx) => await ask(tx, shop, orderId)))
}

async function ask(tx: Db, shop: Shop, orderId: string): Promise<void> {
  // Another process may have asked, and the customer may have left, since it was found.
  const order = await lockOrder(tx, orderId)
  const ritual = (await listRituals(tx, [orderId])).get(orderId)?.[0]
  if (order?.status !== 'ready' || order.customerEmail === '' || !ritual) return
  if ((await listReviewsOf(tx, [orderId])).length > 0) return
  const token = newId()
  await tx.insert(reviews).values({
    id: newId(),
    orderId,
    tokenHash: hashOf(token),
    state: 'asked',
    serviceId: ritual.id,
    lang: order.lang,
    askedAt: shop.now(),
  })
  const written = inOfferedLang(shop, order)
  const asked = { token, ritual: ritual.names[written.lang] }
  await queueMessage(tx, shop, askForReviewEmail(written, asked, senderOf(shop)))
}

/** Writes what the author sent, or changes it: what was changed is read by the staff again before it is shown. */
export async function writeReview(shop: Shop, token: string, input: ReviewInput, lang: Lang): Promise<void> {
  const { keys } = shop
  await shop.db.transaction(async (tx) => {
    const review = await lockByToken(tx, token)
    if (!review) throw unknown()
    const rituals = (await listRituals(tx, [review.orderId])).get(review.orderId) ?? []
    const serviceId = input.ritualId ?? review.serviceId
    if (!rituals.some(({ id }) => id === serviceId))
      throw new Refusal('invalid', 'http.invalid', { faults: [{ path: 'ritualId', code: 'reviews.ritual' }] })
    const now = shop.now()
    const written = {
      state: 'waiting' as const,
      serviceId,
      lang,
      body: keys.seal(input.text, reviewContext(review.id, 'body')),
      authorName: keys.seal(input.name, reviewContext(review.id, 'author_name')),
      consentedAt: now,
      writtenAt: now,
      decidedAt: null,
      declineReason: null,
      version: review.version + 1,
    }
    await tx.update(reviews).set(written).where(eq(reviews.id, review.id))
    if (review.state === 'published') await notifyCatalogueChanged(tx)
    // One e-mail a review: whoever changes a word ten times sends the staff nothing more.
    await queueMessage(tx, shop, staffReviewEmail(review, senderOf(shop)))
  })
}

/** Nothing of the words remains; the same link may write anew. */
export async function withdrawReview(shop: Shop, token: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const review = await lockByToken(tx, token)
    if (!review) throw unknown()
    if (!isWritten(review.state)) return
    await tx
      .update(reviews)
      .set({ ...NOTHING, state: 'withdrawn', version: review.version + 1 })
      .where(eq(reviews.id, review.id))
    if (review.state === 'published') await notifyCatalogueChanged(tx)
  })
}

/** A review without its words. */
const NOTHING = {
  body: null,
  authorName: null,
  consentedAt: null,
  writtenAt: null,
  decidedAt: null,
  declineReason: null,
  reply: null,
}

const unknown = () => new Refusal('not-found', 'reviews.not-found')
