import { eq, sql } from 'drizzle-orm'
import { ZodError } from 'zod'
import { staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import { createReloader } from '#server/reloader.ts'
import type { Shop } from '#server/shop.ts'
import { type PolicyInput, policyInput } from './schemas-policy.ts'
import type { Staff } from './model.ts'
import { assertMayMoveMoney } from './rules.ts'
import { DEFAULT_POLICY, toPolicyFields, type Policy, toPolicy } from './rules-policy.ts'
import { paymentPolicies } from './tables.ts'

const CURRENT = 'current'
const POLICY_CHANGED = 'payment_policy_changed'

/** A function that returns the current policy. `reread` loads the policy again immediately, after a change by this process. */
export type PolicySource = (() => Policy) & { reread: () => Promise<void> }

/**
 * Opens the payment policy and loads it again in every process after a change. If a stored policy cannot be parsed, this is logged, and the
 * process continues with the previous policy.
 */
export async function openPolicy({ db, database, log }: Pick<Shop, 'db' | 'database' | 'log'>): Promise<PolicySource> {
  let policy = DEFAULT_POLICY
  const load = async (): Promise<void> => {
    try {
      policy = toPolicy(await readPolicy(db))
    } catch (error) {
      if (!(error instanceof ZodError)) throw error
      log.error({ err: error }, 'the payment policy cannot be read, keeping the last valid one')
    }
  }
  await database.listen(POLICY_CHANGED, createReloader(load, log, 'the payment policy'))
  await load()
  return Object.assign(() => policy, { reread: load })
}

/**
 * Reads the owner's changes to the default policy. Empty if there are none. Throws a ZodError if another release stored a policy that this
 * release cannot parse.
 */
export async function readPolicy(db: Db): Promise<PolicyInput> {
  return (await readVersioned(db)).policy
}

/** Reads the owner's changes with their version. Before the first change the version is 0. */
export async function readVersioned(db: Db): Promise<{ policy: PolicyInput; version: number }> {
  const [row] = await db.select().from(paymentPolicies).where(eq(paymentPolicies.id, CURRENT))
  return { policy: policyInput.parse(row?.policy ?? {}), version: row?.version ?? 0 }
}

/**
 * Adds new changes of the owner to the earlier changes. A field with the value undefined gets its default again. Throws a ZodError for
 * invalid values.
 */
export async function changePolicy(
  shop: Pick<Shop, 'db' | 'now'>,
  changes: Record<string, unknown>,
  by: Staff,
  version?: number,
): Promise<PolicyInput> {
  return await shop.db.transaction(async (tx) => await changePolicyWithin(tx, shop.now(), changes, by, version))
}

/**
 * Works like `changePolicy`, but within the caller's transaction. If `version` is given and is not the stored version, refuses with
 * `conflict.version`.
 */
export async function changePolicyWithin(
  tx: Db,
  changedAt: Date,
  changes: Record<string, unknown>,
  by: Staff,
  version?: number,
): Promise<PolicyInput> {
  assertMayMoveMoney(by, 'policy.change')
  // This lock makes simultaneous changes run one after the other.
  await tx.execute(sql`lock table ${paymentPolicies} in share row exclusive mode`)
  const { policy: before, version: present } = await readVersioned(tx)
  if (version !== undefined && version !== present)
    throw staleVersion({ version: present, holds: toPolicyFields(toPolicy(before)) })
  const policy = policyInput.parse({ ...before, ...changes, ...minimumsOf(before, changes) })
  const row = { policy, changedAt, changedBy: by.accountId, version: present + 1 }
  await tx
    .insert(paymentPolicies)
    .values({ id: CURRENT, ...row })
    .onConflictDoUpdate({ target: paymentPolicies.id, set: row })
  await writeAudit(tx, changedAt, {
    actorId: by.accountId,
    action: 'payments.policy',
    subject: 'payment-policy',
    subjectId: CURRENT,
    before,
    after: policy,
  })
  await tx.execute(sql`select pg_notify(${POLICY_CHANGED}, '')`)
  return policy
}

/** Treats the minimum of each coin as a separate field. A change of one minimum does not change the minimums of other coins. */
function minimumsOf({ minimumCents: before }: PolicyInput, { minimumCents: change }: Record<string, unknown>) {
  if (typeof change !== 'object' || change === null) return {}
  const all = Object.entries({ ...before, ...change }).filter(([, cents]) => cents !== undefined)
  return { minimumCents: Object.fromEntries(all) }
}
