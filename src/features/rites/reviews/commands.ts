import { eq, inArray } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invalidField, Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { listOwnIds } from '#features/orders/orders/queries-own.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import type { Db } from '#server/database/database.ts'
import { processEach } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken } from '#server/tokens.ts'
import { askForReviewEmail, staffReviewEmail } from './emails.ts'
import { reviewContext } from './model.ts'
import { listDue, listRituals, listReviewsOf, lockByToken, lockReview } from './queries.ts'
import { hasReviewText, reviewCan } from './rules.ts'
import type { ReviewInput, DecisionInput, ReplyInput } from './schemas.ts'
import { reviews, type ReviewRow } from './tables.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { AuditAction } from '#features/platform/audit/model.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import type { Keyring } from '#server/keyring.ts'
import { openReview } from './present.ts'

/** The maximum number of requests for reviews in one run. The next run sends the other requests. */
const BATCH_SIZE = 100

/**
 * Sends a request for a review for every due order. Each order has a separate transaction, which stores the review with its link and queues
 * the e-mail. So one failure does not stop the other orders.
 */
export async function askForReviews(shop: Shop): Promise<void> {
  const due = await listDue(shop.db, shop.now(), BATCH_SIZE)
  await processEach(due, async (orderId) => await shop.db.transaction(async (tx) => await ask(tx, shop, orderId)))
}

async function ask(tx: Db, shop: Shop, orderId: string): Promise<void> {
  // Another process may have sent the request after the query, or the customer may have deleted the account.
  const order = await lockOrder(tx, orderId)
  const ritual = (await listRituals(tx, [orderId])).get(orderId)?.[0]
  if (order?.status !== 'ready' || order.customerEmail === '' || !ritual) return
  if ((await listReviewsOf(tx, [orderId])).length > 0) return
  const token = newId()
  await tx.insert(reviews).values({
    id: newId(),
    orderId,
    tokenHash: hashToken(token),
    state: 'asked',
    serviceId: ritual.id,
    lang: order.lang,
    askedAt: shop.now(),
  })
  const written = inOfferedLang(shop, order)
  const details = { token, ritual: ritual.names[written.lang] }
  await queueMessage(tx, shop, askForReviewEmail(written, details, createSender(shop)))
}

/** Saves the author's new or changed text. Staff must check a changed text again before it is published. */
export async function writeReview(shop: Shop, token: string, input: ReviewInput, lang: Lang): Promise<void> {
  const { keys } = shop
  await shop.db.transaction(async (tx) => {
    const review = requireFound(await lockByToken(tx, token), 'reviews.not-found')
    const rituals = (await listRituals(tx, [review.orderId])).get(review.orderId) ?? []
    const serviceId = input.ritualId ?? review.serviceId
    if (!rituals.some(({ id }) => id === serviceId)) throw invalidField('ritualId', 'reviews.ritual')
    const now = shop.now()
    const written = {
      state: 'waiting' as const,
      serviceId,
      lang,
      body: keys.seal(input.text, reviewContext(review.id, 'body')),
      authorName: keys.seal(input.name, reviewContext(review.id, 'author_name')),
      consentedAt: now,
      showsCertificate: input.showsCertificate === true,
      writtenAt: now,
      decidedAt: null,
      declineReason: null,
      version: review.version + 1,
    }
    await tx.update(reviews).set(written).where(eq(reviews.id, review.id))
    if (review.state === 'published') await notifyCatalogueChanged(tx)
    // Staff get only one e-mail per review, even if the text changes again.
    await queueMessage(tx, shop, staffReviewEmail(review, createSender(shop)))
  })
}

/** Deletes the text of a review. The author can write a new review with the same link. */
export async function withdrawReview(shop: Shop, token: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const review = requireFound(await lockByToken(tx, token), 'reviews.not-found')
    if (!hasReviewText(review.state)) return
    await tx
      .update(reviews)
      .set({ ...NOTHING, state: 'withdrawn', version: review.version + 1 })
      .where(eq(reviews.id, review.id))
    if (review.state === 'published') await notifyCatalogueChanged(tx)
  })
}

/** The values of the columns after the text of a review was deleted. */
const NOTHING = {
  body: null,
  authorName: null,
  consentedAt: null,
  showsCertificate: false,
  writtenAt: null,
  decidedAt: null,
  declineReason: null,
  reply: null,
}

type ReviewChange = { id: string; actorId: string }

/** Publishes a review on the page of its ritual, or declines it with a reason, which the author can read. */
export async function decideReview(shop: Shop, { id, actorId }: ReviewChange, input: DecisionInput): Promise<void> {
  const { decision, reason = null } = input
  await shop.db.transaction(async (tx) => {
    const review = await lockFor(tx, id, decision, input.version)
    const state = decision === 'publish' ? ('published' as const) : ('declined' as const)
    const declineReason = decision === 'decline' ? reason : null
    await tx
      .update(reviews)
      .set({ state, declineReason, decidedAt: shop.now(), version: review.version + 1 })
      .where(eq(reviews.id, id))
    await notifyCatalogueChanged(tx)
    const [before, after] = [{ state: review.state }, { state, ...(declineReason && { reason: declineReason }) }]
    await note(tx, shop, { id, actorId }, `review.${decision}`, before, after)
  })
}

/** Sets the shop's reply to a review. If the text is empty, the reply is removed. */
export async function replyToReview(shop: Shop, { id, actorId }: ReviewChange, input: ReplyInput): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const review = await lockFor(tx, id, 'reply', input.version)
    const reply = input.reply === '' ? null : input.reply
    await tx
      .update(reviews)
      .set({ reply, version: review.version + 1 })
      .where(eq(reviews.id, id))
    if (review.state === 'published') await notifyCatalogueChanged(tx)
    await note(tx, shop, { id, actorId }, 'review.reply', { reply: review.reply }, { reply })
  })
}

async function lockFor(tx: Db, id: string, step: Parameters<typeof reviewCan>[0], version: number): Promise<ReviewRow> {
  const review = requireFound(await lockReview(tx, id), 'reviews.not-found')
  if (review.version !== version) throw staleVersion({ version: review.version, state: review.state })
  if (!reviewCan(step, review)) throw new Refusal('conflict', 'reviews.step', { facts: { state: review.state } })
  return review
}

/** Writes a decision about a review to the audit log, without any data of the author. */
async function note(tx: Db, shop: Shop, review: ReviewChange, action: AuditAction, before: unknown, after: unknown) {
  const { id: subjectId, actorId } = review
  await writeAudit(tx, shop.now(), { actorId, action, subject: 'review', subjectId, before, after })
}

/** The texts that an author wrote, for the export of personal data. */
export async function collectReviews(db: Db, keys: Keyring, owner: Owner) {
  const found = await listReviewsOf(db, await listOwnIds(db, owner))
  return found.map((review) => ({
    orderId: review.orderId,
    state: review.state,
    ritual: review.serviceId,
    text: openReview(review, 'body', keys),
    name: openReview(review, 'author_name', keys),
    askedAt: review.askedAt.toISOString(),
    consentedAt: review.consentedAt?.toISOString() ?? null,
    showsCertificate: review.showsCertificate,
    declineReason: review.declineReason,
    reply: review.reply,
  }))
}

/** Deletes a customer's reviews and their links. */
export async function eraseReviews(tx: Db, owner: Owner): Promise<void> {
  const ids = await listOwnIds(tx, owner)
  if (ids.length === 0) return
  const gone = await tx.delete(reviews).where(inArray(reviews.orderId, ids)).returning({ state: reviews.state })
  if (gone.some(({ state }) => state === 'published')) await notifyCatalogueChanged(tx)
}
