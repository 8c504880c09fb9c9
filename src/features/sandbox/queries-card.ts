import { eq } from 'drizzle-orm'
import { orderDigits } from '#base/ids.ts'
import { centsToDollars } from '#base/money.ts'
import type { CardReport } from '#features/cards/model.ts'
import type { Db } from '#server/database/database.ts'
import type { SandboxCard } from './schemas.ts'
import { sandboxCards } from './tables.ts'

export type SandboxCardRow = typeof sandboxCards.$inferSelect

/** A simulated checkout as it stands at this instant: its time may be over. */
export async function findSandboxCard(db: Db, ref: string, now: Date): Promise<SandboxCardRow | undefined> {
  const [row] = await db.select().from(sandboxCards).where(eq(sandboxCards.ref, ref))
  if (row?.status === 'open' && row.expiresAt < now) return { ...row, status: 'expired' }
  return row
}

/** What the simulated provider says when it is asked. */
export function reportOf({ status, amountCents, paidCents, orderId, attemptId }: SandboxCardRow): CardReport {
  return { status, amountCents: paidCents ?? amountCents, currency: 'USD', orderId, attemptId }
}

export function presentSandboxCard({ ref, orderId, amountCents, status, expiresAt }: SandboxCardRow): SandboxCard {
  return {
    ref,
    orderId,
    orderNumber: `Order #${orderDigits(orderId)}`,
    amount: centsToDollars(amountCents),
    currency: 'USD',
    status,
    expiresAt: expiresAt.toISOString(),
  }
}
