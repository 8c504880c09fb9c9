import { eq } from 'drizzle-orm'
import { Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/audit/commands.ts'
import type { AuditAction } from '#features/audit/model.ts'
import { notifyCatalogueChanged } from '#features/catalogue/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { lockReview } from './queries.ts'
import { reviewCan } from './rules.ts'
import type { DecisionInput, ReplyInput } from './schemas.ts'
import { type ReviewRow, reviews } from './tables.ts'

type Meant = { id: string; actorId: string }

/** Shows a review on the page of its ritual, or does not, with a reason that its author reads. */
export async function decideReview(shop: Shop, { id, actorId }: Meant, input: DecisionInput): Promise<void> {
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

/** Puts the shop's words under a review; empty ones take them away. */
export async function replyToReview(shop: Shop, { id, actorId }: Meant, input: ReplyInput): Promise<void> {
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
  const review = await lockReview(tx, id)
  if (!review) throw new Refusal('not-found', 'reviews.not-found')
  if (review.version !== version) throw staleVersion({ version: review.version, state: review.state })
  if (!reviewCan(step, review)) throw new Refusal('conflict', 'reviews.step', { facts: { state: review.state } })
  return review
}

/** The audit keeps what was decided, and nothing of the author. */
async function note(tx: Db, shop: Shop, meant: Meant, action: AuditAction, before: unknown, after: unknown) {
  const { id: subjectId, actorId } = meant
  await writeAudit(tx, shop.now(), { actorId, action, subject: 'review', subjectId, before, after })
}
