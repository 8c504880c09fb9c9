import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { articles, rituals } from '#features/catalogue/tables.ts'
import type { Db } from '#server/database/database.ts'
import { catalogueVersions } from './tables.ts'

type Use = { subject: 'ritual' | 'article'; id: string; name: { ru: string; en: string } }

/** Rituals and articles whose picture, recording or text shows a file of this id: as readers see them, as they will by themselves, or in the newest draft. */
export async function listPictureUses(db: Db, id: string): Promise<Use[]> {
  const shown = (text: AnyPgColumn | SQL) => sql`position(${`/media/${id}/`} in coalesce(${text}, '')) > 0`
  const usesOf = async (subject: Use['subject'], table: typeof rituals | typeof articles): Promise<Use[]> => {
    const { kind, id: record, n } = catalogueVersions
    const next = or(eq(n, table.version), eq(n, table.scheduledVersion))
    const drafts = and(eq(kind, subject), eq(record, table.id), next)
    const texts = [table.imageUrl, table.contentRu, table.contentEn]
    const live = ('recordingUrl' in table ? [...texts, table.recordingUrl] : texts).map(shown)
    const rows = await db
      .selectDistinct({ id: table.id, ru: sql<string>`${table.ru}->>'name'`, en: sql<string>`${table.en}->>'name'` })
      .from(table)
      .leftJoin(catalogueVersions, drafts)
      .where(or(...live, shown(sql`${catalogueVersions.content}::text`)))
    return rows.map(({ id: found, ...name }) => ({ subject, id: found, name }))
  }
  return [...(await usesOf('ritual', rituals)), ...(await usesOf('article', articles))]
}
