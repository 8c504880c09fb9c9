import { and, eq, inArray, ne, notInArray, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { REVIEW_RETURN, SURPLUS_RETURN } from '#features/money/settlements/rules.ts'
import { refunds, reviewDecisions } from '#features/money/settlements/tables.ts'
import type { Db } from '#server/database/database.ts'
import { manualConfirmations } from './tables.ts'

type MoneyNote = { orderId: string; at: Date; text: string }

/** Erases the notes of staff about orders, because notes may name people. The sums, days, references and decisions stay for accounting. */
export async function eraseMoneyNotes(tx: Db, orderIds: SQLWrapper): Promise<void> {
  const { note, orderId } = manualConfirmations
  await tx
    .update(manualConfirmations)
    .set({ note: '' })
    .where(and(ne(note, ''), inArray(orderId, orderIds)))
  await tx
    .update(refunds)
    .set({ reason: '' })
    .where(and(isTypedReason(), inArray(refunds.orderId, orderIds)))
  await tx
    .update(reviewDecisions)
    .set({ note: '' })
    .where(and(ne(reviewDecisions.note, ''), isDecidedOf(tx, orderIds)))
}

/** Lists the notes that `eraseMoneyNotes` erases, for the export of personal data. */
export async function listMoneyNotes(db: Db, orderIds: SQLWrapper): Promise<MoneyNote[]> {
  const manual = manualConfirmations
  const confirmed = db
    .select({ orderId: manual.orderId, at: manual.confirmedAt, text: manual.note })
    .from(manual)
    .where(and(ne(manual.note, ''), inArray(manual.orderId, orderIds)))
  const returned = db
    .select({ orderId: refunds.orderId, at: refunds.requestedAt, text: refunds.reason })
    .from(refunds)
    .where(and(isTypedReason(), inArray(refunds.orderId, orderIds)))
  const { decidedAt, note, reference } = reviewDecisions
  const decidedOf = (table: typeof payments | typeof cardAttempts) =>
    db
      .select({ orderId: table.orderId, at: decidedAt, text: note })
      .from(reviewDecisions)
      .innerJoin(table, eq(table.id, reference))
      .where(and(ne(note, ''), inArray(table.orderId, orderIds)))
  return [...(await confirmed), ...(await returned), ...(await decidedOf(payments)), ...(await decidedOf(cardAttempts))]
}

/** Returns the rule `isTypedReason` as an SQL condition. Reasons that only the shop writes are not personal data, and the shop needs them later. */
function isTypedReason(): SQL {
  return notInArray(refunds.reason, ['', SURPLUS_RETURN, REVIEW_RETURN])
}

function isDecidedOf(tx: Db, orderIds: SQLWrapper): SQL | undefined {
  const idsOf = (table: typeof payments | typeof cardAttempts) =>
    tx.select({ id: table.id }).from(table).where(inArray(table.orderId, orderIds))
  const { reference } = reviewDecisions
  return or(inArray(reference, idsOf(payments)), inArray(reference, idsOf(cardAttempts)))
}
