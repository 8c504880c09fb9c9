import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Role, StaffRole } from '#base/role.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { after, DAY, hasPassed, MINUTE } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { dropEndedLimits } from '#server/database/rate-limits.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken } from '#server/tokens.ts'
import { findSession } from './queries.ts'
import { sessionLife } from './rules-sessions.ts'
import { DEVICE_LIFE } from './rules.ts'
import { challenges, knownDevices, sessions } from './tables.ts'

/** A new random token of 256 bits, as hexadecimal digits for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('hex')
}

type NewSession = { accountId: string; role: Role; staffRole: StaffRole | null; device: string }

/** Opens a session, in the transaction of the sign-in. Returns the token for the session's cookie. The shop stores only a hash of the token. */
export async function openSession(
  tx: Db,
  now: Date,
  { accountId, role, staffRole, device }: NewSession,
): Promise<string> {
  const token = newToken()
  await tx.insert(sessions).values({
    id: newId(),
    tokenHash: hashToken(token),
    accountId,
    role,
    staffRole,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, sessionLife(role).most),
  })
  return token
}

/**
 * Records that the person passed a second factor in this session. The session gets a new id and a new token, so a token that was copied
 * earlier is worthless. Returns the new token and its remaining lifetime.
 */
export async function renewSession(tx: Db, now: Date, sessionId: string): Promise<{ token: string; lifeMs: number }> {
  const token = newToken()
  const [renewed] = await tx
    .update(sessions)
    .set({ id: newId(), tokenHash: hashToken(token), secondFactorAt: now })
    .where(eq(sessions.id, sessionId))
    .returning({ expiresAt: sessions.expiresAt })
  if (!renewed) throw new Refusal('unauthenticated', 'http.unauthenticated')
  return { token, lifeMs: renewed.expiresAt.getTime() - now.getTime() }
}

/**
 * Finds the caller of a request. Also records, at most once a minute, that the session is in use. The automatic calls of an open panel do
 * not extend the session of staff or partners: the idle limit of one hour protects unattended screens.
 */
export async function recogniseCaller(
  shop: Shop,
  token: string | undefined,
  { byTimer }: { byTimer?: true } = {},
): Promise<Caller | undefined> {
  const now = shop.now()
  const found = await findSession(shop.db, now, token)
  if (!found) return undefined
  const { lastSeenAt, ...caller } = found
  const isUse = !byTimer || caller.role === 'customer'
  if (isUse && hasPassed(lastSeenAt, MINUTE, now))
    await shop.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, caller.sessionId))
  return caller
}

/** In the sandbox: moves all times of the sessions together with the shop's clock, so that the moved clock ends no session. */
export async function moveSessions(tx: Db, seconds: number): Promise<void> {
  const later = (time: typeof sessions.lastSeenAt | typeof sessions.secondFactorAt | typeof sessions.expiresAt) =>
    sql`${time} + ${seconds} * interval '1 second'`
  await tx.update(sessions).set({
    lastSeenAt: later(sessions.lastSeenAt),
    expiresAt: later(sessions.expiresAt),
    secondFactorAt: later(sessions.secondFactorAt),
  })
}

/** Ends the session that has this token, if there is one. */
export async function closeSession(db: Db, token: string | undefined): Promise<void> {
  if (token !== undefined) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends one of the caller's own sessions. */
export async function revokeSession(db: Db, { accountId }: Caller, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Refusal('not-found', 'accounts.not-found')
}

/** Deletes expired sessions, expired sign-in codes, old known browsers and old rate-limit windows (docs/security.md, "Personal data"). */
export async function sweepSessions({ db, now }: Shop): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(challenges).where(lt(challenges.expiresAt, after(now(), -DAY)))
  await db.delete(knownDevices).where(lt(knownDevices.createdAt, after(now(), -DEVICE_LIFE)))
  await dropEndedLimits(db, now())
}
