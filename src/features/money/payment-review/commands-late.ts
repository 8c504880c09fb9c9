import { eq } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { evaluatePayments, readRates } from '#features/money/crypto/commands-evaluate.ts'
import type { CryptoContext } from '#features/money/crypto/context.ts'
import { listEvidence, lockChain } from '#features/money/crypto/queries-chain.ts'
import { findPayment, type PaymentRow } from '#features/money/crypto/queries.ts'
import { payments } from '#features/money/crypto/tables.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'
import { watchUntilCredited } from '#features/money/settlements/rules-decisions.ts'
import type { Db } from '#server/database/database.ts'
import type { About } from './queries-returns.ts'
import { statusWithout } from './rules.ts'

/**
 * Credits money that came after the watching time to the order: it becomes ordinary money of the payment. The next evaluation adds it to
 * the money that came before, and either marks the order as paid or asks staff about the whole sum. The caller has locked the payment.
 */
export async function creditLate(
  tx: Db,
  { orders }: Pick<SettlementContext, 'orders'>,
  row: PaymentRow,
  { decided }: About,
): Promise<void> {
  const evidence = await listEvidence(tx, [row.id])
  const watchUntil = watchUntilCredited({ ...row, decided }, evidence.get(row.id) ?? [])
  if (watchUntil === undefined) throw new Refusal('conflict', 'payments.decision-impossible')
  if (!(await orders.lockDue(tx, row.orderId))?.payable) throw new Refusal('conflict', 'payments.order-not-payable')
  await tx
    .update(payments)
    .set({ watchUntil, status: statusWithout(row), attention: null, waiting: true })
    .where(eq(payments.id, row.id))
}

/** Computes the state of a coin payment after a decision, without waiting for the next block. */
export async function evaluateNow(context: CryptoContext, id: string): Promise<void> {
  const { db } = context.shop
  const payment = await findPayment(db, id)
  if (!payment) return
  const { chain } = payment
  const rates = await readRates(context, chain)
  await db.transaction(async (tx) => {
    await lockChain(tx, chain)
    await evaluatePayments(tx, context, chain, [id], rates)
  })
}
