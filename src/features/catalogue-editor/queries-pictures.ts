import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { articles, rituals } from '#features/catalogue/tables.ts'
import type { Db } from '#server/database/database.ts'
import { catalogueVersions } from './tables.ts'

type Use = { subject: 'ritual' | 'article'; id: string }

/** Rituals and articles whose picture, recording or text shows a file of this id: as readers see them, or in the draft that comes next. */
export async function listPictureUses(db: Db, id: string): Promise<Use[]> {
  const shown = (text: AnyPgColumn | SQL) => sql`position(${`/media/${id}/`} in coalesce(${text}, '')) > 0`
  const usesOf = async (subject: Use['subject'], table: typeof rituals | typeof articles): Promise<Use[]> => {
    const draft = and(
      eq(catalogueVersions.kind, subject),
      eq(catalogueVersions.id, table.id),
      eq(catalogueVersions.n, table.version),
    )
    const texts = [table.imageUrl, table.contentRu, table.contentEn]
    const live = ('recordingUrl' in table ? [...texts, table.recordingUrl] : texts).map(shown)
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .leftJoin(catalogueVersions, draft)
      .where(or(...live, shown(sql`${catalogueVersions.content}::text`)))
    return rows.map((row) => ({ subject, id: row.id }))
  }
  return [...(await usesOf('ritual', rituals)), ...(await usesOf('article', articles))]
}
