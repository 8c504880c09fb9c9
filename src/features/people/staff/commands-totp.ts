import { and, eq, gt, lt } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { findAccount, lockAccount } from '#features/people/accounts/queries.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'
import {
  assertMayChange,
  createFirstCodes,
  countGuess,
  invalidCode,
  openChallenge,
  passSecondFactor,
  type RenewedSession,
  emailOwner,
  uncountGuess,
  writeFactorAudit,
} from './commands-factors.ts'
import { challengeContext, totpContext } from './model.ts'
import { newTotpSecret, findCodeStep, totpAddress } from './providers/totp.ts'
import { countFactors, findTotp } from './queries-factors.ts'
import type { TotpOptions } from './schemas.ts'
import { factorChallenges, totpFactors } from './tables.ts'

/** Creates a secret for an authenticator app. The app is registered after the person types a correct code. */
export async function beginTotp(shop: Shop, caller: Caller, lang: 'ru' | 'en'): Promise<TotpOptions> {
  const { db, keys } = shop
  const now = shop.now()
  await assertMayChange(db, now, caller)
  const account = await findAccount(db, keys, caller.accountId)
  const id = newId()
  const secret = await newTotpSecret()
  const issuer = shop.settings().shopName[lang]
  const uri = await totpAddress(issuer, account?.email ?? account?.phone ?? caller.accountId, secret)
  const sealed = keys.seal(secret, challengeContext(id))
  const expiresAt = await openChallenge(db, now, {
    sessionId: caller.sessionId,
    kind: 'totp-registration',
    id,
    secret: sealed,
  })
  return { secret, uri, expiresAt: expiresAt.toISOString() }
}

/**
 * Registers the authenticator app whose secret this session created. The app replaces an earlier app. If the code is wrong, the person can
 * try again.
 */
export async function registerTotp(
  shop: Shop,
  caller: Caller,
  code: string,
): Promise<RenewedSession & { codes: string[] | null }> {
  const { accountId, sessionId } = caller
  await countGuess(shop, accountId)
  const registered = await shop.db.transaction(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, accountId)
    await assertMayChange(tx, now, caller)
    const pending = and(
      eq(factorChallenges.sessionId, sessionId),
      eq(factorChallenges.kind, 'totp-registration'),
      gt(factorChallenges.expiresAt, now),
    )
    const [challenge] = await tx.select().from(factorChallenges).where(pending)
    if (!challenge?.secret) throw new Refusal('conflict', 'second-factor.challenge-over')
    const secret = shop.keys.open(challenge.secret, challengeContext(challenge.id))
    const step = await findCodeStep(secret, code, { now, lastStep: 0 })
    if (step === undefined) throw invalidCode()
    const isFirst = (await countFactors(tx, accountId)) === 0
    const id = newId()
    await tx.delete(factorChallenges).where(eq(factorChallenges.id, challenge.id))
    await tx.delete(totpFactors).where(eq(totpFactors.accountId, accountId))
    await tx.insert(totpFactors).values({
      id,
      accountId,
      secret: shop.keys.seal(secret, totpContext(id)),
      lastStep: step,
      createdAt: now,
      lastUsedAt: now,
    })
    await writeFactorAudit(tx, now, caller, 'second-factor.add', { after: { kind: 'totp' } })
    await emailOwner(tx, shop, caller, { kind: 'added', factor: 'totp' })
    const codes = await createFirstCodes(tx, now, accountId, isFirst)
    return { ...(await passSecondFactor(tx, now, caller)), codes }
  })
  await uncountGuess(shop.db, accountId)
  return registered
}

/**
 * Passes the second factor with a code of the authenticator app. The code may be of the current time step, the previous step or the next
 * step. Each step's code is accepted only once.
 */
export async function passByTotp(shop: Shop, caller: Caller, code: string): Promise<RenewedSession> {
  const { accountId } = caller
  await countGuess(shop, accountId)
  const now = shop.now()
  const factor = await findTotp(shop.db, accountId)
  const step =
    factor &&
    (await findCodeStep(shop.keys.open(factor.secret, totpContext(factor.id)), code, {
      now,
      lastStep: factor.lastStep,
    }))
  if (!factor || step === undefined) throw invalidCode()
  const passed = await shop.db.transaction(async (tx) => {
    const used = await tx
      .update(totpFactors)
      .set({ lastStep: step, lastUsedAt: now })
      .where(and(eq(totpFactors.id, factor.id), lt(totpFactors.lastStep, step)))
      .returning({ id: totpFactors.id })
    if (used.length !== 1) throw invalidCode()
    return await passSecondFactor(tx, now, caller)
  })
  await uncountGuess(shop.db, accountId)
  return passed
}
