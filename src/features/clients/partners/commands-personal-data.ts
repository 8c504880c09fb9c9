import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { centsToDollars } from '#base/money.ts'
import type { Account } from '#features/people/accounts/model.ts'
import type { GivenConsent } from '#features/people/accounts/schemas.ts'
import { selectNamelessIds, selectOwnIds } from '#features/orders/orders/queries-own.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { openTexts, presentClient } from './present.ts'
import { partnerClients, partnerHandovers, partnerOrders, partnerPayouts, partners } from './tables.ts'

/** A person whose data partners have. A guest has neither an account nor an id. */
type Person = Pick<Account, 'id' | 'email' | 'phone'>

/** The SQL condition for the records that partners have of a person, by the verified contacts of the person. */
function recordsOf({ email, phone }: Person, keys: Keyring): SQL | undefined {
  return or(
    email === null ? undefined : eq(partnerClients.email, email),
    phone === null ? undefined : inArray(partnerClients.phoneHash, keys.hashes('phone', phone)),
  )
}

/**
 * The SQL condition for the orders that partners placed for a person. They are found by the client record and by the owner of the order,
 * because the record may have another address now or may be deleted with its partner.
 */
function ordersOf(db: Db, person: Person, recordIds: string[]): SQL | undefined {
  return or(inArray(partnerOrders.id, selectOwnIds(db, person)), inArray(partnerOrders.clientId, recordIds))
}

/** Reads the data that partners have about a person: the client records, and the orders of the person or of such a record. */
async function heldBy(db: Db, keys: Keyring, account: Account) {
  const clients = await db.select().from(partnerClients).where(recordsOf(account, keys))
  const ids = clients.map(({ id }) => id)
  const isTheirs = ordersOf(db, account, ids)
  return { clients, made: await db.select().from(partnerOrders).where(isTheirs) }
}

/** Collects the data that partners have of a person, for the person's export. */
export async function collectFromPartners(db: Db, keys: Keyring, account: Account) {
  const { clients, made } = await heldBy(db, keys, account)
  return {
    partner: await collectOwn(db, account.id),
    records: clients.map((row) => presentClient(row, keys)),
    orders: made.map((row) => ({ orderId: row.id, startDate: row.startDate, ...openTexts(row, keys) })),
  }
}

/** Collects the data of a partner: the name, and the notes of staff on each payout and on cash that the shop received. */
async function collectOwn(db: Db, id: string) {
  const [partner] = await db.select({ name: partners.name }).from(partners).where(eq(partners.id, id))
  if (!partner) return null
  const { month, amountCents, note, markedAt, partnerId } = partnerPayouts
  const rows = await db.select({ month, amountCents, note, markedAt }).from(partnerPayouts).where(eq(partnerId, id))
  const payouts = rows.map((row) => ({
    month: row.month,
    amountUsd: centsToDollars(row.amountCents),
    note: row.note,
    markedAt: row.markedAt.toISOString(),
  }))
  const given = await db.select().from(partnerHandovers).where(eq(partnerHandovers.partnerId, id))
  const handovers = given.map((row) => ({
    receivedOn: row.receivedOn,
    amountUsd: centsToDollars(row.amountCents),
    note: row.note,
    markedAt: row.markedAt.toISOString(),
  }))
  return { name: partner.name, payouts, handovers }
}

/** Lists the consents that a person gave to partners, and the orders with names or a wish that a partner entered. */
export async function listConsentsAtPartners(db: Db, keys: Keyring, account: Account): Promise<GivenConsent[]> {
  const { clients, made } = await heldBy(db, keys, account)
  const given = clients.flatMap(({ consentVersion, consentAt }) => (consentAt ? [{ consentVersion, consentAt }] : []))
  return [
    ...given.map(({ consentVersion, consentAt }) => ({
      with: 'partner' as const,
      orderId: null,
      textVersion: consentVersion,
      lang: null,
      givenAt: consentAt.toISOString(),
    })),
    ...made
      .filter(({ specialWishes, participants }) => specialWishes !== null || participants !== null)
      .map(({ id }) => ({ with: 'order' as const, orderId: id, textVersion: null, lang: null, givenAt: null })),
  ]
}

/** Deletes the data about a person that partners stored under the person's consent. */
export async function eraseConsentedAtPartners(tx: Db, keys: Keyring, account: Account): Promise<void> {
  const birth = { birthDate: null, birthTime: null, isTimeUncertain: false, birthPlace: null, additionalNotes: null }
  const cleared = await tx
    .update(partnerClients)
    .set({ ...birth, consentVersion: null, consentAt: null })
    .where(recordsOf(account, keys))
    .returning({ id: partnerClients.id })
  const ids = cleared.map(({ id }) => id)
  await eraseTexts(tx, ordersOf(tx, account, ids))
}

/**
 * Erases the records that partners have of a person. If the account is a partner's account, erases its name, clients and the notes on its
 * payouts and receipts of cash. Its orders, payouts and receipts stay for accounting.
 */
export async function eraseAtPartners(tx: Db, keys: Keyring, account: Account): Promise<void> {
  await eraseRecords(tx, keys, account)
  await tx.delete(partnerClients).where(eq(partnerClients.partnerId, account.id))
  await tx.update(partnerPayouts).set({ note: '' }).where(eq(partnerPayouts.partnerId, account.id))
  await tx.update(partnerHandovers).set({ note: '' }).where(eq(partnerHandovers.partnerId, account.id))
  await tx.update(partners).set({ name: '', isActive: false }).where(eq(partners.id, account.id))
}

/** Erases the partners' records of a person, with or without an account, and the texts that partners wrote on the person's orders. */
export async function eraseRecords(tx: Db, keys: Keyring, person: Person): Promise<void> {
  const found = await tx.select({ id: partnerClients.id }).from(partnerClients).where(recordsOf(person, keys))
  const ids = found.map(({ id }) => id)
  await eraseTexts(tx, ordersOf(tx, person, ids))
  if (ids.length > 0) await tx.delete(partnerClients).where(inArray(partnerClients.id, ids))
}

/** Deletes the texts that partners wrote on orders that are now anonymous. */
export async function pruneTexts({ db }: Pick<Shop, 'db'>): Promise<void> {
  const isKept = or(
    isNotNull(partnerOrders.specialWishes),
    isNotNull(partnerOrders.participants),
    isNotNull(partnerOrders.note),
  )
  await eraseTexts(db, and(isKept, inArray(partnerOrders.id, selectNamelessIds(db))))
}

async function eraseTexts(db: Db, which: SQL | undefined): Promise<void> {
  await db.update(partnerOrders).set({ specialWishes: null, participants: null, note: null }).where(which)
}
