import type { Role, StaffRole } from '#base/role.ts'

/** The person who makes a call. Only the session cookie determines the person, never the content of the call. */
export type Caller = {
  accountId: string
  sessionId: string
  role: Role
  /** The staff role, only for staff. The `role` of staff is `admin`. */
  staffRole?: StaffRole | null
  /** The time at which this session last passed a second factor. */
  secondFactorAt?: Date | null
}

/** Finds the caller by the session cookies. Requests `byTimer` do not count as use of the session. */
export type FindCaller = (cookies: string | undefined, options?: { byTimer?: true }) => Promise<Caller | undefined>
