import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { messages } from './tables.ts'

/** The newest messages first, to one contact or to all; 200 at most. */
export async function listMessages(db: Db, to?: string) {
  const rows = await db
    .select()
    .from(messages)
    .where(to === undefined ? undefined : eq(messages.recipient, to.trim().toLowerCase()))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(200)
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    ...(row.code === null ? {} : { code: row.code }),
    createdAt: row.createdAt.toISOString(),
  }))
}
