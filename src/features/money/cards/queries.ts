import { and, count, desc, eq, inArray, isNull, like, notExists, or, sql } from 'drizzle-orm'
import { auditEntries } from '#features/platform/audit/tables.ts'
import type { CardAttention } from '#features/money/settlements/model-attention.ts'
import { reviewDecisions } from '#features/money/settlements/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { CardProviderName } from './model.ts'
import { isOfBank } from './rules.ts'
import { cardAttempts, providerEvents } from './tables.ts'

export type CardAttemptRow = typeof cardAttempts.$inferSelect

export async function findAttempt(db: Db, id: string): Promise<CardAttemptRow | undefined> {
  const [row] = await db.select().from(cardAttempts).where(eq(cardAttempts.id, id))
  return row
}

export async function listAttempts(db: Db, ids: string[]): Promise<CardAttemptRow[]> {
  return await db.select().from(cardAttempts).where(inArray(cardAttempts.id, ids))
}

export async function findAttemptByRef(
  db: Db,
  provider: CardProviderName,
  ref: string,
): Promise<CardAttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(cardAttempts)
    .where(and(eq(cardAttempts.provider, provider), eq(cardAttempts.ref, ref)))
  return row
}

export async function lockAttempt(tx: Db, id: string): Promise<CardAttemptRow | undefined> {
  const [row] = await tx.select().from(cardAttempts).where(eq(cardAttempts.id, id)).for('update')
  return row
}

/** Finds the attempt of an order that can still be paid. An order has at most one such attempt. */
export async function findLiveAttempt(db: Db, orderId: string): Promise<CardAttemptRow | undefined> {
  const isLive = and(eq(cardAttempts.orderId, orderId), isNull(cardAttempts.closedAt))
  const [row] = await db.select().from(cardAttempts).where(isLive)
  return row
}

/**
 * Finds for each order the newest attempt that is in progress or in review. The customer should see this attempt before paying again. A
 * charge that staff refund does not prevent a new payment.
 */
export async function listPendingAttempts(db: Db, orderIds: string[]): Promise<CardAttemptRow[]> {
  const { method, reference, decision } = reviewDecisions
  const isSentBack = and(eq(method, 'card'), eq(reference, cardAttempts.id), inArray(decision, ['rest', 'returned']))
  const sentBack = db.select({ one: sql`1` }).from(reviewDecisions).where(isSentBack)
  const isPending = or(isNull(cardAttempts.closedAt), and(eq(cardAttempts.status, 'review'), notExists(sentBack)))
  return await db
    .selectDistinctOn([cardAttempts.orderId])
    .from(cardAttempts)
    .where(and(inArray(cardAttempts.orderId, orderIds), isPending))
    .orderBy(cardAttempts.orderId, desc(cardAttempts.createdAt))
}

export async function countAttempts(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(cardAttempts).where(eq(cardAttempts.orderId, orderId))
  return row?.n ?? 0
}

/**
 * Finds the reason for review (`attention`) that an attempt had before its dispute, or that came after the dispute began. The order's
 * timeline has this reason.
 */
export async function findAttentionBefore(
  db: Db,
  { id, orderId }: Pick<CardAttemptRow, 'id' | 'orderId'>,
): Promise<CardAttention | null> {
  const { subject, subjectId, action, at, before, after } = auditEntries
  const isAbout = and(eq(subject, 'order'), eq(subjectId, orderId), sql`${after} ->> 'reference' = ${id}`)
  const rows = await db
    .select({ attention: sql<CardAttention | null>`coalesce(${after} ->> 'attention', ${before} ->> 'attention')` })
    .from(auditEntries)
    .where(and(isAbout, or(like(action, 'payments.dispute-%'), eq(action, 'payments.mismatch'))))
    .orderBy(desc(at))
  return rows.find(({ attention }) => !isOfBank(attention))?.attention ?? null
}

/** Returns true if a card service's message was already handled. */
export async function eventIsKnown(db: Db, provider: CardProviderName, eventId: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId)))
  return row !== undefined
}
