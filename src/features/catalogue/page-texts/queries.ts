import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { PageId } from './model.ts'
import { type PageVersion, pageVersions, type SignedPageVersion } from './tables.ts'

/** The newest saved texts of a page. Undefined if nobody has changed the page. */
export async function findNewest(db: Db, id: PageId): Promise<PageVersion | undefined> {
  const newest = desc(pageVersions.n)
  const [row] = await db.select().from(pageVersions).where(eq(pageVersions.page, id)).orderBy(newest).limit(1)
  return row
}

export async function findPageVersion(db: Db, id: PageId, n: number): Promise<SignedPageVersion | undefined> {
  const [row] = await selectVersions(db, and(eq(pageVersions.page, id), eq(pageVersions.n, n)), 1)
  return row
}

/**
 * Lists the versions below `before`, newest first. Returns up to two versions more than `limit`: one shows that there are more versions,
 * and one is compared with the last listed version.
 */
export async function listPageVersions(
  db: Db,
  id: PageId,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SignedPageVersion[]> {
  const isBefore = before === undefined ? undefined : lt(pageVersions.n, before)
  return await selectVersions(db, and(eq(pageVersions.page, id), isBefore), limit + 2)
}

/** Lists the pages whose current texts show the file with this id. */
export async function listPageUses(db: Db, id: string): Promise<PageId[]> {
  const present = db
    .selectDistinctOn([pageVersions.page], { page: pageVersions.page, content: pageVersions.content })
    .from(pageVersions)
    .orderBy(pageVersions.page, desc(pageVersions.n))
    .as('present')
  const rows = await db
    .select({ page: present.page })
    .from(present)
    .where(sql`position(${`/media/${id}/`} in ${present.content}::text) > 0`)
  return rows.map(({ page }) => page)
}

async function selectVersions(db: Db, condition: SQL | undefined, limit: number): Promise<SignedPageVersion[]> {
  return await db
    .select({ version: pageVersions, email: accounts.email })
    .from(pageVersions)
    .leftJoin(accounts, eq(accounts.id, pageVersions.actorId))
    .where(condition)
    .orderBy(desc(pageVersions.n))
    .limit(limit)
}
