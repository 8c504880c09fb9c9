import { eq, sql } from 'drizzle-orm'
import { amount } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import type { Db } from '#server/database/database.ts'
import type { CardContext } from './commands-context.ts'
import { settle } from './commands-settle.ts'
import type { CardAttention, CardReport } from './model-card.ts'
import { type CardAttemptRow, eventIsKnown, findAttempt, findAttemptByRef, lockAttempt } from './queries-card.ts'
import { type CardVerdict, holdsMoney, judgeCard, justChecked, nextCheck } from './rules-card.ts'
import { cardAttempts, providerEvents } from './tables.ts'

/** Attempts that one turn of the job asks about. */
const CHECK_AT_ONCE = 20

/** Asks the provider about an attempt now and believes only that answer. Throws when the provider does not give one. */
export async function confirmCard(context: CardContext, id: string): Promise<CardAttemptRow> {
  const attempt = await findAttempt(context.shop.db, id)
  if (!attempt) throw new Refusal('not-found', 'payments.not-found')
  const { ref, provider, status } = attempt
  if (ref === null || provider !== context.card.name || holdsMoney(status)) return attempt
  const report = await context.card.fetch(ref)
  return (await applyReport(context, id, ref, report)).attempt
}

/** What a customer's "check the payment" does: asks now unless it was just asked; a provider that is away changes nothing. */
export async function checkCard(context: CardContext, id: string): Promise<CardAttemptRow> {
  const { shop } = context
  const attempt = await findAttempt(shop.db, id)
  if (!attempt) throw new Refusal('not-found', 'payments.not-found')
  if (attempt.closedAt !== null || justChecked(attempt.checkedAt, shop.now())) return attempt
  return await confirmCard(context, id).catch((error: unknown) => {
    shop.log.warn({ err: error, attemptId: id }, 'the card provider did not answer; the payment is asked about again')
    return attempt
  })
}

/** A message of the provider: a hint to ask now. It counts as dealt with once the answer to that question is written down. */
export async function hearCardProvider(
  context: CardContext,
  raw: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { shop, card } = context
  const event = card.parseWebhook(raw, header)
  if (!event || (await eventIsKnown(shop.db, card.name, event.eventId))) return
  const report = await card.fetch(event.ref).catch((error: unknown) => {
    // Refused, so that the provider sends the message again.
    shop.log.error({ err: error, eventId: event.eventId }, 'the card provider did not answer about its own message')
    throw new Refusal('unavailable', 'payments.card-unavailable', { retryAfter: 60 })
  })
  const id = await findAttemptId(context, event.ref, report)
  if (id === undefined) {
    shop.log.warn({ eventId: event.eventId, ref: event.ref }, 'a card provider tells of a checkout that is not ours')
    return
  }
  await applyReport(context, id, event.ref, report, event.eventId)
}

/** Asks again about attempts whose turn it is. A process takes its share under lock, so several never ask about the same. */
export async function reconcileCards(context: CardContext): Promise<void> {
  const { shop, card } = context
  for (const { id, ref, expiresAt } of await takeDue(context)) {
    try {
      if (ref === null) {
        if (expiresAt < shop.now()) await giveUp(shop.db, id, shop.now())
        continue
      }
      const { attempt, payable } = await applyReport(context, id, ref, await card.fetch(ref))
      if (attempt.status !== 'open' || payable) continue
      // The order was paid another way or closed: its checkout is to take no more money.
      await card.expire(ref)
      await applyReport(context, id, ref, await card.fetch(ref))
    } catch (error) {
      shop.log.warn({ err: error, attemptId: id }, 'a card payment could not be checked and will be again')
    }
  }
}

/** By the provider's name for it; before that is written down, by the attempt that the checkout itself names. */
async function findAttemptId(
  { shop, card }: CardContext,
  ref: string,
  report: CardReport,
): Promise<string | undefined> {
  const attempt =
    (await findAttemptByRef(shop.db, card.name, ref)) ??
    (report.attemptId === undefined ? undefined : await findAttempt(shop.db, report.attemptId))
  return attempt?.provider === card.name ? attempt.id : undefined
}

/** Writes down what a provider answered, in one transaction with the settlement and the message it answers. */
async function applyReport(
  { shop, orders }: CardContext,
  id: string,
  ref: string,
  report: CardReport,
  eventId?: string,
): Promise<{ attempt: CardAttemptRow; payable: boolean }> {
  const known = await findAttempt(shop.db, id)
  if (!known) throw new Refusal('not-found', 'payments.not-found')
  return await shop.db.transaction(async (tx) => {
    // Always the order first, then its attempt: whoever opens a checkout locks in the same order.
    const due = await orders.lockDue(tx, known.orderId)
    const attempt = (await lockAttempt(tx, id)) ?? known
    const payable = due?.payable ?? false
    if (eventId !== undefined && !(await takeEvent(tx, attempt, eventId, shop.now()))) return { attempt, payable }
    const judged = judgeCard(attempt, ref, report)
    const verdict = judged === 'settle' && payable && due?.dueCents !== attempt.amountCents ? 'wrong-amount' : judged
    const change = await changeBy(tx, { shop, orders }, attempt, verdict)
    const ours = verdict === 'wrong-checkout' ? attempt.ref : (attempt.ref ?? ref)
    const [changed] = await tx
      .update(cardAttempts)
      .set({ ...change, ref: ours, checkedAt: shop.now() })
      .where(eq(cardAttempts.id, id))
      .returning()
    return { attempt: changed ?? attempt, payable }
  })
}

/** False when another process has dealt with this message. */
async function takeEvent(tx: Db, { provider }: CardAttemptRow, eventId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .insert(providerEvents)
    .values({ provider, eventId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId })
  return taken.length === 1
}

type Change = Partial<Pick<CardAttemptRow, 'status' | 'attention' | 'closedAt'>>

async function changeBy(
  tx: Db,
  { shop, orders }: Pick<CardContext, 'shop' | 'orders'>,
  attempt: CardAttemptRow,
  verdict: CardVerdict,
): Promise<Change> {
  const closedAt = attempt.closedAt ?? shop.now()
  switch (verdict) {
    case 'keep':
      return {}
    case 'declined':
    case 'expired':
      return { status: verdict, closedAt }
    case 'settle':
      return { ...(await settleAttempt(tx, { shop, orders }, attempt)), closedAt }
    case 'wrong-amount':
    case 'wrong-currency':
    case 'wrong-order':
    case 'wrong-checkout':
    case 'order-not-payable':
      return { ...needsPerson(shop, attempt, verdict), closedAt }
  }
}

async function settleAttempt(
  tx: Db,
  { shop, orders }: Pick<CardContext, 'shop' | 'orders'>,
  attempt: CardAttemptRow,
): Promise<Change> {
  const result = await settle(tx, orders, {
    orderId: attempt.orderId,
    method: 'card',
    currency: 'USD',
    reference: attempt.id,
    paid: amount('USD', BigInt(attempt.amountCents)),
    transactionHash: null,
    settledAt: shop.now(),
  })
  if (result === 'refused') return needsPerson(shop, attempt, 'order-not-payable')
  return { status: result === 'surplus' ? 'surplus' : 'paid' }
}

function needsPerson({ log }: CardContext['shop'], attempt: CardAttemptRow, attention: CardAttention): Change {
  log.warn({ attemptId: attempt.id, attention }, 'a card payment needs a person')
  return { status: holdsMoney(attempt.status) ? attempt.status : 'review', attention }
}

/** Moves the next question of what is due, so that no other process takes it meanwhile. */
async function takeDue({ shop, card }: CardContext): Promise<CardAttemptRow[]> {
  const now = shop.now()
  return await shop.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(cardAttempts)
      .where(
        sql`${cardAttempts.closedAt} is null and ${cardAttempts.nextCheckAt} <= ${now.toISOString()}
          and ${cardAttempts.provider} = ${card.name}`,
      )
      .orderBy(cardAttempts.nextCheckAt)
      .limit(CHECK_AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id, checks } of due) {
      const next = { checks: checks + 1, nextCheckAt: nextCheck(checks + 1, now) }
      await tx.update(cardAttempts).set(next).where(eq(cardAttempts.id, id))
    }
    return due
  })
}

/** The provider never answered, so nobody was given an address to pay at. */
async function giveUp(db: Db, id: string, now: Date): Promise<void> {
  await db.update(cardAttempts).set({ status: 'expired', closedAt: now }).where(eq(cardAttempts.id, id))
}
