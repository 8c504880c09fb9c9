import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { CONSENT_VERSION } from '#features/accounts/model.ts'
import { columnsOf, fillsConsented, NOTHING_KNOWN } from '#features/profiles/commands.ts'
import type { profileChange, profileInput } from '#features/profiles/schemas.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { clientContext } from './model.ts'
import { type ClientRowOf, presentClient } from './present.ts'
import { lockClient } from './queries.ts'
import type { ClientView } from './schemas.ts'
import { partnerClients } from './tables.ts'

type Change = z.output<typeof profileChange>

/** Writes down somebody whom a partner orders for. */
export async function createClient(
  shop: Shop,
  partnerId: string,
  input: z.output<typeof profileInput>,
): Promise<ClientView> {
  const now = shop.now()
  const id = newId()
  assertConsented(undefined, input)
  const changed = await columnsOfClient(id, input, shop.keys)
  const made = { id, partnerId, ...NOTHING_KNOWN, createdAt: now, updatedAt: now }
  const [row] = await shop.db
    .insert(partnerClients)
    .values({ ...made, ...changed, ...consentOf(input, now) })
    .returning()
  return presentClient(row as ClientRowOf, shop.keys)
}

/** Changes the fields that are given; another partner's client is answered like one that does not exist. */
export async function changeClient(shop: Shop, partnerId: string, id: string, change: Change): Promise<ClientView> {
  return await shop.db.transaction(async (tx) => {
    const client = await lockClient(tx, partnerId, id)
    if (!client) throw unknownClient()
    assertConsented(client, change)
    const now = shop.now()
    const columns = await columnsOfClient(id, change, shop.keys)
    const [row] = await tx
      .update(partnerClients)
      .set({ ...columns, ...consentOf(change, now), updatedAt: now })
      .where(eq(partnerClients.id, id))
      .returning()
    return presentClient(row ?? client, shop.keys)
  })
}

/** Keeps that the client agreed, as the partner confirms. */
export async function keepConsent(tx: Db, clientId: string, now: Date): Promise<void> {
  await tx
    .update(partnerClients)
    .set({ consentVersion: CONSENT_VERSION, consentAt: now })
    .where(eq(partnerClients.id, clientId))
}

/** What is personal is kept only when the client agreed to the text as it stands now. */
export function hasConsent(client: Pick<ClientRowOf, 'consentVersion'> | undefined, givenNow: boolean): boolean {
  return givenNow || client?.consentVersion === CONSENT_VERSION
}

export function consentRequired(): Refusal {
  return new Refusal('invalid', 'consent.required', {
    faults: [{ path: 'consent', code: 'partners.consent-required' }],
  })
}

export const unknownClient = () => new Refusal('not-found', 'partners.client-not-found')

function assertConsented(client: ClientRowOf | undefined, change: Change): void {
  if (fillsConsented(change) && !hasConsent(client, change.consent === true)) throw consentRequired()
}

function consentOf({ consent }: Change, now: Date) {
  return consent ? { consentVersion: CONSENT_VERSION, consentAt: now } : {}
}

async function columnsOfClient(id: string, change: Change, keys: Keyring): Promise<Partial<ClientRowOf>> {
  const columns = columnsOf(change, (text, field) => keys.seal(text, clientContext(id, field)))
  if (change.phoneNumber === undefined) return columns
  return { ...columns, phoneHash: await phoneHashOf(change.phoneNumber, keys) }
}

/** By which a client's number is found to be that of an account; null for what nobody signs in with. */
async function phoneHashOf(typed: string, keys: Keyring): Promise<string | null> {
  const phone = await readPhone(typed)
  return phone === undefined ? null : keys.hash('phone', phone)
}

/** The number in E.164. The tables of the world's numbers are read when they are needed. */
export async function readPhone(typed: string): Promise<string | undefined> {
  const { readContact } = await import('#features/accounts/rules-contact.ts')
  const contact = readContact(typed) ?? readContact(`+${typed.replace(/\D/g, '')}`)
  return contact?.kind === 'phone' ? contact.value : undefined
}
