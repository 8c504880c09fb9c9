import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import { listNames } from '#features/people/profiles/queries.ts'
import { media } from '#features/platform/media/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Lang } from '#base/i18n.ts'
import { rituals } from '#features/catalogue/catalogue/tables.ts'
import type { Shop } from '#server/shop.ts'
import type { Both } from './model.ts'
import { type FoundPriest, presentPublic } from './present.ts'
import type { PublicPriest } from './schemas.ts'
import { bothNames, mayPerformRitual, splitByScript } from './rules.ts'
import { type PriestProfileRow, priestProfiles } from './tables.ts'

/** The public name of a priest in both languages. `isShown`: the page of the priests shows the record. */
export type PriestName = Both & { id: string; isShown: boolean }

/**
 * The names of priests by id (of a record or of an account). A staff account without a record has the name of its customer profile. An id
 * without a name is left out, because an e-mail address is never public.
 */
export async function findPriestNames(db: Db, ids: readonly string[]): Promise<Map<string, PriestName>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { id, accountId } = priestProfiles
  const rows = await db
    .select()
    .from(priestProfiles)
    .where(or(inArray(id, wanted), inArray(accountId, wanted)))
  const ofAccounts = await listNames(db, [...wanted, ...rows.flatMap((row) => row.accountId ?? [])])
  return new Map(
    wanted.flatMap((given): [string, PriestName][] => {
      const row = rows.find((each) => each.id === given) ?? rows.find((each) => each.accountId === given)
      const account = ofAccounts.get(row?.accountId ?? given) ?? ''
      const name = bothNames(row ? { ru: row.nameRu, en: row.nameEn } : { ru: '', en: '' }) ?? fromAccount(account)
      return name ? [[given, { ...name, id: row?.id ?? given, isShown: row?.isPublished ?? false }]] : []
    }),
  )
}

/** Finds the record of a priest by the id of the record or of the account. */
export async function findPriestProfile(db: Db, id: string): Promise<FoundPriest | undefined> {
  const rows = await selectProfiles(db).where(or(eq(priestProfiles.id, id), eq(priestProfiles.accountId, id)))
  return rows.find(({ profile }) => profile.id === id) ?? rows[0]
}

/** All records of priests, for staff. With `published`, only the records on the public page. */
export async function listPriestProfiles(db: Db, { published = false } = {}): Promise<FoundPriest[]> {
  return await selectProfiles(db)
    .where(published ? eq(priestProfiles.isPublished, true) : undefined)
    .orderBy(desc(priestProfiles.isPublished), asc(priestProfiles.createdAt), asc(priestProfiles.id))
}

/** The published priests in one language, with the names of their rituals. With `ritualId`, only priests who may perform this ritual. */
export async function listPublicPriests(
  { readDb }: Pick<Shop, 'readDb'>,
  lang: Lang,
  ritualId?: string,
): Promise<PublicPriest[]> {
  const all = await listPriestProfiles(readDb, { published: true })
  const found = all.filter(({ profile }) => ritualId === undefined || mayPerformRitual(profile.ritualIds, ritualId))
  const ids = [...new Set(found.flatMap(({ profile }) => profile.ritualIds))]
  const rows = ids.length === 0 ? [] : await readDb.select().from(rituals).where(inArray(rituals.id, ids))
  const shown = rows.filter(({ published }) => published)
  const names = new Map(shown.map((row) => [row.id, row[lang].name || row.ru.name]))
  return found.map((priest) => presentPublic(priest, { lang, rituals: names }))
}

/** Locks the record of a priest for the rest of the transaction. */
export async function lockPriestProfile(tx: Db, id: string): Promise<PriestProfileRow | undefined> {
  const [row] = await tx.select().from(priestProfiles).where(eq(priestProfiles.id, id)).for('update')
  return row
}

/** The records of priests that use a file as their portrait. */
export async function listPortraitUses(
  db: Db,
  mediaId: string,
): Promise<{ subject: 'priest'; id: string; name: Both }[]> {
  const rows = await db.select().from(priestProfiles).where(eq(priestProfiles.portraitId, mediaId))
  return rows.map(({ id, nameRu, nameEn }) => ({ subject: 'priest', id, name: { ru: nameRu, en: nameEn } }))
}

function selectProfiles(db: Db) {
  return db
    .select({ profile: priestProfiles, email: accounts.email, portrait: media })
    .from(priestProfiles)
    .leftJoin(accounts, eq(accounts.id, priestProfiles.accountId))
    .leftJoin(media, eq(media.id, priestProfiles.portraitId))
    .$dynamic()
}

function fromAccount(name: string): Both | undefined {
  return bothNames(splitByScript(name))
}
