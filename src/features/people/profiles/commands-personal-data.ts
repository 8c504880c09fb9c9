import { eq, inArray } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { eraseFailedPrivate, eraseMessages } from '#features/platform/notifications/commands.ts'
import { eachOwnMessage } from '#features/platform/notifications/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'
import { endConsents, recordEndedConsents } from '#features/people/accounts/commands-consent.ts'
import { eraseConsentedFields } from './commands.ts'
import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Account } from '#features/people/accounts/model.ts'
import type { GivenConsent } from '#features/people/accounts/schemas.ts'
import { contactHashes, findAccount, findConsent, lockAccount } from '#features/people/accounts/queries.ts'
import { collectAccount } from './queries.ts'
import { accounts, challenges, knownDevices } from '#features/people/accounts/tables.ts'

/**
 * Returns everything that the shop stores about the caller, as one JSON text in chunks. The text is generated in steps while the client
 * reads, so a large export does not block other requests.
 */
export async function* exportPersonalData(
  shop: Shop,
  caller: Pick<Caller, 'accountId'>,
  parts: PersonalPart[],
): AsyncGenerator<string> {
  const account = await accountOf(shop, caller)
  const known = await collectAccount(shop.db, shop.keys, account)
  const others = await listOtherConsents(shop.db, account, parts)
  const consents = [...known.consents, ...others.map((consent) => ({ ...consent, withdrawnAt: null }))]
  yield* exportParts(shop, account, { ...known, consents }, parts)
}

/** Returns all data that the shop stores about a guest: a customer with an e-mail address but without an account. */
export async function* exportGuestData(shop: Shop, email: string, parts: PersonalPart[]): AsyncGenerator<string> {
  yield* exportParts(shop, { ...NOBODY, email, createdAt: shop.now() }, { email }, parts)
}

/** An account for exports of guest data. No account has this empty id, so data are found only by the e-mail address. */
const NOBODY = { id: '', phone: null, role: 'customer', staffRole: null, lang: 'ru' } as const

async function* exportParts(
  shop: Shop,
  account: Account,
  known: object,
  parts: PersonalPart[],
): AsyncGenerator<string> {
  const first = { exportedAt: shop.now().toISOString(), ...known }
  yield JSON.stringify(first).slice(0, -1)
  yield ',"messages":'
  yield* listAsJson(eachOwnMessage(shop.db, contactsOf(account)))
  for (const { name, collect } of parts) {
    yield `,${JSON.stringify(name)}:`
    const found = collect(shop.db, account)
    if (Symbol.asyncIterator in found) yield* listAsJson(found)
    else yield JSON.stringify((await found) ?? null)
  }
  yield '}'
}

async function* listAsJson(slices: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const items of slices) {
    yield before + JSON.stringify(items).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** Lists the active consents of the caller: the consent of the account, and the consents that were given with orders or to partners. */
export async function listConsents(
  shop: Shop,
  caller: Pick<Caller, 'accountId'>,
  parts: PersonalPart[],
): Promise<GivenConsent[]> {
  const account = await accountOf(shop, caller)
  const { given, textVersion, givenAt } = await findConsent(shop.db, account.id)
  const own = given ? [{ with: 'account' as const, orderId: null, textVersion, lang: null, givenAt }] : []
  return [...own, ...(await listOtherConsents(shop.db, account, parts))]
}

/** Lists each order once. If several features store data of an order, returns the entry that has a consent. */
async function listOtherConsents(db: Db, account: Account, parts: PersonalPart[]): Promise<GivenConsent[]> {
  const found: GivenConsent[] = []
  for (const { listConsents: list } of parts) found.push(...((await list?.(db, account)) ?? []))
  const given = found.filter(({ givenAt }) => givenAt !== null)
  const known = new Set(given.map(({ orderId }) => orderId))
  const entered = new Map(found.flatMap((one) => (known.has(one.orderId) ? [] : [[one.orderId, one]])))
  return [...given, ...entered.values()]
}

/** Ends the consent and erases the data that were stored under it. */
export async function withdrawConsent(shop: Shop, caller: Caller, parts: PersonalPart[]): Promise<void> {
  const account = await accountOf(shop, caller)
  await shop.db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    await endConsent(tx, shop, account, parts)
  })
}

/** Does the same as `withdrawConsent` inside the caller's transaction, which has locked the account. */
export async function endConsent(tx: Db, shop: Shop, account: Account, parts: PersonalPart[]): Promise<void> {
  const now = shop.now()
  // Consents of orders are deleted with the texts of the orders. So if the account has no consent, the end of these consents is recorded here.
  if (!(await findConsent(tx, account.id)).given)
    await recordEndedConsents(tx, now, account.id, await listOtherConsents(tx, account, parts))
  await endConsents(tx, now, account.id)
  await eraseConsentedFields(tx, now, account.id)
  await eraseFailedPrivate(tx, contactsOf(account))
  for (const part of parts) await part.eraseConsented?.(tx, account)
}

/** Deletes the account and its data. Each feature keeps only the data that accounting needs. */
export async function deleteAccount(
  shop: Shop,
  caller: Pick<Caller, 'accountId'>,
  parts: PersonalPart[],
): Promise<void> {
  const account = await accountOf(shop, caller)
  await shop.db.transaction(async (tx) => await eraseAccount(tx, shop, account, parts))
  logErased(shop, account.id)
}

/**
 * Logs the deletion of an account. The log is not in the database. So after an older backup is restored, the log shows which accounts must be
 * erased again (docs/operations.md).
 */
export function logErased({ log }: Pick<Shop, 'log'>, account: string): void {
  log.info({ account }, 'account erased with its personal data')
}

/** Does the same as `deleteAccount` inside the caller's transaction. */
export async function eraseAccount(tx: Db, shop: Shop, account: Account, parts: PersonalPart[]): Promise<void> {
  const hashes = contactHashes(shop.keys, account)
  await lockAccount(tx, account.id)
  for (const part of parts) await part.erase(tx, account)
  await eraseMessages(tx, contactsOf(account))
  await tx.delete(challenges).where(inArray(challenges.contactHash, hashes))
  await tx.delete(knownDevices).where(inArray(knownDevices.contactHash, hashes))
  // The database also deletes the account's sessions, profile, consents and plan.
  await tx.delete(accounts).where(eq(accounts.id, account.id))
}

function contactsOf({ email, phone }: Account): string[] {
  return [email, phone].filter((contact) => contact !== null)
}

async function accountOf(shop: Shop, { accountId }: Pick<Caller, 'accountId'>): Promise<Account> {
  const account = await findAccount(shop.db, shop.keys, accountId)
  // The account may have been deleted after the session was read.
  if (!account) throw new Refusal('unauthenticated', 'http.unauthenticated')
  return account
}
