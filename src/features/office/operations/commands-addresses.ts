import { sql } from 'drizzle-orm'
import { resumeAfterRestore } from '#features/money/crypto/commands-addresses.ts'
import { paymentAccounts } from '#features/money/crypto/tables.ts'
import type { Db } from '#server/database/database.ts'

/**
 * Leaves out the next addresses of every wallet. Those that were given between a backup and the loss of its database are not known to a
 * restored one; without this they would be given again, and what their first owners still pay would pay for somebody else's order.
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
