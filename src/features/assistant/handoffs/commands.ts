import { eq, lte } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { requireFound } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { handoffContext, type HandoffQuestion, KEPT_AFTER_ANSWER } from './model.ts'
import { lockWaitingHandoff } from './queries.ts'
import { handoffs } from './tables.ts'

/** Stores a question for staff, in the transaction of the caller. */
export async function keepHandoff(
  tx: Db,
  { keys, now }: Pick<Shop, 'keys' | 'now'>,
  { accountId, lang, ...question }: HandoffQuestion & { accountId: string | null; lang: Lang },
): Promise<void> {
  const id = newId()
  const sealed = keys.seal(JSON.stringify(question), handoffContext(id))
  await tx.insert(handoffs).values({ id, accountId, lang, question: sealed, askedAt: now() })
}

/** Marks a question as answered after staff have answered it by e-mail. */
export async function markAnswered(shop: Shop, id: string, actorId: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    requireFound(await lockWaitingHandoff(tx, id), 'handoffs.not-waiting')
    const now = shop.now()
    await tx.update(handoffs).set({ answeredAt: now, answeredBy: actorId }).where(eq(handoffs.id, id))
    await writeAudit(tx, now, { actorId, action: 'handoff.answer', subject: 'handoff', subjectId: id })
  })
}

export async function eraseHandoffs(tx: Db, accountId: string): Promise<void> {
  await tx.delete(handoffs).where(eq(handoffs.accountId, accountId))
}

/** Moves the questions of one account to another account when the two accounts of a person are merged. */
export async function moveHandoffs(tx: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await tx.update(handoffs).set({ accountId: into }).where(eq(handoffs.accountId, from))
}

/** Deletes questions that were answered long ago. */
export async function pruneHandoffs({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  await db.delete(handoffs).where(lte(handoffs.answeredAt, after(now(), -KEPT_AFTER_ANSWER)))
}
