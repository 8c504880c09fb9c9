import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import { invariant } from '#base/refusal.ts'
import { accounts } from '#features/accounts/tables.ts'
import type { ListKind } from '#features/catalogue-lists/model.ts'
import { catalogueLists } from '#features/catalogue-lists/tables.ts'
import type { Db } from '#server/database/database.ts'
import { presentList } from './present-lists.ts'
import { catalogueListVersions, type SignedListVersion, type StoredList } from './tables.ts'

export async function readStoredList(db: Db, kind: ListKind): Promise<StoredList> {
  const [list] = await db.select().from(catalogueLists).where(eq(catalogueLists.kind, kind))
  invariant(list, 'every start writes the lists that are missing')
  return list
}

/** The list, which nobody else changes until this transaction ends. */
export async function lockList(tx: Db, kind: ListKind): Promise<StoredList> {
  const [list] = await tx.select().from(catalogueLists).where(eq(catalogueLists.kind, kind)).for('update')
  invariant(list, 'every start writes the lists that are missing')
  return list
}

/** A list as its editor sees it. */
export async function readListView(db: Db, kind: ListKind): Promise<ReturnType<typeof presentList>> {
  const list = await readStoredList(db, kind)
  return presentList(list, await findListVersion(db, kind, list.version))
}

export async function findListVersion(db: Db, kind: ListKind, n: number): Promise<SignedListVersion | undefined> {
  const [row] = await selectVersions(db, and(isOf(kind), eq(catalogueListVersions.n, n)), 1)
  return row
}

/** Versions, the newest first, from below `before`; one more than `limit`, and then one more to compare with. */
export async function listListVersions(
  db: Db,
  kind: ListKind,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SignedListVersion[]> {
  const isBefore = before === undefined ? undefined : lt(catalogueListVersions.n, before)
  return await selectVersions(db, and(isOf(kind), isBefore), limit + 2)
}

/** The ids of all intentions that ever were in the list. */
export async function listIntentionIds(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ content: catalogueListVersions.content })
    .from(catalogueListVersions)
    .where(isOf('intentions'))
  return new Set(rows.flatMap(({ content }) => ('intentions' in content ? content.intentions.map(({ id }) => id) : [])))
}

async function selectVersions(db: Db, condition: SQL | undefined, limit: number): Promise<SignedListVersion[]> {
  return await db
    .select({ version: catalogueListVersions, email: accounts.email })
    .from(catalogueListVersions)
    .leftJoin(accounts, eq(accounts.id, catalogueListVersions.actorId))
    .where(condition)
    .orderBy(desc(catalogueListVersions.n))
    .limit(limit)
}

function isOf(kind: ListKind): SQL {
  return eq(catalogueListVersions.kind, kind)
}
