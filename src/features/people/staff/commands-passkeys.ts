import { and, eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { findAccount, lockAccount } from '#features/people/accounts/queries.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'
import {
  assertMayChange,
  createFirstCodes,
  openChallenge,
  passSecondFactor,
  type RenewedSession,
  takeChallenge,
  emailOwner,
  writeFactorAudit,
} from './commands-factors.ts'
import { MAX_PASSKEYS } from './model.ts'
import {
  makeAuthenticationOptions,
  makeRegistrationOptions,
  readAuthentication,
  readRegistration,
} from './providers/webauthn.ts'
import { countFactors, listPasskeys } from './queries-factors.ts'
import type { RelyingParty } from './rules.ts'
import type { AuthenticationResponse, RegistrationResponse } from './schemas.ts'
import { passkeys } from './tables.ts'

/** Returns the data that a browser needs to create a passkey. The challenge in these data is valid for five minutes and accepts one answer. */
export async function beginPasskey(shop: Shop, caller: Caller, party: RelyingParty) {
  const { accountId, sessionId } = caller
  const now = shop.now()
  await assertMayChange(shop.db, now, caller)
  const account = await findAccount(shop.db, shop.keys, accountId)
  const known = await listPasskeys(shop.db, accountId)
  if (known.length >= MAX_PASSKEYS) throw new Refusal('conflict', 'second-factor.too-many-passkeys')
  const email = account?.email ?? account?.phone ?? accountId
  const options = await makeRegistrationOptions(party, { id: accountId, email, known })
  await openChallenge(shop.db, now, { sessionId, kind: 'passkey-registration', challenge: options.challenge })
  return options
}

/**
 * Registers the passkey that a browser created. The person has just used the passkey, so the session is treated as having passed the second
 * factor.
 */
export async function registerPasskey(
  shop: Shop,
  caller: Caller,
  made: { party: RelyingParty; name: string; response: RegistrationResponse },
): Promise<RenewedSession & { codes: string[] | null }> {
  const { accountId, sessionId } = caller
  const challenge = await takeChallenge(shop.db, shop.now(), sessionId, 'passkey-registration')
  const credential = await readRegistration(made.party, challenge.challenge ?? '', made.response)
  if (!credential) throw new Refusal('invalid', 'second-factor.passkey-invalid')
  return await shop.db.transaction(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, accountId)
    await assertMayChange(tx, now, caller)
    const isFirst = (await countFactors(tx, accountId)) === 0
    const added = await tx
      .insert(passkeys)
      .values({ id: newId(), accountId, ...credential, name: made.name, createdAt: now, lastUsedAt: now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw new Refusal('conflict', 'second-factor.passkey-known')
    await writeFactorAudit(tx, now, caller, 'second-factor.add', { after: { kind: 'passkey' } })
    await emailOwner(tx, shop, caller, { kind: 'added', factor: 'passkey' })
    const codes = await createFirstCodes(tx, now, accountId, isFirst)
    return { ...(await passSecondFactor(tx, now, caller)), codes }
  })
}

/** Returns the data that a browser needs to use one of the caller's passkeys. */
export async function challengePasskey(shop: Shop, { accountId, sessionId }: Caller, party: RelyingParty) {
  const known = await listPasskeys(shop.db, accountId)
  if (known.length === 0) throw new Refusal('conflict', 'second-factor.none')
  const options = await makeAuthenticationOptions(party, known)
  await openChallenge(shop.db, shop.now(), { sessionId, kind: 'passkey', challenge: options.challenge })
  return options
}

/** Passes the second factor with a passkey. The passkey must have signed this session's challenge. */
export async function passByPasskey(
  shop: Shop,
  caller: Caller,
  { party, response }: { party: RelyingParty; response: AuthenticationResponse },
): Promise<RenewedSession> {
  const { accountId, sessionId } = caller
  const now = shop.now()
  const challenge = await takeChallenge(shop.db, now, sessionId, 'passkey')
  const known = (await listPasskeys(shop.db, accountId)).find(({ credentialId }) => credentialId === response.id)
  const counter = known && (await readAuthentication(party, challenge.challenge ?? '', known, response))
  if (!known || counter === undefined) throw new Refusal('invalid', 'second-factor.passkey-invalid')
  return await shop.db.transaction(async (tx) => {
    // The update requires that the counter still has the value that was read above. So if two calls send the same answer at the same time,
    // only one of them passes.
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, known.id), eq(passkeys.counter, known.counter)))
      .returning({ id: passkeys.id })
    if (used.length !== 1) throw new Refusal('invalid', 'second-factor.passkey-invalid')
    return await passSecondFactor(tx, now, caller)
  })
}
