import { eq, sql } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import { listNames } from '#features/people/profiles/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { SAMPLE_PRIESTS } from './data/samples.ts'
import { splitByScript } from './rules.ts'
import { priestProfiles } from './tables.ts'

/** Creates the record of a priest with the name of the account. If the account already has a record, it stays. */
export async function openPriestRecord(tx: Db, now: Date, accountId: string): Promise<void> {
  const name = splitByScript((await listNames(tx, [accountId])).get(accountId) ?? '')
  await tx
    .insert(priestProfiles)
    .values({ id: accountId, accountId, nameRu: name.ru, nameEn: name.en, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/** Gives the sandbox its sample priests. One of them belongs to the owner, so that the owner's own proofs have a priest. */
export async function seedSamplePriests({ db, now, config }: Pick<Shop, 'db' | 'now' | 'config'>): Promise<void> {
  if (!config.SANDBOX) return
  const [known] = await db.select({ id: priestProfiles.id }).from(priestProfiles).limit(1)
  if (known) return
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'admin@example.com'))
  const at = now()
  const rows = SAMPLE_PRIESTS.map(({ isOwner, ...sample }, place) => ({
    ...sample,
    ...(isOwner && owner ? { id: owner.id, accountId: owner.id } : {}),
    isSample: true,
    isPublished: true,
    // The times differ, so that the records have the order of this list.
    createdAt: new Date(at.getTime() + place),
    updatedAt: at,
  }))
  await db.insert(priestProfiles).values(rows).onConflictDoNothing()
}

/** Erases the record of a person who leaves, except the name: certificates of performed rituals name the priest. */
export async function erasePriestRecord(tx: Db, now: Date, accountId: string): Promise<void> {
  const none = { schoolRu: '', schoolEn: '', placeRu: '', placeEn: '', textRu: '', textEn: '' }
  const hidden = { languages: [], since: null, portraitId: null, isPublished: false, updatedAt: now }
  await tx
    .update(priestProfiles)
    .set({ ...none, ...hidden, version: sql`${priestProfiles.version} + 1` })
    .where(eq(priestProfiles.accountId, accountId))
}
