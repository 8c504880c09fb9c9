import { sql } from 'drizzle-orm'
import { resumeAfterRestore } from '#features/money/crypto/commands-addresses.ts'
import { paymentAccounts } from '#features/money/crypto/tables.ts'
import type { Db } from '#server/database/database.ts'

/**
 * Skips the next addresses of every wallet. A restored database does not know addresses given out after its backup; without this they would
 * be given out again, and a late payment by their first owner would pay somebody else's order.
 */
export async function skipAddresses(db: Db, now: Date, count: number): Promise<{ chain: string; nextIndex: number }[]> {
  return await db.transaction(async (tx) => {
    const accounts = await tx
      .update(paymentAccounts)
      .set({ nextIndex: sql`${paymentAccounts.nextIndex} + ${count}` })
      .returning()
    for (const account of accounts) await resumeAfterRestore(tx, now, account)
    return accounts.map(({ chain, nextIndex }) => ({ chain, nextIndex }))
  })
}
