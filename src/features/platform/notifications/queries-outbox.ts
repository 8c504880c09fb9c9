import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#base/text-folding.ts'
import type { Db } from '#server/database/database.ts'
import { containsTyped, containWords } from '#server/database/words.ts'
import { readCursor, toPage } from '#server/http/paging.ts'
import type { MessageState } from './model.ts'
import { presentStaffMessage } from './present.ts'
import { messages } from './tables.ts'

/**
 * The condition that a message has no sign-in code. Sign-in codes are private. Staff must not see that a code was sent, not even after the
 * code itself is deleted.
 */
const isNoCode = and(isNull(messages.code), isNull(messages.expiresAt))

const isOpen = and(isNull(messages.sentAt), isNull(messages.failedAt))

const inState: Record<MessageState, SQL | undefined> = {
  waiting: and(isOpen, isNotNull(messages.nextTryAt)),
  kept: and(isOpen, isNull(messages.nextTryAt)),
  sent: isNotNull(messages.sentAt),
  failed: isNotNull(messages.failedAt),
}

type OutboxQuery = {
  state?: MessageState | undefined
  q?: string | undefined
  limit: number
  cursor?: string | undefined
}

/** Lists messages to customers and staff, the newest first. `q` is a part of the recipient's address or the subject. */
export async function listStaffMessages(db: Db, { state, q, limit, cursor }: OutboxQuery) {
  const last = readCursor(cursor, 'time', 'text')
  const further = last && sql`(${messages.createdAt}, ${messages.id}) < (${last[0]}::timestamptz, ${last[1]})`
  const rows = await db
    .select()
    .from(messages)
    .where(and(isNoCode, state && inState[state], matching(q), further))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1)
  return toPage(rows, {
    limit,
    present: presentStaffMessage,
    cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
  })
}

function matching(q: string | undefined): SQL | undefined {
  const typed = q?.trim()
  if (!typed) return undefined
  const texts = sql`${messages.recipient} || ' ' || ${messages.subject}`
  return or(containWords(messages.words, searchWords(typed)), and(isNull(messages.words), containsTyped(texts, typed)))
}

export async function findStaffMessage(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNoCode))
  return row
}

/** Lists failed messages, the oldest first. */
export async function listFailedMessages(db: Db, limit: number) {
  const isFailed = and(isNoCode, inState.failed)
  return await db.select().from(messages).where(isFailed).orderBy(asc(messages.failedAt)).limit(limit)
}
