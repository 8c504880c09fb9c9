import { eq, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { amount } from '#base/money.ts'
import { invariant, Refusal, requireFound } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { AuditAction } from '#features/platform/audit/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { DueOrder, SettlementContext } from '#features/money/settlements/context.ts'
import { settle, notifySurplus, writeSurplus } from '#features/money/settlements/commands.ts'
import type { ManualInput } from './schemas.ts'
import type { ManualStatus } from './model.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { findSettlement } from '#features/money/settlements/queries.ts'
import { assertMayMoveMoney } from '#features/money/settlements/rules.ts'
import {
  findLiveManual,
  findManual,
  listUnfoldedReferences,
  lockManual,
  type ManualRow,
  sumConfirmedAlone,
} from './queries.ts'
import { foldReference, manualFaults, mayConfirm, mayWithdraw, needsSecond, PARTNER_SPAN } from './rules.ts'
import { manualConfirmations, manualReferences } from './tables.ts'

type Context = Pick<SettlementContext, 'shop' | 'orders' | 'policy'>

/**
 * Records that staff or a partner confirm an order's payment outside the shop. An order and a bank reference can be confirmed only once.
 * Above the limits of the policy a second person must agree. For some partners a setting requires that staff agree to every report of the
 * partner. Status `surplus`: the order had already been paid, so this money must be returned.
 */
export async function confirmManually(context: Context, by: Staff, input: ManualInput): Promise<ManualRow> {
  const { shop, orders, policy } = context
  return await shop.db.transaction(async (tx) => {
    const order = requireFound(await orders.lockDue(tx, input.orderId), 'payments.order-not-found')
    if (!mayConfirm(by, order)) throw new Refusal('forbidden', 'payments.staff-only')
    const faults = manualFaults(input, order.dueCents, shop.now())
    if (faults.length > 0) throw new Refusal('invalid', 'payments.manual-invalid', { faults })
    if (await findLiveManual(tx, input.orderId)) throw new Refusal('conflict', 'payments.manual-done')
    if (!order.payable && !(await findSettlement(tx, input.orderId)))
      throw new Refusal('conflict', 'payments.order-not-payable')
    // This lock lasts until the end of the transaction. So simultaneous confirmations by one partner are added up correctly.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`manual ${by.accountId}`}))`)
    const row = await insertManual(tx, shop.now(), by, input)
    const confirmedAlone = await sumConfirmedAlone(tx, by.accountId, after(shop.now(), -PARTNER_SPAN))
    const isReport = by.role === 'partner' && order.confirmsReports === true
    if (!isReport && !needsSecond(by, input.amountCents, confirmedAlone, policy()))
      return await settleManual(tx, context, by, row, order)
    await audit(tx, context, by, 'payments.manual-confirm', null, row)
    return row
  })
}

/** Records that a second person agrees to a confirmation. */
export async function approveManually(context: Context, by: Staff, id: string): Promise<ManualRow> {
  assertMayMoveMoney(by)
  return await decide(context, id, async (tx, row, order) => {
    if (by.accountId === row.confirmedBy) throw new Refusal('conflict', 'manual.same-person')
    return await settleManual(tx, context, by, row, order)
  })
}

/** Withdraws a confirmation that waits for a second person. */
export async function withdrawManually(context: Context, by: Staff, id: string): Promise<ManualRow> {
  return await decide(context, id, async (tx, row) => {
    if (!mayWithdraw(by, row)) throw new Refusal('forbidden', 'payments.staff-only')
    const changed = await writeDecision(tx, context, by, row, 'withdrawn')
    await tx.delete(manualReferences).where(eq(manualReferences.confirmationId, id))
    await audit(tx, context, by, 'payments.manual-withdraw', row, changed)
    return changed
  })
}

/** Locks the order, then the confirmation, and applies a person's decision. All code locks in this sequence, to avoid deadlocks. */
async function decide(
  { shop, orders }: Context,
  id: string,
  work: (tx: Db, row: ManualRow, order: DueOrder) => Promise<ManualRow>,
): Promise<ManualRow> {
  return await shop.db.transaction(async (tx) => {
    const known = await findManual(tx, id)
    const order = known && (await orders.lockDue(tx, known.orderId))
    const row = order && (await lockManual(tx, id))
    if (!order || !row) throw new Refusal('not-found', 'payments.not-found')
    if (row.status !== 'awaiting') throw new Refusal('conflict', 'payments.manual-done')
    return await work(tx, row, order)
  })
}

async function insertManual(tx: Db, now: Date, by: Staff, input: ManualInput): Promise<ManualRow> {
  const [row] = await tx
    .insert(manualConfirmations)
    .values({ id: newId(), ...input, status: 'awaiting', confirmedBy: by.accountId, confirmedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!row || !(await claimReference(tx, row))) throw new Refusal('conflict', 'payments.reference-used')
  return row
}

/** Reserves a reference for a confirmation. Returns false if another order was confirmed with this reference, in any spelling. */
async function claimReference(tx: Db, { id, reference }: ManualRow): Promise<boolean> {
  const folded = foldReference(reference)
  const unfolded = await listUnfoldedReferences(tx)
  if (unfolded.some((other) => other.id !== id && foldReference(other.reference) === folded)) return false
  const claim = tx.insert(manualReferences).values({ folded, confirmationId: id }).onConflictDoNothing()
  return (await claim.returning()).length > 0
}

/**
 * Stores the normalised references of confirmations that are older than the table of references. If two references are equal after this,
 * only the reference of the older confirmation is stored.
 */
export async function foldOldReferences({ db }: Pick<Shop, 'db'>): Promise<void> {
  for (const { id, reference } of await listUnfoldedReferences(db))
    await db
      .insert(manualReferences)
      .values({ folded: foldReference(reference), confirmationId: id })
      .onConflictDoNothing()
}

async function settleManual(
  tx: Db,
  context: Context,
  by: Staff,
  row: ManualRow,
  { dueCents }: DueOrder,
): Promise<ManualRow> {
  const { shop, orders } = context
  const settlement = {
    orderId: row.orderId,
    method: 'manual' as const,
    currency: 'USD' as const,
    reference: row.id,
    paid: amount('USD', BigInt(row.amountCents)),
    transactionHash: null,
    settledAt: shop.now(),
  }
  const result = await settle(tx, orders, settlement)
  if (result === 'refused') throw new Refusal('conflict', 'payments.order-not-payable')
  if (result === 'settled' && row.amountCents > dueCents) {
    const beyond = amount('USD', BigInt(row.amountCents - dueCents))
    await writeSurplus(tx, { ...settlement, paid: beyond })
    await notifySurplus(tx, orders, { ...settlement, paid: beyond })
  }
  const changed = await writeDecision(tx, context, by, row, result === 'surplus' ? 'surplus' : 'settled')
  await audit(tx, context, by, 'payments.manual-settle', row, changed)
  return changed
}

async function writeDecision(
  tx: Db,
  { shop }: Context,
  by: Staff,
  { id, confirmedBy }: ManualRow,
  status: ManualStatus,
): Promise<ManualRow> {
  const decidedBy = by.accountId === confirmedBy ? null : by.accountId
  const [changed] = await tx
    .update(manualConfirmations)
    .set({ status, decidedBy, decidedAt: shop.now() })
    .where(eq(manualConfirmations.id, id))
    .returning()
  invariant(changed, 'the locked confirmation is updated')
  return changed
}

async function audit(
  tx: Db,
  { shop }: Context,
  by: Staff,
  action: AuditAction,
  before: ManualRow | null,
  changed: ManualRow,
): Promise<void> {
  const facts = ({ status, amountCents, receivedOn, way, reference }: ManualRow) => ({
    status,
    amountCents,
    receivedOn,
    ...(way && { way }),
    reference,
  })
  await writeAudit(tx, shop.now(), {
    actorId: by.accountId,
    action,
    subject: 'order',
    subjectId: changed.orderId,
    before: before && facts(before),
    after: facts(changed),
  })
}
