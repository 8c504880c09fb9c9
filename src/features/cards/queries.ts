import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { CardProviderName } from './model.ts'
import { cardAttempts, providerEvents } from './tables.ts'

export type CardAttemptRow = typeof cardAttempts.$inferSelect

export async function findAttempt(db: Db, id: string): Promise<CardAttemptRow | undefined> {
  const [row] = await db.select().from(cardAttempts).where(eq(cardAttempts.id, id))
  return row
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

/** The attempt that can still be paid; an order has one at most. */
export async function findLiveAttempt(db: Db, orderId: string): Promise<CardAttemptRow | undefined> {
  const isLive = and(eq(cardAttempts.orderId, orderId), isNull(cardAttempts.closedAt))
  const [row] = await db.select().from(cardAttempts).where(isLive)
  return row
}

/** The newest attempt that a customer should hear of before paying again: under way, or in a person's hands. */
export async function findPendingAttempt(db: Db, orderId: string): Promise<CardAttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(cardAttempts)
    .where(and(eq(cardAttempts.orderId, orderId), or(isNull(cardAttempts.closedAt), eq(cardAttempts.status, 'review'))))
    .orderBy(desc(cardAttempts.createdAt))
    .limit(1)
  return row
}

export async function countAttempts(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(cardAttempts).where(eq(cardAttempts.orderId, orderId))
  return row?.n ?? 0
}

/** Whether a provider's message was already dealt with. */
export async function eventIsKnown(db: Db, provider: CardProviderName, eventId: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId)))
  return row !== undefined
}
