import { or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/database/database.ts'
import { articles, rituals } from './tables.ts'

/** Rituals and articles whose picture or text shows a file of this id. */
export async function listPictureUses(db: Db, id: string): Promise<{ subject: 'ritual' | 'article'; id: string }[]> {
  const shown = (column: AnyPgColumn) => sql`position(${`/media/${id}/`} in coalesce(${column}, '')) > 0`
  const shows = (table: typeof rituals | typeof articles) =>
    or(shown(table.imageUrl), shown(table.contentRu), shown(table.contentEn))
  const inRituals = await db.select({ id: rituals.id }).from(rituals).where(shows(rituals))
  const inArticles = await db.select({ id: articles.id }).from(articles).where(shows(articles))
  return [
    ...inRituals.map((row) => ({ subject: 'ritual' as const, id: row.id })),
    ...inArticles.map((row) => ({ subject: 'article' as const, id: row.id })),
  ]
}
