import type { Role, StaffRole } from '#base/role.ts'

/** Who makes a call: found by the session's cookie, never by anything the call says of itself. */
export type Caller = {
  accountId: string
  sessionId: string
  role: Role
  /** Of the staff only, whose `role` is `admin`. */
  staffRole?: StaffRole | null
  /** When this session last passed a second factor. */
  secondFactorAt?: Date | null
}

/** Who makes a request, by the cookies of its session. What a page asks `byTimer` is no use of it. */
export type FindCaller = (cookies: string | undefined, asked?: { byTimer?: true }) => Promise<Caller | undefined>
