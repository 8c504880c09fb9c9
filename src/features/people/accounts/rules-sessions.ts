import type { Role, StaffRole } from '#base/role.ts'
import { DAY, HOUR } from '#base/time.ts'

/** Returns how long a session may last in total, and how long without use, in milliseconds (docs/contract.md, "Signing in"). */
export function sessionLife(role: Role): { most: number; idle: number } {
  return role === 'customer' ? { most: 30 * DAY, idle: 7 * DAY } : { most: 12 * HOUR, idle: HOUR }
}

type SessionTimes = { role: Role; lastSeenAt: Date; expiresAt: Date }

export function sessionEnded({ role, lastSeenAt, expiresAt }: SessionTimes, now: Date): boolean {
  return now >= expiresAt || now.getTime() - lastSeenAt.getTime() >= sessionLife(role).idle
}

type Roles = { role: Role; staffRole: StaffRole | null }

/** True if a session is still valid. A session ends when it expires, or when one of the account's two roles changes. */
export function sessionHolds(session: SessionTimes & Roles, account: Roles, now: Date): boolean {
  const isSame = session.role === account.role && session.staffRole === account.staffRole
  return isSame && !sessionEnded(session, now)
}
