import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { conversationContext, type Turn } from './model.ts'
import { conversations } from './tables.ts'

type Whose = { id: string; accountId: string | undefined; now: Date }

/** The turns of a kept conversation, oldest first; undefined when it is over, another's, or was never kept. */
export async function findTurns(db: Db, keys: Keyring, { id, accountId, now }: Whose): Promise<Turn[] | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), gt(conversations.expiresAt, now)))
  if (!row || (row.accountId !== null && row.accountId !== accountId)) return undefined
  return openTurns(row, keys)
}

/** The turns as they stand, which nobody else writes until this transaction ends; undefined when they were forgotten. */
export async function lockTurns(tx: Db, keys: Keyring, id: string): Promise<Turn[] | undefined> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
  return row && openTurns(row, keys)
}

export async function listConversations(db: Db, keys: Keyring, accountId: string) {
  const rows = await db.select().from(conversations).where(eq(conversations.accountId, accountId))
  return rows.map((row) => ({
    consentedAt: row.consentedAt.toISOString(),
    deletedAt: row.expiresAt.toISOString(),
    turns: openTurns(row, keys),
  }))
}

function openTurns(row: { id: string; turns: string }, keys: Keyring): Turn[] {
  // Written by `commands.ts` alone.
  return JSON.parse(keys.open(row.turns, conversationContext(row.id))) as Turn[]
}
