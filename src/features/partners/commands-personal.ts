import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Account } from '#features/accounts/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { openTexts, presentClient } from './present.ts'
import { partnerClients, partnerOrders, partners } from './tables.ts'

type Contacts = Pick<Account, 'email' | 'phone'>

/** The records that partners keep of a person, found by the contacts that were proved. */
function recordsOf({ email, phone }: Contacts, keys: Keyring): SQL | undefined {
  return or(
    email === null ? undefined : eq(partnerClients.email, email),
    phone === null ? undefined : inArray(partnerClients.phoneHash, keys.hashes('phone', phone)),
  )
}

/** What partners keep of a person, for the person. */
export async function collectFromPartners(db: Db, keys: Keyring, account: Account) {
  const clients = await db.select().from(partnerClients).where(recordsOf(account, keys))
  const ids = clients.map(({ id }) => id)
  const orders =
    ids.length === 0 ? [] : await db.select().from(partnerOrders).where(inArray(partnerOrders.clientId, ids))
  return {
    records: clients.map((row) => presentClient(row, keys)),
    orders: orders.map((row) => {
      const { note: _theirs, ...texts } = openTexts(row, keys)
      return { orderId: row.id, startDate: row.startDate, ...texts }
    }),
  }
}

/** Clears what is kept under consent only, also by partners. */
export async function eraseConsentedAtPartners(tx: Db, keys: Keyring, account: Account): Promise<void> {
  const birth = { birthDate: null, birthTime: null, isTimeUncertain: false, birthPlace: null, additionalNotes: null }
  const cleared = await tx
    .update(partnerClients)
    .set({ ...birth, consentVersion: null, consentAt: null })
    .where(recordsOf(account, keys))
    .returning({ id: partnerClients.id })
  await eraseTexts(
    tx,
    cleared.map(({ id }) => id),
  )
}

/**
 * Erases a person: the records that partners keep of them. Of a partner's own account its name and clients; orders and payouts stay for
 * the books.
 */
export async function eraseAtPartners(tx: Db, keys: Keyring, account: Account): Promise<void> {
  await eraseRecords(tx, keys, account)
  await tx.delete(partnerClients).where(eq(partnerClients.partnerId, account.id))
  await tx.update(partners).set({ name: '', isActive: false }).where(eq(partners.id, account.id))
}

/** Erases the records that partners keep of whoever has these contacts, with or without an account. */
export async function eraseRecords(tx: Db, keys: Keyring, contacts: Contacts): Promise<void> {
  const found = await tx.select({ id: partnerClients.id }).from(partnerClients).where(recordsOf(contacts, keys))
  const ids = found.map(({ id }) => id)
  await eraseTexts(tx, ids)
  if (ids.length > 0) await tx.delete(partnerClients).where(inArray(partnerClients.id, ids))
}

async function eraseTexts(tx: Db, clientIds: string[]): Promise<void> {
  if (clientIds.length === 0) return
  await tx
    .update(partnerOrders)
    .set({ specialWishes: null, participants: null, note: null })
    .where(inArray(partnerOrders.clientId, clientIds))
}
