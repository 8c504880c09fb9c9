import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { Stopped } from '#base/abort.ts'
import { after, HOUR } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { dueBy } from '#server/database/due-rows.ts'
import { claimDueRows } from '#server/database/claim-rows.ts'
import type { CardContext } from './context.ts'
import { lockWithOrder, type RefundRow, writeReport } from './commands-refund.ts'
import type { CardProviderName, CardRefundReport } from './model.ts'
import { findAttempt } from './queries.ts'
import { cardProvider, nextRecheck, RECHECKED } from './rules.ts'
import { cardAttempts } from './tables.ts'
import { refunds, surpluses } from '#features/money/settlements/tables.ts'

/** The maximum number of refunds that one run of the job checks. During the time `ALONE` no other process checks these refunds. */
const CHECK_AT_ONCE = 20
const ALONE = 6 * HOUR

/** Asks the card services again about finished refunds, because a bank may send the money back weeks later. */
export async function recheckRefunds(context: CardContext): Promise<void> {
  const { shop } = context
  const now = shop.now()
  const due = and(
    isNotNull(refunds.recheckAt),
    dueBy(refunds.recheckAt, now, RECHECKED.everyMs),
    eq(refunds.status, 'done'),
  )
  const lease = { recheckAt: after(now, ALONE) }
  const rows = await claimDueRows(shop.db, refunds, {
    due,
    order: [asc(refunds.recheckAt)],
    most: CHECK_AT_ONCE,
    lease,
  })
  for (const row of rows) {
    await recheck(context, row).catch((error: unknown) => {
      if (error instanceof Stopped) throw error
      shop.log.warn(
        { err: error, refundId: row.id },
        'the state of a finished refund could not be read, retrying later',
      )
    })
  }
}

async function recheck(context: CardContext, { id, reference, providerRef, finishedAt }: RefundRow): Promise<void> {
  const { shop, cards } = context
  const attempt = await findAttempt(shop.db, reference)
  const provider = attempt && cardProvider(cards.providers, attempt.provider)
  const report = providerRef === null ? undefined : await provider?.fetchRefund?.(providerRef)
  if (report?.status === 'failed') return await revertRefund(context, id, report)
  const next = report && finishedAt ? nextRecheck(finishedAt, shop.now()) : null
  await shop.db
    .update(refunds)
    .set({ recheckAt: next })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'done')))
}

/** Stores a card service's answer about a refund. If the shop did not request the refund, the answer is only logged. */
export async function applyRefundReport(
  context: CardContext,
  provider: CardProviderName,
  { key, ...report }: CardRefundReport & { key: string | undefined },
): Promise<void> {
  const { db, log } = context.shop
  const isMeant = or(eq(refunds.id, key ?? ''), eq(refunds.providerRef, report.ref ?? ''))
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.method, 'card'), isMeant))
  if (!row) {
    log.warn({ provider, refund: report.ref }, 'a card provider reports a refund that the shop did not request')
    return
  }
  if (row.status === 'requested') await writeReport(context, row.id, report)
  if (row.status === 'done' && report.status === 'failed') await revertRefund(context, row.id, report)
}

/**
 * Marks a finished refund as failed, because the bank sent the money back and the customer does not have it. Staff get a message and can
 * request the refund again. The order stays refunded, because the customer no longer wants the ritual.
 */
async function revertRefund({ shop, orders }: CardContext, id: string, { note }: CardRefundReport): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, id))
    if (!known) return
    const { reference, orderId } = known
    const attempt = await lockWithOrder(tx, orders, reference)
    const failed = { status: 'failed' as const, lastFault: note, recheckAt: null }
    const [changed] = await tx
      .update(refunds)
      .set(failed)
      .where(and(eq(refunds.id, id), eq(refunds.status, 'done')))
      .returning()
    if (!changed) return
    const isItsOwn = and(eq(surpluses.method, 'card'), eq(surpluses.reference, reference))
    await tx.update(surpluses).set({ returnedAt: null }).where(isItsOwn)
    const attention = 'refund-failed' as const
    await tx.update(cardAttempts).set({ attention }).where(eq(cardAttempts.id, reference))
    const after = { refund: id, method: 'card', reference, units: changed.units.toString(), note }
    const entry = {
      actorId: attempt.provider,
      action: 'payments.refund-failed' as const,
      subject: 'order',
      subjectId: orderId,
    }
    await writeAudit(tx, shop.now(), { ...entry, after })
    shop.log.error(
      { attemptId: reference, attention, refundId: id, note },
      'the money of a finished refund returned to the shop: the card payment needs a decision by staff',
    )
    const dedupeKey = `review ${reference} ${attention} ${id}`
    await orders.onEvent(tx, { kind: 'review', orderId, method: 'card', reference, attention, dedupeKey })
  })
}
