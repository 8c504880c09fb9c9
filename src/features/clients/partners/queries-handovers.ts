import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { centsToDollars } from '#base/money.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { PartnerDetail } from './schemas-admin.ts'
import { partnerHandovers, partnerPayouts } from './tables.ts'

const MAX_SHOWN = 200

export async function listHandovers(db: Db, partnerId: string): Promise<PartnerDetail['handovers']> {
  const undoing = alias(partnerHandovers, 'undoing')
  const rows = await db
    .select({
      entry: partnerHandovers,
      keptMonth: partnerPayouts.month,
      undoneBy: undoing.id,
      markedBy: accounts.email,
    })
    .from(partnerHandovers)
    .leftJoin(undoing, eq(undoing.undoes, partnerHandovers.id))
    .leftJoin(partnerPayouts, eq(partnerPayouts.id, partnerHandovers.id))
    .leftJoin(accounts, eq(accounts.id, partnerHandovers.markedBy))
    .where(eq(partnerHandovers.partnerId, partnerId))
    .orderBy(desc(partnerHandovers.markedAt), desc(partnerHandovers.id))
    .limit(MAX_SHOWN)
  return rows.map(
    ({ entry: { id, receivedOn, amountCents, note, undoes, markedAt }, keptMonth, undoneBy, markedBy }) => ({
      id,
      receivedOn,
      amountUsd: centsToDollars(amountCents),
      note,
      keptMonth,
      undoes,
      isUndone: undoneBy !== null,
      markedBy,
      markedAt: markedAt.toISOString(),
    }),
  )
}
