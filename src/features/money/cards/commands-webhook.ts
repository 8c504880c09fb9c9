import { eq, and, lt, ne, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { MINUTE, after, DAY } from '#base/time.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { applyReport } from './commands-confirm.ts'
import type { CardContext } from './context.ts'
import { recordDispute } from './commands-dispute.ts'
import { applyRefundReport } from './commands-refund-check.ts'
import type { CardEvent, CardProvider, CardReport } from './model.ts'
import { type CardAttemptRow, eventIsKnown, findAttempt, findAttemptByRef } from './queries.ts'
import { holdsMoney, justChecked } from './rules.ts'
import { cardAttempts, providerEvents } from './tables.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'

/** Providers repeat a message for days at most (Stripe: three). After that its id is no longer needed. */
const KEPT_EVENTS = 30 * DAY

const EVENTS_AT_ONCE = 1000

/** Anybody can send an unsigned message. This limits provider calls for messages that match no open attempt. */
const IDLE_HINTS = { most: 60, windowMs: MINUTE }

/** Handles a provider's message: a hint to ask now. It counts as handled once the provider's answer is stored. */
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
  if (about !== undefined) return await hearOfMoneyBack(context, provider, event)
  const isOld =
    eventId === undefined
      ? await answersItself(context, provider, ref)
      : await eventIsKnown(shop.db, provider.name, eventId)
  if (isOld) return
  const report = await answered(context, event, provider.fetch(ref))
  const attempt = await findReported(context, provider, ref, report)
  if (!attempt) {
    shop.log.warn({ eventId, ref }, 'a card provider reports a checkout that the shop does not know')
    return
  }
  await applyReport(context, attempt.id, ref, report, eventId)
}

/** What a provider says about its own message. Without an answer the message is refused, so that the provider sends it again. */
async function answered<T>({ shop }: CardContext, { eventId, ref }: CardEvent, answer: Promise<T>): Promise<T> {
  return await answer.catch((error: unknown) => {
    shop.log.error({ err: error, eventId, ref }, 'the card provider did not answer about its own message')
    throw new Refusal('unavailable', 'payments.card-unavailable', { retryAfter: 60 })
  })
}

/** A message about returned money: a refund by the shop or a dispute by the bank. */
async function hearOfMoneyBack(context: CardContext, provider: CardProvider, event: CardEvent): Promise<void> {
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
 * Whether an unsigned message can be ignored: its attempt already holds its money, or was checked seconds ago (then the next check is due
 * at once). Messages about anything but an open attempt are rate-limited, because each costs a call to the provider.
 */
async function answersItself({ shop }: CardContext, { name }: CardProvider, ref: string): Promise<boolean> {
  const attempt = await findAttemptByRef(shop.db, name, ref)
  if (attempt && holdsMoney(attempt.status)) return true
  if (attempt?.status !== 'open') {
    await countWithin(shop.db, shop.now(), { key: `card-hint:${name}`, ...IDLE_HINTS })
    return false
  }
  if (!justChecked(attempt.checkedAt, shop.now())) return false
  await shop.db.update(cardAttempts).set({ nextCheckAt: shop.now() }).where(eq(cardAttempts.id, attempt.id))
  return true
}

/** Finds a checkout's attempt by the provider's id, or, before that id is stored, by the attempt named in the checkout's metadata. */
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

/** Deletes messages that no provider repeats any more, in small batches, so that no lock is held for long. */
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
