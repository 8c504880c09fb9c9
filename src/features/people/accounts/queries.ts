import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import { isActor } from '#features/platform/audit/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Keyring } from '#server/keyring.ts'
import { hashToken } from '#server/tokens.ts'
import type { ConsentView, SessionView } from './schemas.ts'
import type { Account, Contact } from './model.ts'
import { presentAccount, presentConsent, presentSession } from './present.ts'
import { sessionEnded, sessionHolds } from './rules-sessions.ts'
import { DEVICE_LIFE, isToken } from './rules.ts'
import { accounts, consents, knownDevices, sessions } from './tables.ts'

type Now = Date

/** True if a shop has ever run on this database. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).limit(1)
  return rows.length > 0
}

/** Finds a session by its token, with its account. Undefined if the session has expired or ended because the role changed. */
export async function findSession(
  db: Db,
  now: Now,
  token: string | undefined,
): Promise<(Caller & { lastSeenAt: Date }) | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await db
    .select({ session: sessions, role: accounts.role, staffRole: accounts.staffRole })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, hashToken(token)))
  if (!row || !sessionHolds(row.session, row, now)) return undefined
  const { id, accountId, lastSeenAt, secondFactorAt } = row.session
  return { accountId, sessionId: id, role: row.role, staffRole: row.staffRole, secondFactorAt, lastSeenAt }
}

export async function findAccount(db: Db, keys: Keyring, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row && presentAccount(row, keys)
}

/**
 * Locks the account for the rest of the transaction. So a write that needs consent cannot run at the same time as a withdrawal of consent.
 * Refuses the caller if the account was deleted after the session was read.
 */
export async function lockAccount(tx: Db, id: string): Promise<void> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
  if (rows.length === 0) throw new Refusal('unauthenticated', 'http.unauthenticated')
}

/** Returns the hashes of an account's contacts under every key. Sign-in codes and known browsers are found by these hashes. */
export function contactHashes(keys: Keyring, account: Pick<Account, 'email' | 'phone'>): string[] {
  return (['email', 'phone'] as const).flatMap((kind) => {
    const contact = account[kind]
    return contact === null ? [] : keys.hashes('contact', kind, contact)
  })
}

export async function listEmailsOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, ids))
  return new Map(rows.map(({ id, email }) => [id, email ?? '']))
}

/** Returns the accounts that appear in the audit log and whose e-mail address contains this text. */
export async function findActorsByPartOfEmail(db: Db, text: string): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(sql`position(${text.toLowerCase()} in ${accounts.email}) > 0`, isActor(db, accounts.id)))
  return rows.map(({ id }) => id)
}

/** Finds the account to which a contact signs in. */
export async function findAccountBy(db: Db, keys: Keyring, contact: Contact): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(
      contact.kind === 'email'
        ? eq(accounts.email, contact.value)
        : inArray(accounts.phoneHash, keys.hashes('phone', contact.value)),
    )
  return row && presentAccount(row, keys)
}

/** True if somebody has signed in with a code that was sent to this e-mail address. */
export async function isProvedAddress(db: Db, address: string): Promise<boolean> {
  const isProved = and(eq(accounts.email, address), isNotNull(accounts.lastSignInAt))
  return (await db.select({ id: accounts.id }).from(accounts).where(isProved)).length > 0
}

/** Finds the account of a person for whom somebody else places an order. Searches by phone number only if the e-mail address is empty. */
export async function findAccountOf(
  db: Db,
  keys: Keyring,
  { email, phone }: { email: string; phone: string | undefined },
): Promise<Account | undefined> {
  if (email !== '') return await findAccountBy(db, keys, { kind: 'email', value: email })
  return phone === undefined ? undefined : await findAccountBy(db, keys, { kind: 'phone', value: phone })
}

/** Returns the signed-in browsers of the caller, the latest first. */
export async function listSessions(db: Db, now: Now, { accountId, sessionId }: Caller): Promise<SessionView[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
  return rows.filter((row) => !sessionEnded(row, now)).map((row) => presentSession(row, sessionId))
}

/** True if the token belongs to a browser that signed in with this contact. */
export async function isKnownDevice(db: Db, now: Now, token: string | undefined, hashes: string[]): Promise<boolean> {
  const tokenHash = hashToken(isToken(token) ? token : '')
  const rows = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash),
        inArray(knownDevices.contactHash, hashes),
        gt(knownDevices.createdAt, after(now, -DEVICE_LIFE)),
      ),
    )
  return rows.length > 0
}

/** Returns the active consent: the consent that was given and not withdrawn. */
export async function findConsent(db: Db, accountId: string): Promise<ConsentView> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.accountId, accountId), isNull(consents.withdrawnAt)))
    .orderBy(desc(consents.givenAt))
    .limit(1)
  return presentConsent(row)
}
