import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { after, DAY, MINUTE, isDue } from '#base/time.ts'
import { renewSession } from '#features/people/accounts/commands-session.ts'
import { findAccount, lockAccount } from '#features/people/accounts/queries.ts'
import { asksSecondFactor, isFreshFactor } from '#features/people/accounts/rules-second-factor.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { AuditAction } from '#features/platform/audit/model.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin, type Limit, uncount } from '#server/database/rate-limits.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'
import { type FactorChange, factorChangedEmail } from './emails.ts'
import { CHALLENGE_LIFE, type ChallengeKind, RECOVERY_CODES } from './model.ts'
import { countFactors } from './queries-factors.ts'
import { readRecoveryCode, formatRecoveryCode } from './rules.ts'
import { factorChallenges, passkeys, recoveryCodes, totpFactors } from './tables.ts'

/** The data for the cookie of a session in which a second factor was just passed. `at`: the time when the factor was passed. */
export type RenewedSession = { token: string; lifeMs: number; at: Date }

export const invalidCode = () =>
  new Refusal('invalid', 'second-factor.code-invalid', {
    faults: [{ path: 'code', code: 'second-factor.code-invalid' }],
  })

/** The limits for guessing the codes of a second factor. After five guesses the person must wait, and there is also a limit per day. */
function guessLimits(accountId: string): Limit[] {
  return [
    { key: `second-factor:${accountId}`, most: 5, windowMs: 15 * MINUTE },
    { key: `second-factor-day:${accountId}`, most: 30, windowMs: DAY },
  ]
}

/** Counts a guess in a separate statement before the code is checked. So concurrent guesses are all counted. */
export async function countGuess({ db, now }: Shop, accountId: string): Promise<void> {
  for (const limit of guessLimits(accountId)) await countWithin(db, now(), limit)
}

/** Removes the last counted guess, because a correct code is not a guess. */
export async function uncountGuess(db: Db, accountId: string): Promise<void> {
  for (const { key } of guessLimits(accountId)) await uncount(db, key)
}

/**
 * Refuses a change of the second factors if the person has not passed a factor within the last five minutes. Only the first factor can be
 * registered without this condition.
 */
export async function assertMayChange(db: Db, now: Date, { accountId, secondFactorAt }: Caller): Promise<void> {
  if (isFreshFactor(secondFactorAt ?? null, now)) return
  if ((await countFactors(db, accountId)) > 0) throw new Refusal('forbidden', 'second-factor.needed')
}

/** Stores a challenge for this session. It replaces an earlier challenge of the same kind. Returns the time at which the challenge expires. */
export async function openChallenge(
  db: Db,
  now: Date,
  input: { sessionId: string; kind: ChallengeKind; id?: string; challenge?: string; secret?: string },
): Promise<Date> {
  const { sessionId, kind, id = newId(), challenge = null, secret = null } = input
  const row = { id, challenge, secret, expiresAt: after(now, CHALLENGE_LIFE) }
  await db
    .insert(factorChallenges)
    .values({ sessionId, kind, ...row })
    .onConflictDoUpdate({ target: [factorChallenges.sessionId, factorChallenges.kind], set: row })
  return row.expiresAt
}

/** Deletes a challenge and returns it, so each challenge accepts only one answer, correct or wrong. Refuses an expired challenge. */
export async function takeChallenge(db: Db, now: Date, sessionId: string, kind: ChallengeKind) {
  const [row] = await db
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.sessionId, sessionId), eq(factorChallenges.kind, kind)))
    .returning()
  if (!row || isDue(row.expiresAt, now, CHALLENGE_LIFE)) throw new Refusal('conflict', 'second-factor.challenge-over')
  return row
}

/** Records that the second factor was passed in this session. The session gets a new id and a new cookie. */
export async function passSecondFactor(tx: Db, at: Date, { sessionId }: Caller): Promise<RenewedSession> {
  return { ...(await renewSession(tx, at, sessionId)), at }
}

/** Passes the second factor with a recovery code. The code cannot be used again. */
export async function passByRecoveryCode(shop: Shop, caller: Caller, typed: string): Promise<RenewedSession> {
  const { accountId } = caller
  await countGuess(shop, accountId)
  const passed = await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const codeHash = hashRecoveryCode(accountId, readRecoveryCode(typed))
    const isUnused = and(
      eq(recoveryCodes.accountId, accountId),
      eq(recoveryCodes.codeHash, codeHash),
      isNull(recoveryCodes.usedAt),
    )
    const used = await tx.update(recoveryCodes).set({ usedAt: now }).where(isUnused).returning({ id: recoveryCodes.id })
    if (used.length !== 1) throw invalidCode()
    const left = await countCodes(tx, accountId)
    await writeFactorAudit(tx, now, caller, 'second-factor.recovery', { after: { codesLeft: left } })
    await emailOwner(tx, shop, caller, { kind: 'code', left })
    return await passSecondFactor(tx, now, caller)
  })
  await uncountGuess(shop.db, accountId)
  return passed
}

/** Creates a new set of recovery codes and deletes the previous set. Returns the codes, which nobody can read later. */
export async function renewRecoveryCodes(shop: Shop, caller: Caller): Promise<string[]> {
  return await shop.db.transaction(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, caller.accountId)
    await assertMayChange(tx, now, caller)
    if ((await countFactors(tx, caller.accountId)) === 0) throw new Refusal('conflict', 'second-factor.none')
    await writeFactorAudit(tx, now, caller, 'second-factor.codes', {})
    await emailOwner(tx, shop, caller, { kind: 'codes' })
    return await writeRecoveryCodes(tx, now, caller.accountId)
  })
}

/** Creates recovery codes if this is the account's first factor. Runs in the transaction that registers the factor. */
export async function createFirstCodes(tx: Db, now: Date, accountId: string, isFirst: boolean) {
  return isFirst ? await writeRecoveryCodes(tx, now, accountId) : null
}

/** Removes a passkey or the authenticator app. Refuses to remove the last factor of a person who needs a factor. */
export async function removeFactor(
  shop: Shop,
  caller: Caller,
  factor: { kind: 'passkey'; id: string } | { kind: 'totp' },
): Promise<void> {
  const { accountId } = caller
  await shop.db.transaction(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, accountId)
    await assertMayChange(tx, now, caller)
    const removed =
      factor.kind === 'totp'
        ? await tx.delete(totpFactors).where(eq(totpFactors.accountId, accountId)).returning({ id: totpFactors.id })
        : await tx
            .delete(passkeys)
            .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, factor.id)))
            .returning({ id: passkeys.id })
    if (removed.length === 0) throw new Refusal('not-found', 'second-factor.not-found')
    const left = await countFactors(tx, accountId)
    if (left === 0 && asksSecondFactor(shop.config)) throw new Refusal('conflict', 'second-factor.last')
    // Recovery codes only replace a lost factor. If they stayed after the removal of the last factor, a person could pass with the codes alone.
    if (left === 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
    await writeFactorAudit(tx, now, caller, 'second-factor.remove', { before: { kind: factor.kind } })
    await emailOwner(tx, shop, caller, { kind: 'removed', factor: factor.kind })
  })
}

/** Removes all factors of an account, in the transaction that removes the account's staff role. */
export async function eraseFactors(tx: Db, accountId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId))
  await tx.delete(totpFactors).where(eq(totpFactors.accountId, accountId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now))
}

type Facts = { before?: unknown; after?: unknown }

export async function writeFactorAudit(tx: Db, now: Date, { accountId }: Caller, action: AuditAction, facts: Facts) {
  await writeAudit(tx, now, { actorId: accountId, action, subject: 'account', subjectId: accountId, ...facts })
}

/** Tells the owner of the account about the change by e-mail. Without an e-mail address, the owner sees the change only in the staff panel. */
export async function emailOwner(tx: Db, shop: Shop, { accountId }: Caller, change: FactorChange): Promise<void> {
  const account = await findAccount(tx, shop.keys, accountId)
  if (!account?.email) return
  const { email: to } = account
  const { lang } = inOfferedLang(shop, account)
  await queueMessage(tx, shop, factorChangedEmail({ to, lang, at: shop.now(), change }, createSender(shop)))
}

async function writeRecoveryCodes(tx: Db, now: Date, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => formatRecoveryCode(randomBytes(16)))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      id: newId(),
      accountId,
      codeHash: hashRecoveryCode(accountId, readRecoveryCode(code)),
      createdAt: now,
    })),
  )
  return codes
}

async function countCodes(tx: Db, accountId: string): Promise<number> {
  const unused = and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))
  const [left] = await tx.select({ codes: count() }).from(recoveryCodes).where(unused)
  return left?.codes ?? 0
}

/** Hashes a recovery code. A plain hash is enough, because a code has 80 random bits. The hash does not depend on the shop's keys. */
function hashRecoveryCode(accountId: string, code: string): string {
  return createHash('sha256').update(`${accountId}:${code}`).digest('hex')
}
