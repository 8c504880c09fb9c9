import type { Role } from '#base/role.ts'

/** Who makes a call: found by the session's cookie, never by anything the call says of itself. */
export type Caller = { accountId: string; sessionId: string; role: Role }
