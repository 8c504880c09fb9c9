import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Account } from '#features/people/accounts/model.ts'
import { contactHashes, findAccount, findConsent } from '#features/people/accounts/queries.ts'
import { consents, knownDevices, sessions } from '#features/people/accounts/tables.ts'
import { isActor } from '#features/platform/audit/queries.ts'
import { searchWords } from '#base/text-folding.ts'
import { containsTyped, containWords, lacksWords } from '#server/database/words.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { presentProfile, type ProfileRow } from './present.ts'
import type { CurrentUser, ProfileView } from './schemas.ts'
import { profiles, profileWords } from './tables.ts'

export async function findProfile(db: Db, keys: Keyring, accountId: string): Promise<ProfileView | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.accountId, accountId))
  return row && presentProfile(row, keys)
}

/** Returns first and last names by account id. Accounts without a name are left out. */
export async function listNames(db: Db, accountIds: string[]): Promise<Map<string, string>> {
  const { accountId, firstName, lastName } = profiles
  const rows = await db
    .select({ accountId, firstName, lastName })
    .from(profiles)
    .where(inArray(profiles.accountId, accountIds))
  return new Map(rows.map((row) => [row.accountId, [row.firstName, row.lastName].filter(Boolean).join(' ')]))
}

/** Returns the accounts that appear in the audit log and whose owner has this name, in any spelling. */
export async function findActorsNamed(db: Db, text: string): Promise<string[]> {
  const name = sql`${profiles.firstName} || ' ' || ${profiles.lastName}`
  const words = db
    .select({ id: profileWords.id })
    .from(profileWords)
    .where(containWords(profileWords.words, searchWords(text)))
  const isNamed = or(inArray(profiles.id, words), and(lacksWords(profileWords, profiles.id), containsTyped(name, text)))
  const rows = await db
    .select({ accountId: profiles.accountId })
    .from(profiles)
    .where(and(isNamed, isActor(db, profiles.accountId)))
  return rows.map(({ accountId }) => accountId)
}

/** Locks the profile for the rest of the transaction. */
export async function lockProfile(tx: Db, accountId: string): Promise<ProfileRow | undefined> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId)).for('update')
  return row
}

/** Returns the signed-in customer, in the form of the response of `GET /api/auth/me`. */
export async function findCurrentUser(db: Db, keys: Keyring, accountId: string): Promise<CurrentUser | undefined> {
  const account = await findAccount(db, keys, accountId)
  if (!account) return undefined
  const profile = (await findProfile(db, keys, accountId)) ?? null
  const { id, email, phone, role, staffRole, createdAt } = account
  return {
    id,
    email: email ?? '',
    phone: phone ?? '',
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    role,
    staffRole,
    account: {
      id,
      role,
      staffRole,
      email,
      phone,
      createdAt: createdAt.toISOString(),
      consent: await findConsent(db, accountId),
    },
    profile,
  }
}

/** Returns the data that the feature `accounts` stores about a person, for the export. */
export async function collectAccount(db: Db, keys: Keyring, account: Account) {
  const given = await db
    .select()
    .from(consents)
    .where(eq(consents.accountId, account.id))
    .orderBy(desc(consents.givenAt))
  const signedIn = await db.select().from(sessions).where(eq(sessions.accountId, account.id))
  const hashes = contactHashes(keys, account)
  const known = await db.select().from(knownDevices).where(inArray(knownDevices.contactHash, hashes))
  return {
    account: {
      email: account.email,
      phone: account.phone,
      role: account.role,
      lang: account.lang,
      createdAt: account.createdAt.toISOString(),
    },
    profile: (await findProfile(db, keys, account.id)) ?? null,
    consents: given.map(({ textVersion, lang, givenAt, withdrawnAt }) => ({
      textVersion,
      lang,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    sessions: signedIn.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    knownBrowsers: known.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() })),
  }
}
