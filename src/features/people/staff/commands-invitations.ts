import { and, eq, gt } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invariant, Refusal } from '#base/refusal.ts'
import { after, DAY } from '#base/time.ts'
import type { Account, Contact } from '#features/people/accounts/model.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import { writeStaffAudit } from './commands.ts'
import type { StaffContext } from './context.ts'
import { invitationEmail } from './emails.ts'
import { type Actor, INVITATION_LIFE } from './model.ts'
import { lockMember, type MemberRow } from './queries.ts'
import { assertRoleChange } from './rules.ts'
import type { InvitationInput } from './schemas-members.ts'
import { invitations } from './tables.ts'

/** The maximum number of invitation e-mails to one address in a day. */
const MAX_INVITATIONS_PER_DAY = 5

/**
 * Invites an e-mail address to a role. If the address is invited again, the new role replaces the earlier one, and the invitation is valid
 * for another seven days.
 */
export async function inviteMember(shop: Shop, by: Actor, input: InvitationInput & { lang: Lang }): Promise<MemberRow> {
  const { email, role, lang } = input
  const now = shop.now()
  await countWithin(shop.db, now, {
    key: `invite:${shop.keys.hash('invite', email)}`,
    most: MAX_INVITATIONS_PER_DAY,
    windowMs: DAY,
  })
  return await shop.db.transaction(async (tx) => {
    const { id, isNew } = await openAccountOf(tx, shop, email, lang)
    const member = await lockMember(tx, now, id)
    invariant(member, 'the account was found or created above')
    if (member.staffRole) throw new Refusal('conflict', 'staff.already')
    if (member.role === 'partner') throw new Refusal('conflict', 'staff.is-partner')
    const promised = member.invitation?.role ?? null
    assertRoleChange({
      actor: by,
      target: { accountId: id, staffRole: promised },
      to: role,
      owners: Number.POSITIVE_INFINITY,
    })
    const row = { role, invitedBy: by.accountId, createdAt: now, expiresAt: after(now, INVITATION_LIFE) }
    await tx
      .insert(invitations)
      .values({ accountId: id, madeAccount: isNew, ...row })
      .onConflictDoUpdate({ target: invitations.accountId, set: row })
    const invitation = inOfferedLang(shop, { to: email, role, lang, expiresAt: row.expiresAt })
    await queueMessage(tx, shop, invitationEmail(invitation, createSender(shop)))
    await writeStaffAudit(tx, now, by, { action: 'staff.invite', accountId: id, after: role })
    const invited = await lockMember(tx, now, id)
    invariant(invited, 'the account is locked')
    return invited
  })
}

/**
 * Called in the transaction of a sign-in. Accepts a valid invitation if there is one, and returns the account's roles. The invitation was
 * sent to the account's e-mail address. So only a sign-in with this address accepts the invitation. A sign-in with the account's phone number
 * does not prove access to the mailbox.
 */
export async function roleFor(
  tx: Db,
  { shop, onRole }: Pick<StaffContext, 'shop' | 'onRole'>,
  account: Account,
  contact: Contact,
): Promise<Pick<Account, 'role' | 'staffRole'>> {
  const now = shop.now()
  const holds = and(eq(invitations.accountId, account.id), gt(invitations.expiresAt, now))
  const isMeant = account.role === 'customer' && contact.kind === 'email'
  const [invitation] = isMeant ? await tx.delete(invitations).where(holds).returning() : []
  if (!invitation) return account
  const { role: staffRole, invitedBy } = invitation
  await tx
    .update(accounts)
    .set({ role: 'admin', staffRole, staffSource: 'invitation' })
    .where(eq(accounts.id, account.id))
  await writeAudit(tx, now, {
    actorId: account.id,
    action: 'staff.join',
    subject: 'account',
    subjectId: account.id,
    after: { role: staffRole, invitedBy },
  })
  await onRole(tx, account.id, staffRole)
  return { role: 'admin', staffRole }
}

async function openAccountOf(tx: Db, shop: Shop, email: string, lang: Lang): Promise<{ id: string; isNew: boolean }> {
  const [made] = await tx
    .insert(accounts)
    .values({ id: newId(), email, role: 'customer', lang, createdAt: shop.now() })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (made) return { id: made.id, isNew: true }
  const [known] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  invariant(known, 'an account with this address exists')
  return { id: known.id, isNew: false }
}
