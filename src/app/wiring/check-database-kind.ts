import { openAccount } from '#features/money/crypto/providers/addresses.ts'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { readDatabaseMarks } from '#features/office/sandbox/queries.ts'
import { isOfRehearsal } from '#features/platform/settings/queries.ts'
import { markRehearsal } from '#features/platform/settings/commands.ts'
import { CHAINS } from '#features/money/settlements/model-currencies.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'

/**
 * A sandbox shows its e-mails to everybody and lets anybody sign in as its owner. So a sandbox must not open a database of a real shop. A real shop
 * may open the database of a sandbox, with a warning about its test orders. The initial accounts identify a sandbox. A database belongs to a real
 * shop in three cases: it has accounts or orders but not the initial accounts, the sandbox owner's role is revoked, or it has addresses of a real
 * wallet. A rehearsal marks its database, which no other shop opens.
 */
export async function checkDatabaseKind(
  db: Db,
  log: Pick<Log, 'warn'>,
  { SANDBOX, REHEARSAL }: Pick<Config, 'SANDBOX' | 'REHEARSAL'>,
) {
  const simulated = CHAINS.map((chain) => openAccount(chain, SANDBOX_KEYS[chain], 'test').id)
  const { began, ended, used, wallet } = await readDatabaseMarks(db, simulated)
  const rehearses = await isOfRehearsal(db)
  if (rehearses && !REHEARSAL)
    throw new StartError(
      'DATABASE_URL: this database belongs to a rehearsal and contains its test orders. Set a different database, or set REHEARSAL=1.',
    )
  if (REHEARSAL && !rehearses) {
    if (began || ended || used || wallet)
      throw new StartError('DATABASE_URL: this database is in use. A rehearsal (REHEARSAL=1) needs an empty database.')
    return await markRehearsal(db, new Date())
  }
  if (SANDBOX && (wallet || ended || (used && !began)))
    throw new StartError(
      'SANDBOX: this database belongs to a shop that takes real money, and a sandbox would show its e-mails and sign-in codes to everybody. Set SANDBOX=0, or set DATABASE_URL to a different database.',
    )
  if (!SANDBOX && began && !wallet)
    log.warn(
      'this database was used by a sandbox and contains its test orders and public accounts. Start with an empty database (docs/operations.md, step 9)',
    )
}
