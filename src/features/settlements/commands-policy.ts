import { eq, sql } from 'drizzle-orm'
import { ZodError } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import { rereader } from '#server/reading.ts'
import type { Shop } from '#server/shop.ts'
import { type PolicyInput, policyInput } from './schemas-policy.ts'
import type { Staff } from './model.ts'
import { DEFAULT_POLICY, type Policy, policyOf } from './rules-policy.ts'
import { paymentPolicies } from './tables.ts'

const CURRENT = 'current'
const POLICY_CHANGED = 'payment_policy_changed'

/** What holds, kept up to date in every process. What cannot be read changes nothing and is told in the log. */
export async function openPolicy({ db, database, log }: Pick<Shop, 'db' | 'database' | 'log'>): Promise<() => Policy> {
  let policy = DEFAULT_POLICY
  const load = async (): Promise<void> => {
    try {
      policy = policyOf(await readPolicy(db))
    } catch (error) {
      if (!(error instanceof ZodError)) throw error
      log.error({ err: error }, 'the policy of payments cannot be read, and stays as it was')
    }
  }
  await database.listen(POLICY_CHANGED, rereader(load, log, 'the policy of payments'))
  await load()
  return () => policy
}

/** What the owner changed; empty while the defaults hold. Throws a ZodError for what another release wrote and this one cannot read. */
export async function readPolicy(db: Db): Promise<PolicyInput> {
  const [row] = await db.select().from(paymentPolicies).where(eq(paymentPolicies.id, CURRENT))
  return policyInput.parse(row?.policy ?? {})
}

/** An administrator puts changes over those made before; a field that is undefined goes back to its default. Throws a ZodError. */
export async function changePolicy(
  shop: Pick<Shop, 'db' | 'now'>,
  changes: Record<string, unknown>,
  by: Staff,
): Promise<PolicyInput> {
  if (by.role !== 'admin') throw new Refusal('forbidden', 'payments.staff-only')
  return await shop.db.transaction(async (tx) => {
    // Two changes at once are made one after the other.
    await tx.execute(sql`lock table ${paymentPolicies} in share row exclusive mode`)
    const before = await readPolicy(tx)
    const policy = policyInput.parse({ ...before, ...changes })
    const row = { policy, changedAt: shop.now(), changedBy: by.accountId }
    await tx
      .insert(paymentPolicies)
      .values({ id: CURRENT, ...row })
      .onConflictDoUpdate({ target: paymentPolicies.id, set: row })
    await writeAudit(tx, row.changedAt, {
      actorId: by.accountId,
      action: 'payments.policy',
      subject: 'payment-policy',
      subjectId: CURRENT,
      before,
      after: policy,
    })
    await tx.execute(sql`select pg_notify(${POLICY_CHANGED}, '')`)
    return policy
  })
}
