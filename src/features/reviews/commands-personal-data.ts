import { inArray, type SQL } from 'drizzle-orm'
import { notifyCatalogueChanged } from '#features/catalogue/commands.ts'
import { ownedBy } from '#features/orders/queries.ts'
import type { Owner } from '#features/orders/rules.ts'
import { orders } from '#features/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { openReview } from './present.ts'
import { listReviewsOf } from './queries.ts'
import { reviews } from './tables.ts'

/** What an author wrote, for the copy of all that the shop keeps of a person. */
export async function collectReviews(db: Db, keys: Keyring, owner: Owner) {
  const found = await listReviewsOf(db, await ordersOf(db, ownedBy(owner)))
  return found.map((review) => ({
    orderId: review.orderId,
    state: review.state,
    ritual: review.serviceId,
    text: openReview(review, 'body', keys),
    name: openReview(review, 'author_name', keys),
    askedAt: review.askedAt.toISOString(),
    consentedAt: review.consentedAt?.toISOString() ?? null,
    declineReason: review.declineReason,
    reply: review.reply,
  }))
}

/** Whoever leaves takes the reviews along, and the links to them. */
export async function eraseReviews(tx: Db, owner: Owner): Promise<void> {
  const ids = await ordersOf(tx, ownedBy(owner))
  if (ids.length === 0) return
  const gone = await tx.delete(reviews).where(inArray(reviews.orderId, ids)).returning({ state: reviews.state })
  if (gone.some(({ state }) => state === 'published')) await notifyCatalogueChanged(tx)
}

async function ordersOf(db: Db, condition: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(condition)
  return rows.map(({ id }) => id)
}
