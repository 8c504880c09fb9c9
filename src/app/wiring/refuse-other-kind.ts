import { inArray, notInArray, sql } from 'drizzle-orm'
import { accounts } from '#features/accounts/tables.ts'
import { openAccount } from '#features/crypto/providers/addresses.ts'
import { paymentAccounts } from '#features/crypto/tables.ts'
import { orders } from '#features/orders/tables.ts'
import { SANDBOX_KEYS } from '#features/sandbox/model.ts'
import { CHAINS } from '#features/settlements/model-currencies.ts'
import type { Config } from '#server/config.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { StartError } from '#server/start-error.ts'

/** With whom each sandbox begins (`seedAccounts`). */
const SANDBOX_STAFF = ['admin@example.com', 'partner@example.com']

/**
 * A sandbox shows everybody its e-mails and lets them in as its owner, so it does not open a database that a real shop has written to; and
 * a shop that takes real money opens none with a sandbox's pretend orders. A sandbox is known by the accounts it begins with, a real shop by
 * accounts and orders without those, or by addresses of a wallet of its own.
 */
export async function refuseOtherKind(db: Db, { SANDBOX }: Pick<Config, 'SANDBOX'>): Promise<void> {
  const { began, used, wallet } = await readMarks(db)
  if (SANDBOX && (wallet || (used && !began)))
    throw new StartError(
      'SANDBOX: this database is that of a shop that takes real money, and a sandbox would show its e-mails and sign-in codes to everybody. Set SANDBOX=0, or name another database in DATABASE_URL.',
    )
  if (!SANDBOX && began && !wallet)
    throw new StartError(
      'DATABASE_URL: this database is a sandbox’s, with pretend orders and accounts that anybody may use. Create another and name it here (docs/operations.md, "Real").',
    )
}

type Marks = { began: boolean; used: boolean; wallet: boolean }

async function readMarks(db: Db): Promise<Marks> {
  const simulated = CHAINS.map((chain) => openAccount(chain, SANDBOX_KEYS[chain], 'test').id)
  const found = await db.execute(sql`select
    exists (select from ${accounts} where ${inArray(accounts.email, SANDBOX_STAFF)}) as began,
    exists (select from ${accounts}) or exists (select from ${orders}) as used,
    exists (select from ${paymentAccounts} where ${notInArray(paymentAccounts.id, simulated)}) as wallet`)
  const [marks] = rowsOf<Marks>(found)
  if (!marks) throw new Error('a select without a table answers one row')
  return marks
}
