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
import { inOfferedLang, queueMessage, senderOf } from '#features/platform/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin, type Limit, uncount } from '#server/database/rate-limits.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'
import { type FactorChange, factorChangedEmail } from './emails.ts'
import { CHALLENGE_LIFE, type ChallengeKind, RECOVERY_CODES } from './model.ts'
import { countFactors } from './queries-factors.ts'
import { readRecoveryCode, recoveryCodeOf } from './rules.ts'
import { factorChallenges, passkeys, recoveryCodes, totpFactors } from './tables.ts'

/** The session that goes on after a pass, for its cookie; `at` is when it was passed. */
export type Passed = { token: string; lifeMs: number; at: Date }

export const invalidCode = () =>
  new Refusal('invalid', 'second-factor.code-invalid', {
    faults: [{ path: 'code', code: 'second-factor.code-invalid' }],
  })

/** Five guesses at typed codes, then a pause; and not many more in a whole day. */
function guessLimits(accountId: string): Limit[] {
  return [
    { key: `second-factor:${accountId}`, most: 5, windowMs: 15 * MINUTE },
    { key: `second-factor-day:${accountId}`, most: 30, windowMs: DAY },
  ]
}

/** Counts a guess before it is looked at, in statements of their own: guesses made at the same moment are each counted. */
export async function countGuess({ db, now }: Shop, accountId: string): Promise<void> {
  for (const limit of guessLimits(accountId)) await countWithin(db, now(), limit)
}

/** A right code was no guess. */
export async function uncountGuess(db: Db, accountId: string): Promise<void> {
  for (const { key } of guessLimits(accountId)) await uncount(db, key)
}

/** Adding the first factor needs no check; whoever has a factor must have passed it just now to change any. */
export async function assertMayChange(db: Db, now: Date, { accountId, secondFactorAt }: Caller): Promise<void> {
  if (isFreshFactor(secondFactorAt ?? null, now)) return
  if ((await countFactors(db, accountId)) > 0) throw new Refusal('forbidden', 'second-factor.needed')
}

/** Stores a challenge for this session in place of an earlier one of the same kind. Returns when it expires. */
export async function openChallenge(
  db: Db,
  now: Date,
  asked: { sessionId: string; kind: ChallengeKind; id?: string; challenge?: string; secret?: string },
): Promise<Date> {
  const { sessionId, kind, id = newId(), challenge = null, secret = null } = asked
  const row = { id, challenge, secret, expiresAt: after(now, CHALLENGE_LIFE) }
  await db
    .insert(factorChallenges)
    .values({ sessionId, kind, ...row })
    .onConflictDoUpdate({ target: [factorChallenges.sessionId, factorChallenges.kind], set: row })
  return row.expiresAt
}

/** Deletes a challenge and returns it, so that it is answered at most once, rightly or not. Refuses an expired one. */
export async function takeChallenge(db: Db, now: Date, sessionId: string, kind: ChallengeKind) {
  const [row] = await db
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.sessionId, sessionId), eq(factorChallenges.kind, kind)))
    .returning()
  if (!row || isDue(row.expiresAt, now, CHALLENGE_LIFE)) throw new Refusal('conflict', 'second-factor.challenge-over')
  return row
}

/** The session has passed: it goes on under a new id and cookie. */
export async function pass(tx: Db, at: Date, { sessionId }: Caller): Promise<Passed> {
  return { ...(await renewSession(tx, at, sessionId)), at }
}

/** Passes with one of the recovery codes, which is then used up. */
export async function passByRecoveryCode(shop: Shop, caller: Caller, typed: string): Promise<Passed> {
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
    return await pass(tx, now, caller)
  })
  await uncountGuess(shop.db, accountId)
  return passed
}

/** Makes a new set of recovery codes, with which the set before ends. Answers them this once. */
export async function renewRecoveryCodes(shop: Shop, caller: Caller): Promise<string[]> {
  return await shop.db.transaction(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, caller.accountId)
    await assertMayChange(tx, now, caller)
    if ((await countFactors(tx, caller.accountId)) === 0) throw new Refusal('conflict', 'second-factor.none')
    await writeFactorAudit(tx, now, caller, 'second-factor.codes', {})
    await tellOwner(tx, shop, caller, { kind: 'codes' })
    return await writeRecoveryCodes(tx, now, caller.accountId)
  })
}

/** In the transaction that registers a factor: the first one comes with its recovery codes. */
export async function codesOfFirstFactor(tx: Db, now: Date, accountId: string, isFirst: boolean) {
  return isFirst ? await writeRecoveryCodes(tx, now, accountId) : null
}

/** Removes a passkey, or the authenticator app; never the last factor of somebody who must have one. */
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
    // Codes that stand in for nothing would be a factor of their own.
    if (left === 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
    await writeFactorAudit(tx, now, caller, 'second-factor.remove', { before: { kind: factor.kind } })
    await tellOwner(tx, shop, caller, { kind: 'removed', factor: factor.kind })
  })
}

/** Takes every factor of an account away, in the transaction that takes its role. */
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

/** Writes to the person whose account it is; one without an e-mail address learns it from the page alone. */
export async function tellOwner(tx: Db, shop: Shop, { accountId }: Caller, change: FactorChange): Promise<void> {
  const account = await findAccount(tx, shop.keys, accountId)
  if (!account?.email) return
  const { email: to } = account
  const { lang } = inOfferedLang(shop, account)
  await queueMessage(tx, shop, factorChangedEmail({ to, lang, at: shop.now(), change }, senderOf(shop)))
}

async function writeRecoveryCodes(tx: Db, now: Date, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(16)))
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

/** Of 80 random bits a plain hash is enough, and outlives a change of the shop's keys. */
function hashRecoveryCode(accountId: string, code: string): string {
  return createHash('sha256').update(`${accountId}:${code}`).digest('hex')
}
