import { inArray } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Db } from '#server/database/database.ts'
import type { Message } from './model.ts'
import { messages } from './tables.ts'

/** Puts a message into the outbox, in the transaction of the change it tells of. */
export async function queueMessage(tx: Db, now: Date, message: Message): Promise<void> {
  await tx.insert(messages).values({
    id: newId(),
    channel: message.channel,
    recipient: message.to.trim().toLowerCase(),
    lang: message.lang,
    subject: message.subject,
    body: message.text,
    code: message.code ?? null,
    createdAt: now,
  })
}

/** Deletes every message to these contacts, sent or not. */
export async function eraseMessages(tx: Db, contacts: string[]): Promise<void> {
  await tx.delete(messages).where(inArray(messages.recipient, contacts))
}
