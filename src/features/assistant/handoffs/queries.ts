import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { handoffContext, type HandoffQuestion } from './model.ts'
import { handoffQuestion, type HandoffView } from './schemas.ts'
import { handoffs } from './tables.ts'

/** The number of answered questions that the panel shows. */
const MAX_ANSWERED = 20

/** The questions that wait for an answer, the oldest first. After them come the questions that were answered, the latest answer first. */
export async function listHandoffs(db: Db, keys: Keyring, limit: number): Promise<HandoffView[]> {
  const select = () =>
    db
      .select({ row: handoffs, by: accounts.email })
      .from(handoffs)
      .leftJoin(accounts, eq(accounts.id, handoffs.answeredBy))
  const waiting = await select().where(isNull(handoffs.answeredAt)).orderBy(asc(handoffs.askedAt)).limit(limit)
  const answered = await select()
    .where(isNotNull(handoffs.answeredAt))
    .orderBy(desc(handoffs.answeredAt))
    .limit(MAX_ANSWERED)
  return [...waiting, ...answered].map(({ row, by }) => ({
    id: row.id,
    lang: row.lang,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: by,
    ...openQuestion(row, keys),
  }))
}

/** The questions that wait for an answer, without their conversations. */
export async function listWaitingHandoffs(db: Db, keys: Keyring, limit: number) {
  const rows = await db
    .select()
    .from(handoffs)
    .where(isNull(handoffs.answeredAt))
    .orderBy(asc(handoffs.askedAt))
    .limit(limit)
  return rows.map((row) => {
    const { email, note } = openQuestion(row, keys)
    return { id: row.id, askedAt: row.askedAt, email, note }
  })
}

/** The question, locked until the transaction ends; undefined if it no longer waits for an answer. */
export async function lockWaitingHandoff(tx: Db, id: string) {
  const [row] = await tx
    .select({ id: handoffs.id })
    .from(handoffs)
    .where(and(eq(handoffs.id, id), isNull(handoffs.answeredAt)))
    .for('update')
  return row
}

/** The questions of one customer, for the copy of the customer's personal data. */
export async function listOwnHandoffs(db: Db, keys: Keyring, accountId: string) {
  const rows = await db.select().from(handoffs).where(eq(handoffs.accountId, accountId))
  return rows.map((row) => ({ askedAt: row.askedAt.toISOString(), ...openQuestion(row, keys) }))
}

function openQuestion(row: { id: string; question: string }, keys: Keyring): HandoffQuestion {
  return handoffQuestion.parse(JSON.parse(keys.open(row.question, handoffContext(row.id))))
}
