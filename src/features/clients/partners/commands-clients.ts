import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { CONSENT_VERSION } from '#features/people/accounts/model.ts'
import { assertBorn, toColumns, fillsConsented, NOTHING_KNOWN } from '#features/people/profiles/commands.ts'
import type { Db } from '#server/database/database.ts'
import { fillOwnWords, wordsFor } from '#server/database/words.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { clientContext } from './model.ts'
import { type ClientRowOf, presentClient } from './present.ts'
import { lockClient } from './queries.ts'
import type { ClientChange, ClientInput, ClientView } from './schemas.ts'
import { partnerClients } from './tables.ts'

/** Creates a client of a partner. A repeated call with the same id writes the new values into the same client. */
export async function createClient(
  shop: Shop,
  partnerId: string,
  { clientId: id = newId(), ...input }: ClientInput,
  callLang: Lang,
): Promise<ClientView> {
  const now = shop.now()
  assertBorn(input, now)
  assertConsented(undefined, input)
  const changed = await columnsOfClient(id, input, shop.keys)
  const made = { id, partnerId, ...NOTHING_KNOWN, createdAt: now, updatedAt: now, lang: input.lang ?? callLang }
  const [row] = await shop.db
    .insert(partnerClients)
    .values({ ...made, ...changed, ...consentOf(input, now), words: wordsOfClient({ ...NOTHING_KNOWN, ...changed }) })
    .onConflictDoNothing()
    .returning()
  return row ? presentClient(row, shop.keys) : await changeClient(shop, partnerId, id, input)
}

/** Changes the given fields of a client. A client of another partner is treated as unknown. */
export async function changeClient(
  shop: Shop,
  partnerId: string,
  id: string,
  change: ClientChange,
): Promise<ClientView> {
  return await shop.db.transaction(async (tx) => {
    const client = requireFound(await lockClient(tx, partnerId, id), 'partners.client-not-found')
    const now = shop.now()
    assertBorn(change, now)
    assertConsented(client, change)
    const columns = await columnsOfClient(id, change, shop.keys)
    const [row] = await tx
      .update(partnerClients)
      .set({
        ...columns,
        ...consentOf(change, now),
        ...(change.lang && { lang: change.lang }),
        words: wordsOfClient({ ...client, ...columns }),
        updatedAt: now,
      })
      .where(eq(partnerClients.id, id))
      .returning()
    return presentClient(row ?? client, shop.keys)
  })
}

/** Stores the consent of the client, which the partner has confirmed. */
export async function keepConsent(tx: Db, clientId: string, now: Date): Promise<void> {
  await tx
    .update(partnerClients)
    .set({ consentVersion: CONSENT_VERSION, consentAt: now })
    .where(eq(partnerClients.id, clientId))
}

/** Returns true if personal data may be stored: the client agreed to the current text. */
export function hasConsent(client: Pick<ClientRowOf, 'consentVersion'> | undefined, givenNow: boolean): boolean {
  return givenNow || client?.consentVersion === CONSENT_VERSION
}

export function consentRequired(): Refusal {
  return new Refusal('invalid', 'consent.required', {
    faults: [{ path: 'consent', code: 'partners.consent-required' }],
  })
}

function assertConsented(client: ClientRowOf | undefined, change: ClientChange): void {
  if (fillsConsented(change) && !hasConsent(client, change.consent === true)) throw consentRequired()
}

function consentOf({ consent }: ClientChange, now: Date) {
  return consent ? { consentVersion: CONSENT_VERSION, consentAt: now } : {}
}

function wordsOfClient({ firstName, lastName, email }: Pick<ClientRowOf, 'firstName' | 'lastName' | 'email'>): string {
  return wordsFor(firstName, lastName, email)
}

async function columnsOfClient(id: string, change: ClientChange, keys: Keyring): Promise<Partial<ClientRowOf>> {
  const columns = toColumns(change, (text, field) => keys.seal(text, clientContext(id, field)))
  if (change.phoneNumber === undefined) return columns
  return { ...columns, phoneHash: await phoneHashOf(change.phoneNumber, keys) }
}

/** Returns the hash that connects a client's phone number with an account's phone number. Null if nobody can sign in with the number. */
async function phoneHashOf(typed: string, keys: Keyring): Promise<string | null> {
  const phone = await readPhone(typed)
  return phone === undefined ? null : keys.hash('phone', phone)
}

/** Converts a typed phone number to the format E.164. The tables of phone numbers are loaded only when they are needed. */
export async function readPhone(typed: string): Promise<string | undefined> {
  const { readContact } = await import('#features/people/accounts/rules-contact.ts')
  const contact = readContact(typed) ?? readContact(`+${typed.replace(/\D/g, '')}`)
  return contact?.kind === 'phone' ? contact.value : undefined
}

/** Hashes the clients' phone numbers again after a change of keys, so that clients are found by phone with the current key. */
export async function rehashClientPhones({ db, keys }: Pick<Shop, 'db' | 'keys'>): Promise<void> {
  const { id, phoneNumber, phoneHash } = partnerClients
  const rows = await db
    .select({ id, phoneNumber })
    .from(partnerClients)
    .where(and(isNotNull(phoneHash), isNotNull(phoneNumber)))
  for (const row of rows) {
    const phone = await readPhone(keys.open(row.phoneNumber ?? '', clientContext(row.id, 'phoneNumber')))
    if (phone === undefined) continue
    await db
      .update(partnerClients)
      .set({ phoneHash: keys.hash('phone', phone) })
      .where(eq(id, row.id))
  }
}

/** Adds search words to clients that an earlier version of the shop stored without search words. */
export async function fillClientWords({ db }: Pick<Shop, 'db'>, stopping?: AbortSignal): Promise<void> {
  await fillOwnWords(db, 'partner_client', sql`first_name || ' ' || last_name || ' ' || email`, stopping)
}
