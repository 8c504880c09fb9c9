import { inArray, notInArray, sql } from 'drizzle-orm'
import { auditEntries } from '#features/audit/tables.ts'
import { accounts } from '#features/accounts/tables.ts'
import { paymentAccounts } from '#features/crypto/tables.ts'
import { orders } from '#features/orders/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'

const SANDBOX_OWNER = 'admin@example.com'
/** With whom each sandbox begins (`seedAccounts`). */
const SANDBOX_STAFF = [SANDBOX_OWNER, 'partner@example.com']

/**
 * `began`: once as a sandbox. `ended`: a real shop was started on it since, whose configuration does not name the sandbox's owner. `used`: it
 * has accounts or orders. `wallet`: it gave addresses of a wallet that no sandbox has.
 */
export type DatabaseMarks = { began: boolean; ended: boolean; used: boolean; wallet: boolean }

/** By what a sandbox's database and a real shop's are told apart. `simulated`: the wallets of a sandbox. */
export async function readDatabaseMarks(db: Db, simulated: string[]): Promise<DatabaseMarks> {
  const found = await db.execute(sql`select
    exists (select from ${accounts} where ${inArray(accounts.email, SANDBOX_STAFF)}) as began,
    exists (select from ${auditEntries} join ${accounts} on ${accounts.id} = ${auditEntries.subjectId}
      where ${accounts.email} = ${SANDBOX_OWNER} and ${auditEntries.subject} = 'account'
      and ${auditEntries.action} = 'staff.configured' and ${auditEntries.after} ->> 'role' is null) as ended,
    exists (select from ${accounts}) or exists (select from ${orders}) as used,
    exists (select from ${paymentAccounts} where ${notInArray(paymentAccounts.id, simulated)}) as wallet`)
  const [marks] = rowsOf<DatabaseMarks>(found)
  if (!marks) throw new Error('a select without a table answers one row')
  return marks
}
