import { asksSecondFactor, isFreshFactor } from '#features/people/accounts/rules-second-factor.ts'
import type { SecondFactorView } from './schemas.ts'
import type { passkeys, totpFactors } from './tables.ts'
import type { MemberRow, SessionRow } from './queries.ts'
import type { StaffMember, StaffSession } from './schemas-members.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type TotpRow = typeof totpFactors.$inferSelect

type MemberState = {
  passkeys: PasskeyRow[]
  totp: TotpRow | undefined
  codesLeft: number
  passedAt: Date | null
  now: Date
  config: Parameters<typeof asksSecondFactor>[0]
}

export function presentSecondFactor({
  passkeys,
  totp,
  codesLeft,
  passedAt,
  now,
  config,
}: MemberState): SecondFactorView {
  return {
    required: asksSecondFactor(config),
    passed: passedAt !== null,
    fresh: isFreshFactor(passedAt, now),
    passedAt: passedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    totp: totp ? { createdAt: totp.createdAt.toISOString(), lastUsedAt: totp.lastUsedAt?.toISOString() ?? null } : null,
    recoveryCodesLeft: codesLeft,
  }
}

type SessionContext = { names: Map<string, string>; accountId: string; sessionId: string }

/** A staff member in the format of the API. For an invited person, the role is the role of the invitation. */
export function presentMember(
  { invitation, ...row }: MemberRow,
  { names, accountId }: SessionContext,
): StaffMember | undefined {
  const role = row.staffRole ?? invitation?.role
  if (!role) return undefined
  const isActive = row.staffRole !== null
  return {
    id: row.id,
    state: isActive ? 'active' : 'invited',
    email: row.email ?? '',
    name: names.get(row.id) ?? '',
    role,
    lang: row.lang,
    version: row.staffVersion,
    isYou: row.id === accountId,
    isNamedInConfiguration: row.staffSource === 'config',
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    invitedAt: isActive ? null : (invitation?.createdAt.toISOString() ?? null),
    expiresAt: isActive ? null : (invitation?.expiresAt.toISOString() ?? null),
    factors: row.factors,
  }
}

export function presentStaffSession(
  { session, email }: SessionRow,
  { names, sessionId }: SessionContext,
): StaffSession | undefined {
  if (!session.staffRole) return undefined
  return {
    id: session.id,
    accountId: session.accountId,
    email: email ?? '',
    name: names.get(session.accountId) ?? '',
    role: session.staffRole,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    secondFactorAt: session.secondFactorAt?.toISOString() ?? null,
    isCurrent: session.id === sessionId,
  }
}
