import { inArray, notInArray, sql } from 'drizzle-orm'
import { accounts } from '#features/accounts/tables.ts'
import { paymentAccounts } from '#features/crypto/tables.ts'
import { orders } from '#features/orders/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'

/** With whom each sandbox begins (`seedAccounts`). */
const SANDBOX_STAFF = ['admin@example.com', 'partner@example.com']

/** `began`: once as a sandbox. `used`: it has accounts or orders. `wallet`: it gave addresses of a wallet that no sandbox has. */
export type DatabaseMarks = { began: boolean; used: boolean; wallet: boolean }

/** By what a sandbox's database and a real shop's are told apart. `simulated`: the wallets of a sandbox. */
export async function readDatabaseMarks(db: Db, simulated: string[]): Promise<DatabaseMarks> {
  const found = await db.execute(sql`select
    exists (select from ${accounts} where ${inArray(accounts.email, SANDBOX_STAFF)}) as began,
    exists (select from ${accounts}) or exists (select from ${orders}) as used,
    exists (select from ${paymentAccounts} where ${notInArray(paymentAccounts.id, simulated)}) as wallet`)
  const [marks] = rowsOf<DatabaseMarks>(found)
  if (!marks) throw new Error('a select without a table answers one row')
  return marks
}
