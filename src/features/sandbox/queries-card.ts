import { eq } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { type SandboxCardRow, sandboxCards } from './tables.ts'

/** A simulated checkout as it stands at this instant: its time may be over. */
export async function findSandboxCard(db: Db, ref: string, now: Date): Promise<SandboxCardRow | undefined> {
  const [row] = await db.select().from(sandboxCards).where(eq(sandboxCards.ref, ref))
  if (row?.status === 'open' && row.expiresAt < now) return { ...row, status: 'expired' }
  return row
}
