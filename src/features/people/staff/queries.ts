import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { after } from '#base/time.ts'
import { sessionLife } from '#features/people/accounts/rules-sessions.ts'
import { accounts, sessions } from '#features/people/accounts/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Cursor } from '#server/http/paging.ts'
import { invitations, passkeys, totpFactors } from './tables.ts'

export type MemberRow = typeof accounts.$inferSelect & {
  invitation: typeof invitations.$inferSelect | null
  factors: { passkeys: number; totp: boolean }
}

export type SessionRow = { session: typeof sessions.$inferSelect; email: string | null }

type Page = { limit: number; cursor: Cursor | undefined }

/**
 * Returns staff members and people with a valid invitation, ordered by e-mail address. Returns up to `limit` + 1 rows. The extra row shows
 * that there is another page.
 */
export async function listStaff(db: Db, now: Date, { limit, cursor }: Page): Promise<MemberRow[]> {
  const address = sql<string>`coalesce(${accounts.email}, '')`
  const isListed = or(isNotNull(accounts.staffRole), isNotNull(invitations.accountId))
  const rows = await db
    .select({ account: accounts, invitation: invitations })
    .from(accounts)
    .leftJoin(invitations, and(eq(invitations.accountId, accounts.id), gt(invitations.expiresAt, now)))
    .where(and(isListed, cursor && sql`(${address}, ${accounts.id}) > (${cursor[0]}, ${cursor[1]})`))
    .orderBy(asc(address), asc(accounts.id))
    .limit(limit + 1)
  const factors = await countFactorsOf(
    db,
    rows.map(({ account }) => account.id),
  )
  return rows.map(({ account, invitation }) => ({ ...account, invitation, factors: factors(account.id) }))
}

/** Returns a staff member with the invitation, if there is one. The rows are locked for the rest of the transaction. */
export async function lockMember(tx: Db, now: Date, accountId: string): Promise<MemberRow | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account) return undefined
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.accountId, accountId))
  const factors = await countFactorsOf(tx, [accountId])
  const holds = invitation !== undefined && invitation.expiresAt > now
  return { ...account, invitation: holds ? invitation : null, factors: factors(accountId) }
}

/** Returns the number of owners. Locks all owners. So if two owners remove each other, the second change waits for the first. */
export async function lockOwners(tx: Db): Promise<number> {
  const owners = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.staffRole, 'owner'))
    .orderBy(asc(accounts.id))
    .for('update')
  return owners.length
}

/** True if this account has a valid invitation that was not accepted yet. */
export async function isInvited(db: Db, now: Date, accountId: string): Promise<boolean> {
  const holds = and(eq(invitations.accountId, accountId), gt(invitations.expiresAt, now))
  const rows = await db.select({ id: invitations.accountId }).from(invitations).where(holds)
  return rows.length > 0
}

/** Returns the active sessions of staff, the latest first. */
export async function listStaffSessions(
  db: Db,
  now: Date,
  { limit, after: last }: { limit: number; after: { at: Date; id: string } | undefined },
): Promise<SessionRow[]> {
  const isBefore =
    last && or(lt(sessions.createdAt, last.at), and(eq(sessions.createdAt, last.at), lt(sessions.id, last.id)))
  const idle = after(now, -sessionLife('admin').idle)
  return await db
    .select({ session: sessions, email: accounts.email })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.id, sessions.accountId), eq(accounts.staffRole, sessions.staffRole)))
    .where(and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idle), isBefore))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(limit + 1)
}

/** Returns a session of a staff member, with the member's role. */
export async function findStaffSession(db: Db, id: string) {
  const [row] = await db
    .select({ id: sessions.id, accountId: accounts.id, staffRole: accounts.staffRole })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, id), isNotNull(accounts.staffRole)))
  return row
}

async function countFactorsOf(db: Db, ids: string[]) {
  const keys = await db
    .select({ accountId: passkeys.accountId, count: count() })
    .from(passkeys)
    .where(inArray(passkeys.accountId, ids))
    .groupBy(passkeys.accountId)
  const apps = await db
    .select({ accountId: totpFactors.accountId })
    .from(totpFactors)
    .where(inArray(totpFactors.accountId, ids))
  return (id: string) => ({
    passkeys: keys.find(({ accountId }) => accountId === id)?.count ?? 0,
    totp: apps.some(({ accountId }) => accountId === id),
  })
}
