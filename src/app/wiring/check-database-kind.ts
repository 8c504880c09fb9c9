import { openAccount } from '#features/money/crypto/providers/addresses.ts'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { readDatabaseMarks } from '#features/office/sandbox/queries.ts'
import { CHAINS } from '#features/money/settlements/model-currencies.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'

/**
 * A sandbox shows everybody its e-mails and lets them in as its owner, so it does not open a database that a real shop has written to. A shop
 * that takes real money opens a sandbox's, and says in its log that pretend orders are in it. A sandbox is known by the accounts it begins
 * with, a real shop by accounts and orders without those, by the sandbox's owner whose role it took away, or by addresses of a wallet of its own.
 */
export async function checkDatabaseKind(db: Db, log: Pick<Log, 'warn'>, { SANDBOX }: Pick<Config, 'SANDBOX'>) {
  const simulated = CHAINS.map((chain) => openAccount(chain, SANDBOX_KEYS[chain], 'test').id)
  const { began, ended, used, wallet } = await readDatabaseMarks(db, simulated)
  if (SANDBOX && (wallet || ended || (used && !began)))
    throw new StartError(
      'SANDBOX: this database is that of a shop that takes real money, and a sandbox would show its e-mails and sign-in codes to everybody. Set SANDBOX=0, or name another database in DATABASE_URL.',
    )
  if (!SANDBOX && began && !wallet)
    log.warn(
      'this database was used by a sandbox and contains its test orders and public accounts. Start with an empty database (docs/operations.md, step 9)',
    )
}
