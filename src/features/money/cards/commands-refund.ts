import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { newId, orderDigits } from '#base/ids.ts'
import { amount, formatDecimal } from '#base/money.ts'
import { invariant, Refusal, requireFound } from '#base/refusal.ts'
import { Stopped } from '#base/abort.ts'
import { after, MINUTE } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import { dueBy, longestBy } from '#server/database/due-rows.ts'
import { claimDueRows } from '#server/database/claim-rows.ts'
import type { CardContext } from './context.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { CARD_CURRENCIES, type CardCurrency } from '#features/money/settlements/model-currencies.ts'
import type { CardProvider, CardRefundReport } from './model.ts'
import type { RefundInput } from './schemas.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { type CardAttemptRow, findAttempt, lockAttempt } from './queries.ts'
import { readLeft, sumRefunds } from '#features/money/settlements/queries.ts'
import { cardProvider, holdsMoney, nextRecheck, REFUND_WAITS, refundPause } from './rules.ts'
import { assertMayMoveMoney, toAsset } from '#features/money/settlements/rules.ts'
import { refunds, surpluses } from '#features/money/settlements/tables.ts'

export type RefundRow = typeof refunds.$inferSelect

const messages = { ru, en }

/** The time during which only the process that stored or took a refund may send it to the card service. */
const ALONE = MINUTE

/** The maximum number of refunds that one run of the job sends. */
const TRY_AT_ONCE = 10

/**
 * Refunds a card payment in whole or in part, on request of an administrator. The payment may be a surplus, in review, or the payment of an
 * order. The refund is stored before the card service is called. The shop retries the refund until the card service accepts or refuses it.
 * All refunds together are never more than the card service took.
 */
export async function refundCard(context: CardContext, by: Staff, input: RefundInput): Promise<RefundRow> {
  assertMayMoveMoney(by)
  const attempt = requireFound(await findAttempt(context.shop.db, input.attemptId), 'payments.not-found')
  const row = await requestRefund(context, by, input, await findTaken(context, attempt))
  return await tryRefund(context, row)
}

/**
 * Retries refunds that no card service has answered yet. A retry cannot refund twice, because the refund's id is the card service's
 * idempotency key.
 */
export async function retryRefunds(context: CardContext): Promise<void> {
  const { shop } = context
  const now = shop.now()
  const due = and(
    eq(refunds.method, 'card'),
    eq(refunds.status, 'requested'),
    dueBy(refunds.nextTryAt, now, longestBy(refunds.tries, REFUND_WAITS)),
  )
  const lease = { nextTryAt: after(now, ALONE) }
  const rows = await claimDueRows(shop.db, refunds, { due, order: [asc(refunds.nextTryAt)], most: TRY_AT_ONCE, lease })
  for (const row of rows) await tryRefund(context, row)
}

type CardPayment = { units: bigint; currency: CardCurrency }

/** Asks the card service how much money it took. For a payment in review the sum may differ from the requested amount. */
async function findTaken({ shop, cards }: CardContext, attempt: CardAttemptRow): Promise<CardPayment> {
  const provider = cardProvider(cards.providers, attempt.provider)
  if (!holdsMoney(attempt.status) || attempt.ref === null) throw new Refusal('conflict', 'payments.refund-nothing')
  if (!provider) throw new Refusal('conflict', 'payments.refund-impossible')
  const report = await provider.fetch(attempt.ref).catch((error: unknown) => {
    shop.log.warn({ err: error, attemptId: attempt.id }, 'the card provider did not report the amount of a payment')
    throw new Refusal('unavailable', 'payments.card-unavailable', { retryAfter: 60 })
  })
  if (report.status !== 'paid') throw new Refusal('conflict', 'payments.refund-nothing')
  const currency = CARD_CURRENCIES.find((one) => one === report.currency)
  if (currency !== provider.currency) throw new Refusal('conflict', 'payments.refund-impossible')
  return { units: BigInt(report.amountCents), currency }
}

async function requestRefund(
  { shop, orders }: CardContext,
  by: Staff,
  { id = newId(), attemptId, amountCents, reason }: RefundInput,
  taken: CardPayment,
): Promise<RefundRow> {
  return await shop.db.transaction(async (tx) => {
    const attempt = await lockWithOrder(tx, orders, attemptId)
    const [same] = await tx.select().from(refunds).where(eq(refunds.id, id))
    if (same) return sameRefund(same, attemptId, amountCents)
    const units = BigInt(amountCents)
    const { left } = await readLeft(tx, { method: 'card', reference: attemptId }, taken.units)
    if (units > left) {
      const facts = { left: formatDecimal(amount(taken.currency, left)), currency: taken.currency }
      throw new Refusal('conflict', 'payments.refund-too-much', { facts })
    }
    const now = shop.now()
    const { orderId } = attempt
    const [row] = await tx
      .insert(refunds)
      .values({
        id,
        method: 'card',
        reference: attemptId,
        orderId,
        currency: taken.currency,
        units,
        reason,
        requestedBy: by.accountId,
        requestedAt: now,
        nextTryAt: after(now, ALONE),
      })
      .returning()
    invariant(row, 'insert returns the refund')
    const facts = {
      refund: id,
      method: 'card',
      reference: attemptId,
      currency: taken.currency,
      units: units.toString(),
    }
    const entry = { actorId: by.accountId, action: 'payments.refund' as const, subject: 'order', subjectId: orderId }
    await writeAudit(tx, now, { ...entry, after: { ...facts, reason } })
    return row
  })
}

/** Returns the earlier refund if the same request is repeated. Refuses a request with the same id but another payment or amount. */
function sameRefund(row: RefundRow, attemptId: string, amountCents: number): RefundRow {
  if (row.reference !== attemptId || row.units !== BigInt(amountCents))
    throw new Refusal('conflict', 'payments.refund-changed')
  return row
}

/** Sends the refund to the card service once. If the service does not answer, the refund stays unchanged, and a later run of the job tries again. */
async function tryRefund(context: CardContext, row: RefundRow): Promise<RefundRow> {
  if (row.status !== 'requested') return row
  const { shop } = context
  try {
    return await writeReport(context, row.id, await requestProviderRefund(context, row))
  } catch (error) {
    if (error instanceof Stopped) throw error
    shop.log.warn({ err: error, refundId: row.id }, 'a refund could not be made, retrying later')
    const fault = error instanceof Error ? error.message.slice(0, 300) : String(error)
    return await postpone(shop.db, row, after(shop.now(), refundPause(row.tries, Math.random())), fault)
  }
}

async function requestProviderRefund({ shop, orders, cards }: CardContext, row: RefundRow): Promise<CardRefundReport> {
  const attempt = await findAttempt(shop.db, row.reference)
  const provider: CardProvider | undefined = attempt && cardProvider(cards.providers, attempt.provider)
  if (!provider || attempt?.ref === undefined || attempt.ref === null)
    throw new Error('the card service of this payment is no longer configured')
  const { id: key, orderId, units } = row
  const title = messages[attempt.lang].cardTitle(orderDigits(orderId))
  const receiptTo = await orders.findReceiptContact(shop.db, orderId)
  const isWhole = units === BigInt(attempt.amountCents)
  return await provider.refund({ key, ref: attempt.ref, amountCents: Number(units), isWhole, title, receiptTo })
}

export async function writeReport(
  { shop, orders }: CardContext,
  id: string,
  { status, ref, note }: CardRefundReport,
): Promise<RefundRow> {
  return await shop.db.transaction(async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, id))
    invariant(known, 'a requested refund is stored')
    const attempt = await lockWithOrder(tx, orders, known.reference)
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    invariant(row, 'a refund is never deleted')
    if (row.status !== 'requested') return row
    const now = shop.now()
    if (status === 'pending')
      return await postpone(tx, { ...row, providerRef: ref }, after(now, refundPause(row.tries, Math.random())), note)
    const ended = { status, providerRef: ref, lastFault: note, finishedAt: now, nextTryAt: null, tries: row.tries + 1 }
    const recheckAt = status === 'done' ? nextRecheck(now, now) : null
    const [changed] = await tx
      .update(refunds)
      .set({ ...ended, recheckAt })
      .where(eq(refunds.id, id))
      .returning()
    invariant(changed, 'the locked refund is updated')
    if (status === 'failed') shop.log.error({ refundId: id, note }, 'a card provider refuses a refund')
    else await afterReturn(tx, { orders }, attempt, now)
    if (status === 'done') await notifyReturned(tx, orders, changed)
    return changed
  })
}

async function notifyReturned(tx: Db, orders: CardContext['orders'], row: RefundRow): Promise<void> {
  const { id, orderId, reference, currency, units } = row
  const event = { orderId, method: 'card' as const, reference, dedupeKey: `returned ${id}` }
  await orders.onEvent(tx, { kind: 'returned', ...event, currency, amount: amount(toAsset(currency), units) })
}

/**
 * Records that a refund succeeded. When the whole surplus of the payment has been returned, the surplus is closed. When all money of the
 * payment has been returned, the order becomes refunded.
 */
async function afterReturn(
  tx: Db,
  { orders }: Pick<CardContext, 'orders'>,
  { id, orderId, status, amountCents }: CardAttemptRow,
  now: Date,
): Promise<void> {
  const back = await sumRefunds(tx, 'card', id, ['done'])
  if (status === 'paid' && back >= BigInt(amountCents)) await orders.onRefunded(tx, orderId, 'card-service')
  const isOwed = and(eq(surpluses.method, 'card'), eq(surpluses.reference, id), isNull(surpluses.returnedAt))
  await tx
    .update(surpluses)
    .set({ returnedAt: now })
    .where(and(isOwed, lte(surpluses.units, back)))
}

async function postpone(db: Db, row: RefundRow, nextTryAt: Date, lastFault: string | null): Promise<RefundRow> {
  const { id, tries, providerRef } = row
  const [changed] = await db
    .update(refunds)
    .set({ nextTryAt, lastFault, providerRef, tries: tries + 1 })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'requested')))
    .returning()
  return changed ?? row
}

/** Locks the order, then its attempt. All code locks in this sequence, to avoid deadlocks. */
export async function lockWithOrder(tx: Db, orders: CardContext['orders'], attemptId: string): Promise<CardAttemptRow> {
  const known = await findAttempt(tx, attemptId)
  if (known) await orders.lockDue(tx, known.orderId)
  const attempt = requireFound(await lockAttempt(tx, attemptId), 'payments.not-found')
  return attempt
}
