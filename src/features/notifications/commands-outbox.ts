import { eq } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/audit/commands.ts'
import type { Shop } from '#server/shop.ts'
import { queueMessage } from './commands.ts'
import type { Message } from './model.ts'
import { isDelivered } from './rules.ts'
import { messages } from './tables.ts'

/** Gives a message that was given up another round of tries. */
export async function retryMessage(shop: Shop, id: string, { actorId }: { actorId: string }): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
    // A sign-in code is its owner's alone, and worthless by now.
    if (!row || row.code !== null || row.expiresAt !== null) throw new Refusal('not-found', 'notifications.not-found')
    if (row.failedAt === null) throw new Refusal('conflict', 'notifications.not-failed')
    if (row.body === '') throw new Refusal('conflict', 'notifications.emptied')
    const nextTryAt = isDelivered(row.channel, shop.config) ? shop.now() : null
    await tx.update(messages).set({ failedAt: null, tries: 0, nextTryAt }).where(eq(messages.id, id))
    await writeAudit(tx, shop.now(), { actorId, action: 'message.retry', subject: 'message', subjectId: id })
  })
}

/** Sends an example to whoever asks for it. */
export async function sendExample(shop: Shop, message: Message): Promise<void> {
  await shop.db.transaction(async (tx) => await queueMessage(tx, shop, { ...message, overLimit: 'uncounted' }))
}
