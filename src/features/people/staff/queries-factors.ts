import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import { type PasskeyRow, presentSecondFactor, type TotpRow } from './present.ts'
import type { SecondFactorView } from './schemas.ts'
import { passkeys, recoveryCodes, totpFactors } from './tables.ts'

export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt))
}

export async function findTotp(db: Db, accountId: string): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.accountId, accountId))
  return row
}

/** Returns how many second factors a person has. Recovery codes do not count, because they only replace a lost factor. */
export async function countFactors(db: Db, accountId: string): Promise<number> {
  const totp = await findTotp(db, accountId)
  return (await listPasskeys(db, accountId)).length + (totp ? 1 : 0)
}

/** Returns the state of the caller's second factor. */
export async function findSecondFactor(
  { db, config }: { db: Db; config: Config },
  now: Date,
  caller: Pick<Caller, 'accountId' | 'secondFactorAt'>,
): Promise<SecondFactorView> {
  const { accountId } = caller
  const unused = and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))
  const [left] = await db.select({ codes: count() }).from(recoveryCodes).where(unused)
  return presentSecondFactor({
    passkeys: await listPasskeys(db, accountId),
    totp: await findTotp(db, accountId),
    codesLeft: left?.codes ?? 0,
    passedAt: caller.secondFactorAt ?? null,
    now,
    config,
  })
}

/** Returns a person's second factors as stored, for the export. The export contains no secrets. */
export async function findFactorFacts(db: Db, accountId: string) {
  const totp = await findTotp(db, accountId)
  const keys = await listPasskeys(db, accountId)
  return {
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    authenticatorAppSince: totp?.createdAt.toISOString() ?? null,
  }
}
