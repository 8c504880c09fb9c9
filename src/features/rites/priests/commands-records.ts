import { eq, sql } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import { listNames } from '#features/people/profiles/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { SAMPLE_PRIESTS } from './data/samples.ts'
import { splitByScript } from './rules.ts'
import { priestProfiles } from './tables.ts'

/** Creates the record of a priest with the name of the account. Does nothing if the account already has a record. */
export async function openPriestRecord(tx: Db, now: Date, accountId: string): Promise<void> {
  const name = splitByScript((await listNames(tx, [accountId])).get(accountId) ?? '')
  await tx
    .insert(priestProfiles)
    .values({ id: accountId, accountId, nameRu: name.ru, nameEn: name.en, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/** Creates the sample priests of the sandbox. One priest belongs to the owner's account, so that proofs by the owner have a priest. */
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
    // Different times keep the records in the sequence of this list.
    createdAt: new Date(at.getTime() + place),
    updatedAt: at,
  }))
  await db.insert(priestProfiles).values(rows).onConflictDoNothing()
}

/** Erases the record of a person who leaves. The name stays, because certificates of performed rituals contain it. */
export async function erasePriestRecord(tx: Db, now: Date, accountId: string): Promise<void> {
  const none = { schoolRu: '', schoolEn: '', placeRu: '', placeEn: '', textRu: '', textEn: '' }
  const hidden = { languages: [], since: null, portraitId: null, isPublished: false, updatedAt: now }
  await tx
    .update(priestProfiles)
    .set({ ...none, ...hidden, version: sql`${priestProfiles.version} + 1` })
    .where(eq(priestProfiles.accountId, accountId))
}
