import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isDayInFuture } from '#base/birth-date.ts'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invalidField, Refusal } from '#base/refusal.ts'
import type { Db } from '#server/database/database.ts'
import { writeWords, fillWords } from '#server/database/words.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { assertConsent, giveConsent } from '#features/people/accounts/commands-consent.ts'
import { CONSENT_FIELDS } from '#features/people/accounts/model.ts'
import type { ProfileFields, profileChange, profileInput, ProfileView } from './schemas.ts'
import { lockAccount } from '#features/people/accounts/queries.ts'
import { lockProfile } from './queries.ts'
import { type PersonRow, presentProfile, type ProfileRow } from './present.ts'
import { fieldContext, SEALED, type SealedField } from './model.ts'
import { profiles, profileWords } from './tables.ts'

type Author = { accountId: string; lang: Lang }
type Change = z.output<typeof profileChange>

/** Creates the customer's only profile. */
export async function createProfile(
  shop: Shop,
  author: Author,
  input: z.output<typeof profileInput>,
): Promise<ProfileView> {
  assertBorn(input, shop.now())
  return await shop.db.transaction(async (tx) => {
    await lockAccount(tx, author.accountId)
    await requireConsent(tx, shop, author, input)
    const now = shop.now()
    const id = newId()
    const changed = toColumns(input, sealerOf(id, shop.keys))
    const made = { id, accountId: author.accountId, ...NOTHING_KNOWN, createdAt: now, updatedAt: now }
    const [inserted] = await tx
      .insert(profiles)
      .values({ ...made, ...changed })
      .onConflictDoNothing()
      .returning()
    const row = inserted ?? (await fillCopied(tx, shop, author.accountId, input))
    if (!row) throw new Refusal('conflict', 'accounts.profile-exists')
    await writeWords(tx, profileWords, row.id, row.firstName, row.lastName)
    return presentProfile(row, shop.keys)
  })
}

/** Fills in a profile whose name was copied from an order. Returns undefined if the customer has already filled in the profile. */
async function fillCopied(
  tx: Db,
  shop: Shop,
  accountId: string,
  input: z.output<typeof profileInput>,
): Promise<ProfileRow | undefined> {
  const copied = await lockProfile(tx, accountId)
  if (!copied?.isNameCopied) return undefined
  const changed = toColumns(input, sealerOf(copied.id, shop.keys))
  const [row] = await tx
    .update(profiles)
    .set({ ...changed, isNameCopied: false, updatedAt: shop.now() })
    .where(eq(profiles.id, copied.id))
    .returning()
  return row
}

/** If the account has no profile, creates a profile that contains only a name. */
export async function createNamedProfile(
  tx: Db,
  shop: Shop,
  accountId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  const now = shop.now()
  const [row] = await tx
    .insert(profiles)
    .values({ id: newId(), accountId, ...NOTHING_KNOWN, ...name, isNameCopied: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: profiles.id })
  if (row) await writeWords(tx, profileWords, row.id, name.firstName, name.lastName)
}

/** Changes the given fields. For the profile of another customer the answer is "not found". */
export async function changeProfile(shop: Shop, author: Author, id: string, change: Change): Promise<ProfileView> {
  return await shop.db.transaction(async (tx) => {
    await lockAccount(tx, author.accountId)
    const profile = await lockProfile(tx, author.accountId)
    if (profile?.id !== id) throw new Refusal('not-found', 'accounts.not-found')
    assertBorn(change, shop.now())
    await requireConsent(tx, shop, author, change)
    const [row] = await tx
      .update(profiles)
      .set({ ...toColumns(change, sealerOf(id, shop.keys)), isNameCopied: false, updatedAt: shop.now() })
      .where(eq(profiles.id, id))
      .returning()
    const changed = row ?? profile
    await writeWords(tx, profileWords, id, changed.firstName, changed.lastName)
    return presentProfile(changed, shop.keys)
  })
}

/** Clears the fields that are stored only with consent. */
export async function eraseConsentedFields(tx: Db, now: Date, accountId: string): Promise<void> {
  const cleared = { birthDate: null, birthTime: null, isTimeUncertain: false, birthPlace: null, additionalNotes: null }
  await tx
    .update(profiles)
    .set({ ...cleared, updatedAt: now })
    .where(eq(profiles.accountId, accountId))
}

/** Refuses a birth date in the future. */
export function assertBorn({ birthDate = '' }: Partial<ProfileFields>, now: Date): void {
  if (birthDate === '' || !isDayInFuture(birthDate, now)) return
  throw invalidField('birthDate', 'accounts.birth-date-invalid')
}

/** True if a change fills a field that needs consent. Clearing a field needs no consent. */
export function fillsConsented(change: Partial<ProfileFields>): boolean {
  return CONSENT_FIELDS.some((field) => (change[field] ?? '') !== '')
}

async function requireConsent(tx: Db, shop: Shop, { accountId, lang }: Author, change: Change): Promise<void> {
  const asking = { now: shop.now(), accountId, lang }
  if (fillsConsented(change)) await assertConsent(tx, asking, change.consent === true)
  else if (change.consent) await giveConsent(tx, asking)
}

type Seal = (text: string, field: SealedField) => string

function sealerOf(id: string, keys: Keyring): Seal {
  return (text, field) => keys.seal(text, fieldContext(id, field))
}

/** The empty fields of a person about whom nothing is known yet. */
export const NOTHING_KNOWN = {
  firstName: '',
  lastName: '',
  email: '',
  occupation: '',
  gender: '',
  maritalStatus: '',
  currentLocation: '',
  isTimeUncertain: false,
}

/** Converts the given fields to columns. The fields are listed one by one, so other fields are never stored. */
export function toColumns(change: Partial<ProfileFields>, seal: Seal): Partial<PersonRow> {
  const columns: Partial<PersonRow> = {}
  for (const field of [
    'firstName',
    'lastName',
    'email',
    'occupation',
    'gender',
    'maritalStatus',
    'currentLocation',
  ] as const) {
    const value = change[field]
    if (value !== undefined) columns[field] = value
  }
  for (const field of Object.keys(SEALED) as SealedField[]) {
    const value = change[field]
    if (value === undefined) continue
    columns[field] = value === '' ? null : seal(value, field)
  }
  if (change.isTimeUncertain !== undefined) columns.isTimeUncertain = change.isTimeUncertain === 'true'
  return columns
}

/** Stores the search words of profiles that were created before the search by words existed. */
export async function fillProfileWords({ db, now }: Pick<Shop, 'db' | 'now'>, stopping?: AbortSignal): Promise<void> {
  const named = sql`select o.id, o.first_name || ' ' || o.last_name as text from customer_profile o where true`
  await fillWords(db, now(), profileWords, named, stopping)
}
