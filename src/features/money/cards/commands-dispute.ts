import { eq } from 'drizzle-orm'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { claimEvent } from './commands-confirm.ts'
import type { CardContext } from './context.ts'
import type { CardDispute, CardProviderName } from './model.ts'
import { findAttemptByRef, findAttentionBefore, lockAttempt } from './queries.ts'
import { attentionAfter } from './rules.ts'
import { cardAttempts } from './tables.ts'

/**
 * Records a dispute or warning: calls a person and adds it to the order's timeline. The order keeps its status; people decide about the
 * ritual.
 */
export async function recordDispute(
  { shop, orders }: CardContext,
  provider: CardProviderName,
  { eventId, ref }: { eventId: string; ref: string },
  dispute: CardDispute,
): Promise<void> {
  const known = dispute.ref === undefined ? undefined : await findAttemptByRef(shop.db, provider, dispute.ref)
  if (!known) {
    shop.log.error({ provider, dispute: ref }, 'a bank disputes a payment that the shop knows nothing of')
    return
  }
  const { id: reference, orderId } = known
  await shop.db.transaction(async (tx) => {
    await orders.lockDue(tx, orderId)
    const attempt = (await lockAttempt(tx, reference)) ?? known
    if (!(await claimEvent(tx, attempt, eventId, shop.now()))) return
    const before = dispute.state === 'won' ? await findAttentionBefore(tx, attempt) : null
    const attention = attentionAfter(attempt.attention, dispute.state, before)
    if (attention === attempt.attention) return
    await tx.update(cardAttempts).set({ attention }).where(eq(cardAttempts.id, reference))
    const { state, reason, amountCents, currency } = dispute
    const entry = {
      actorId: provider,
      action: `payments.dispute-${state}` as const,
      subject: 'order',
      subjectId: orderId,
    }
    await writeAudit(tx, shop.now(), {
      ...entry,
      before: { attention: attempt.attention },
      after: { method: 'card', reference, dispute: ref, reason, amountCents, currency },
    })
    if (attention === null || state === 'won') return
    shop.log.error({ attemptId: reference, attention, dispute: ref }, 'a card payment needs a person')
    const dedupeKey = `review ${reference} ${attention} ${ref}`
    await orders.onEvent(tx, { kind: 'review', orderId, method: 'card', reference, attention, dedupeKey })
  })
}
