import { sql } from 'drizzle-orm'
import { resumeAfterRestore } from '#features/money/crypto/commands-addresses.ts'
import { paymentAccounts } from '#features/money/crypto/tables.ts'
import type { Db } from '#server/database/database.ts'

/**
 * Skips the next addresses of every wallet. A restored database does not know the addresses that the shop used after the backup. Without
 * this step the shop would use them again, and a late payment by the first customer would pay the order of another customer.
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
