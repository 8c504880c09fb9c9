import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { after, DAY, MINUTE } from '#base/time.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { applyReport, claimEvent } from './commands-confirm.ts'
import { applyRefundReport } from './commands-refund-check.ts'
import type { CardContext } from './context.ts'
import type { CardDispute, CardEvent, CardProvider, CardProviderName, CardReport } from './model.ts'
import {
  type CardAttemptRow,
  eventIsKnown,
  findAttempt,
  findAttemptByRef,
  findAttentionBefore,
  lockAttempt,
} from './queries.ts'
import { attentionAfter, holdsMoney, wasJustChecked } from './rules.ts'
import { cardAttempts, providerEvents } from './tables.ts'

/** How long the shop stores the ids of messages. A card service repeats a message for a few days at most (Stripe: three days). */
const KEPT_EVENTS = 30 * DAY

const EVENTS_AT_ONCE = 1000

/**
 * The limit for unsigned messages that match no open attempt. Anybody can send such a message, and for each message the shop asks the card
 * service.
 */
const IDLE_HINTS = { most: 60, windowMs: MINUTE }

/**
 * Handles a card service's message. The message only makes the shop ask the card service. The message is marked as handled when the
 * service's answer is stored.
 */
export async function handleWebhook(
  context: CardContext,
  provider: CardProvider,
  raw: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { shop } = context
  const event = provider.parseWebhook(raw, header)
  if (!event) return
  const { eventId, ref, about } = event
  if (about !== undefined) return await handleReturnedMoney(context, provider, event)
  const isOld =
    eventId === undefined
      ? await answersItself(context, provider, ref)
      : await eventIsKnown(shop.db, provider.name, eventId)
  if (isOld) return
  const report = await answered(context, event, provider.fetch(ref))
  const attempt = await findReported(context, provider, ref, report)
  if (!attempt) {
    shop.log.warn({ eventId, ref }, 'a card provider reports a checkout that the shop has no record of')
    return
  }
  await applyReport(context, attempt.id, ref, report, eventId)
}

/** Waits for the card service's answer about its own message. Without an answer the shop refuses the message, so that the service sends it again. */
async function answered<T>({ shop }: CardContext, { eventId, ref }: CardEvent, answer: Promise<T>): Promise<T> {
  return await answer.catch((error: unknown) => {
    shop.log.error({ err: error, eventId, ref }, 'a webhook message could not be checked with its card provider')
    throw new Refusal('unavailable', 'payments.card-unavailable', { retryAfter: 60 })
  })
}

/** Handles a message about returned money: a refund by the shop or a dispute by the bank. */
async function handleReturnedMoney(context: CardContext, provider: CardProvider, event: CardEvent): Promise<void> {
  const { eventId, ref, about } = event
  if (eventId === undefined || (await eventIsKnown(context.shop.db, provider.name, eventId))) return
  if (about === 'refund') {
    const report = provider.fetchRefund && (await answered(context, event, provider.fetchRefund(ref)))
    if (report) await applyRefundReport(context, provider.name, report)
  } else if (about !== undefined) {
    const dispute = provider.fetchDispute && (await answered(context, event, provider.fetchDispute(about, ref)))
    if (dispute) await recordDispute(context, provider.name, { ...event, eventId }, dispute)
  }
}

/**
 * Returns true if an unsigned message can be ignored, because its attempt already has its money or was checked seconds ago. In the second
 * case the shop makes the next check due immediately. Other messages that match no open attempt are rate-limited, because for each of them
 * the shop calls the card service.
 */
async function answersItself({ shop }: CardContext, { name }: CardProvider, ref: string): Promise<boolean> {
  const attempt = await findAttemptByRef(shop.db, name, ref)
  if (attempt && holdsMoney(attempt.status)) return true
  if (attempt?.status !== 'open') {
    await countWithin(shop.db, shop.now(), { key: `card-hint:${name}`, ...IDLE_HINTS })
    return false
  }
  if (!wasJustChecked(attempt.checkedAt, shop.now())) return false
  await shop.db.update(cardAttempts).set({ nextCheckAt: shop.now() }).where(eq(cardAttempts.id, attempt.id))
  return true
}

/**
 * Finds the attempt of a checkout by the card service's id. If that id is not stored yet, finds the attempt by its own id in the checkout's
 * metadata.
 */
export async function findReported(
  { shop }: CardContext,
  { name }: CardProvider,
  ref: string,
  report: CardReport,
): Promise<CardAttemptRow | undefined> {
  const attempt =
    (await findAttemptByRef(shop.db, name, ref)) ??
    (report.attemptId === undefined ? undefined : await findAttempt(shop.db, report.attemptId))
  return attempt?.provider === name ? attempt : undefined
}

/** Deletes the ids of messages that no card service will repeat. Works in small batches, so that no lock lasts long. */
export async function pruneProviderEvents({ shop }: Pick<SettlementContext, 'shop'>): Promise<void> {
  const { db } = shop
  const before = after(shop.now(), -KEPT_EVENTS)
  for (;;) {
    const old = db
      .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
      .from(providerEvents)
      .where(and(lt(providerEvents.receivedAt, before), ne(providerEvents.provider, 'sandbox-refund')))
      .orderBy(providerEvents.receivedAt)
      .limit(EVENTS_AT_ONCE)
    const gone = await db
      .delete(providerEvents)
      .where(sql`(${providerEvents.provider}, ${providerEvents.eventId}) in ${old}`)
      .returning({ eventId: providerEvents.eventId })
    if (gone.length < EVENTS_AT_ONCE) return
  }
}

/**
 * Records a dispute or a warning in the order's timeline, and sends a message to staff. The order's status does not change, because staff
 * decide about the ritual.
 */
async function recordDispute(
  { shop, orders }: CardContext,
  provider: CardProviderName,
  { eventId, ref }: { eventId: string; ref: string },
  dispute: CardDispute,
): Promise<void> {
  const known = dispute.ref === undefined ? undefined : await findAttemptByRef(shop.db, provider, dispute.ref)
  if (!known) {
    shop.log.error({ provider, dispute: ref }, 'a bank disputes a payment that the shop has no record of')
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
    shop.log.error(
      { attemptId: reference, attention, dispute: ref },
      'a bank disputes or suspects a card payment: it needs a decision by staff',
    )
    const dedupeKey = `review ${reference} ${attention} ${ref}`
    await orders.onEvent(tx, { kind: 'review', orderId, method: 'card', reference, attention, dedupeKey })
  })
}
