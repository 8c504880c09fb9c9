import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import type { StaffRole } from '#base/role.ts'
import type { Account } from '#features/people/accounts/model.ts'
import { accounts, sessions } from '#features/people/accounts/tables.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { AuditAction } from '#features/platform/audit/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { eraseFactors } from './commands-factors.ts'
import type { StaffContext } from './context.ts'
import type { Actor } from './model.ts'
import { findStaffSession, lockMember, lockOwners, type MemberRow } from './queries.ts'
import { assertRoleChange } from './rules.ts'
import type { RoleInput } from './schemas-members.ts'
import { invitations } from './tables.ts'

/** Changes the role of a staff member or of an invited person. All sessions of the account end. */
export async function changeRole(
  { shop, onRole }: Pick<StaffContext, 'shop' | 'onRole'>,
  by: Actor,
  accountId: string,
  { role, version }: RoleInput,
): Promise<MemberRow> {
  return await shop.db.transaction(async (tx) => {
    const { member, owners, present } = await lockForChange(tx, shop.now(), accountId)
    if (version !== undefined && version !== member.staffVersion)
      throw staleVersion({ role: present, version: member.staffVersion })
    assertRoleChange({ actor: by, target: { accountId, staffRole: present }, to: role, owners })
    if (role === present) return member
    const staffVersion = member.staffVersion + 1
    if (member.staffRole) {
      // If a staff member changes the role in the panel, the role no longer depends on the configuration. So a later change of the
      // configuration does not remove the role.
      const source = member.staffSource === 'config' && role !== 'owner' ? 'invitation' : member.staffSource
      await tx
        .update(accounts)
        .set({ staffRole: role, staffSource: source, staffVersion })
        .where(eq(accounts.id, accountId))
      await tx.delete(sessions).where(eq(sessions.accountId, accountId))
      await onRole(tx, accountId, role)
    } else {
      await tx.update(accounts).set({ staffVersion }).where(eq(accounts.id, accountId))
      await tx.update(invitations).set({ role }).where(eq(invitations.accountId, accountId))
    }
    await writeStaffAudit(tx, shop.now(), by, { action: 'staff.role', accountId, before: present, after: role })
    const changed = await lockMember(tx, shop.now(), accountId)
    return changed ?? member
  })
}

/**
 * Removes a role or withdraws an invitation. Also deletes the account's sessions and second factors. So a person who lost a phone can be
 * invited again and register new factors.
 */
export async function removeMember(shop: Shop, by: Actor, accountId: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const { member, owners, present } = await lockForChange(tx, now, accountId)
    assertRoleChange({ actor: by, target: { accountId, staffRole: present }, to: null, owners })
    const isActive = member.staffRole !== null
    if (isActive) {
      const none = {
        role: 'customer',
        staffRole: null,
        staffSource: null,
        staffVersion: member.staffVersion + 1,
      } as const
      await tx.update(accounts).set(none).where(eq(accounts.id, accountId))
      await tx.delete(sessions).where(eq(sessions.accountId, accountId))
      await eraseFactors(tx, accountId)
    }
    await endInvitations(tx, eq(invitations.accountId, accountId))
    const action = isActive ? 'staff.remove' : 'staff.withdraw'
    await writeStaffAudit(tx, now, by, { action, accountId, before: present })
  })
}

/** Ends a session of a staff member. A manager cannot end the session of an owner. */
export async function endStaffSession(shop: Shop, by: Actor, id: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const found = requireFound(await findStaffSession(tx, id), 'staff.not-found')
    if (found.staffRole === 'owner' && by.staffRole !== 'owner') throw new Refusal('forbidden', 'staff.owners-only')
    await tx.delete(sessions).where(eq(sessions.id, id))
    await writeStaffAudit(tx, shop.now(), by, { action: 'staff.session-end', accountId: found.accountId })
  })
}

/** Removes the staff role of the caller. Runs in the transaction that deletes the caller's own account. Refuses the shop's last owner. */
export async function leaveStaff(
  tx: Db,
  now: Date,
  { id, staffRole }: Pick<Account, 'id' | 'staffRole'>,
): Promise<void> {
  if (!staffRole) return
  if (staffRole === 'owner' && (await lockOwners(tx)) <= 1) throw new Refusal('conflict', 'staff.last-owner')
  await writeStaffAudit(tx, now, { accountId: id }, { action: 'staff.leave', accountId: id, before: staffRole })
}

/** Deletes invitations that nobody accepted within seven days, and the accounts that were created only for them. */
export async function sweepInvitations(shop: Shop): Promise<void> {
  const hasEnded = lte(invitations.expiresAt, shop.now())
  await shop.db.transaction(async (tx) => {
    // Locks the accounts before the invitations. Other code that changes invitations locks in the same sequence, which avoids deadlocks.
    const ended = tx.select({ id: invitations.accountId }).from(invitations).where(hasEnded)
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.id, ended))
      .orderBy(asc(accounts.id))
      .for('update')
    await endInvitations(tx, hasEnded)
  })
}

/** Called when an account gets data that must not be lost. Deletes the account's expired invitation, so that the account is not deleted with it. */
export async function deleteEndedInvitation(tx: Db, now: Date, accountId: string): Promise<void> {
  await tx.delete(invitations).where(and(eq(invitations.accountId, accountId), lte(invitations.expiresAt, now)))
}

type Change = { action: AuditAction; accountId: string; before?: StaffRole | undefined; after?: StaffRole }

export async function writeStaffAudit(
  tx: Db,
  now: Date,
  by: Pick<Actor, 'accountId'>,
  { action, accountId, before, after }: Change,
) {
  await writeAudit(tx, now, {
    actorId: by.accountId,
    action,
    subject: 'account',
    subjectId: accountId,
    ...(before && { before: { role: before } }),
    ...(after && { after: { role: after } }),
  })
}

/** Locks the owners before the staff member. All code locks in this sequence, so that two changes at the same time cannot deadlock. */
async function lockForChange(tx: Db, now: Date, accountId: string) {
  const owners = await lockOwners(tx)
  const member = await lockMember(tx, now, accountId)
  const present = member?.staffRole ?? member?.invitation?.role
  if (!member || !present) throw new Refusal('not-found', 'staff.not-found')
  // An invited person is not an owner yet, even if the invitation is for an owner. So the rule about the last owner does not apply to this person.
  return { member, present, owners: member.staffRole ? owners : Number.POSITIVE_INFINITY }
}

async function endInvitations(tx: Db, which: ReturnType<typeof eq>): Promise<void> {
  const ended = await tx.delete(invitations).where(which).returning()
  for (const { accountId, madeAccount } of ended) {
    if (!madeAccount) continue
    const isUnused = and(eq(accounts.id, accountId), isNull(accounts.lastSignInAt), isNull(accounts.staffRole))
    await tx.delete(accounts).where(and(isUnused, sql`${accounts.role} = 'customer'`))
  }
}
