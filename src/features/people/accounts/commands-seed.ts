import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Role, StaffRole } from '#base/role.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { accounts } from './tables.ts'

/**
 * The id of the sandbox owner's account in a new database. Pages use this id for a sample priest. The id is constant, so all processes render
 * the same pages.
 */
const SANDBOX_OWNER_ID = '5a3b1e00000000000000000000000001'

type First = { id?: string; email: string; role: Role; staffRole: StaffRole | null }

/**
 * Creates the accounts that have a role from the start: the first owner, and in the sandbox an owner and a partner (docs/contract.md, "The
 * sandbox"). If the configuration names another owner, the earlier owner becomes a customer. An owner by invitation stays owner. The audit
 * log records each changed role, except at the very first start.
 */
export async function seedAccounts(shop: Shop): Promise<void> {
  const first = firstOf(shop.config)
  const isNamed = inArray(
    accounts.email,
    first.map(({ email }) => email),
  )
  await shop.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: accounts.id }).from(accounts).limit(1)
    const before = await lockRoles(tx, or(isNamed, eq(accounts.staffSource, 'config')))
    if (!known) await openWithFixedIds(tx, shop.now(), first)
    await giveRoles(tx, shop.now(), first)
    const after = await lockRoles(tx, or(isNamed, inArray(accounts.id, [...before.keys()])))
    if (known) await writeChanges(tx, shop.now(), before, after)
  })
}

function firstOf({ SANDBOX, ADMIN_EMAIL }: Shop['config']): First[] {
  const first: First[] = SANDBOX
    ? [
        { id: SANDBOX_OWNER_ID, email: 'admin@example.com', role: 'admin', staffRole: 'owner' },
        { email: 'partner@example.com', role: 'partner', staffRole: null },
      ]
    : []
  if (ADMIN_EMAIL) first.push({ email: ADMIN_EMAIL, role: 'admin', staffRole: 'owner' })
  return first
}

type Roles = Map<string, StaffRole | null>

/**
 * Reads the staff roles of accounts. Locks the rows in a fixed order, so that two processes that start at the same time change the roles
 * one after the other.
 */
async function lockRoles(tx: Db, which: SQL | undefined): Promise<Roles> {
  const { id, staffRole } = accounts
  const rows = await tx.select({ id, staffRole }).from(accounts).where(which).orderBy(asc(id)).for('update')
  return new Map(rows.map((row) => [row.id, row.staffRole]))
}

/**
 * Creates these accounts if the database has no accounts. Does not change an account that another process has just created. `giveRoles` sets
 * the roles.
 */
async function openWithFixedIds(tx: Db, createdAt: Date, first: First[]): Promise<void> {
  for (const { id, email } of first)
    if (id)
      await tx.insert(accounts).values({ id, email, role: 'customer', lang: 'ru', createdAt }).onConflictDoNothing()
}

async function giveRoles(tx: Db, now: Date, first: First[]): Promise<void> {
  const owners = first.filter(({ role }) => role === 'admin').map(({ email }) => email)
  await tx
    .update(accounts)
    .set({ role: 'customer', staffRole: null, staffSource: null })
    .where(and(eq(accounts.staffSource, 'config'), notInArray(accounts.email, owners)))
  for (const { email, role, staffRole } of first) {
    const staffSource = staffRole ? ('config' as const) : null
    // An owner by invitation stays owner when the configuration names another e-mail address. `staffSource` becomes `config` only for an
    // account that was not an owner by invitation before.
    const isInvited = sql`${accounts.staffSource} = 'invitation' and ${accounts.staffRole} = 'owner'`
    const kept = sql`case when ${isInvited} then 'invitation' else ${staffSource} end`
    await tx
      .insert(accounts)
      .values({ id: newId(), email, role, staffRole, staffSource, lang: 'ru', createdAt: now })
      .onConflictDoUpdate({ target: accounts.email, set: { role, staffRole, staffSource: kept } })
  }
}

async function writeChanges(tx: Db, now: Date, before: Roles, after: Roles): Promise<void> {
  for (const [subjectId, role] of after) {
    const earlier = before.get(subjectId) ?? null
    if (earlier === role) continue
    const change = { before: { role: earlier }, after: { role } }
    await writeAudit(tx, now, {
      actorId: 'config',
      action: 'staff.configured',
      subject: 'account',
      subjectId,
      ...change,
    })
  }
}
