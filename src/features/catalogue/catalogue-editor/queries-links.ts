import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { aliases, articles, rituals } from '#features/catalogue/catalogue/tables.ts'
import type { Db } from '#server/database/database.ts'
import { REDIRECT_PAGES } from './model.ts'
import type { RecordLink } from './schemas.ts'

/** Lists the published rituals and articles with links to this page in their texts, and the articles with this ritual among their related rituals. */
export async function listLinksTo(db: Db, kind: RecordKind, id: string): Promise<RecordLink[]> {
  const known = await db
    .select({ alias: aliases.alias })
    .from(aliases)
    .where(and(eq(aliases.kind, kind), eq(aliases.target, id)))
  const ids = [id, ...known.map(({ alias }) => alias)]
  // Ids contain only letters, digits and hyphens, so they need no escaping. A ritual's page also opens under the path of an article.
  const pages = kind === 'ritual' ? '(ritual|article|checkout)' : '(article|ritual)'
  const address = `/${pages}/(${ids.join('|')})(?![A-Za-z0-9-])`
  const links = (text: AnyPgColumn | SQL) => sql`${text} ~* ${address}`
  const found: RecordLink[] = []
  for (const [from, table] of [
    ['ritual', rituals],
    ['article', articles],
  ] as const) {
    const texts = [table.contentRu, table.contentEn, sql`${table.ru}::text`, sql`${table.en}::text`].map(links)
    const rows = await db
      .select({ id: table.id, ru: sql<string>`${table.ru} ->> 'name'`, en: sql<string>`${table.en} ->> 'name'` })
      .from(table)
      .where(and(eq(table.published, true), or(...texts)))
      .orderBy(table.position, table.id)
    found.push(...rows.filter((row) => from !== kind || row.id !== id).map((row) => linkOf(from, 'text', row)))
  }
  if (kind === 'ritual') found.push(...(await listRelated(db, ids)))
  return found
}

async function listRelated(db: Db, ids: string[]): Promise<RecordLink[]> {
  const { related, ru, en } = articles
  const rows = await db
    .select({ id: articles.id, ru: sql<string>`${ru} ->> 'name'`, en: sql<string>`${en} ->> 'name'` })
    .from(articles)
    .where(and(eq(articles.published, true), or(...ids.map((id) => sql`${related} @> ${JSON.stringify([id])}::jsonb`))))
    .orderBy(articles.position, articles.id)
  return rows.map((row) => linkOf('article', 'related', row))
}

function linkOf(kind: RecordKind, where: RecordLink['where'], { id, ru, en }: { id: string; ru: string; en: string }) {
  return { kind, id, where, name: { ru, en } }
}

/** True if a path is a page that visitors can open: a fixed page, or the page of any published ritual or article except `except`. */
export async function isOpenPage(db: Db, path: string, except: { kind: RecordKind; id: string }): Promise<boolean> {
  if (REDIRECT_PAGES.some((page) => page === path)) return true
  const [, kind, id = ''] = /^\/(ritual|article)\/([a-z0-9-]{1,80})$/i.exec(path) ?? []
  if ((kind !== 'ritual' && kind !== 'article') || id === except.id) return false
  const table = kind === 'ritual' ? rituals : articles
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.published, true)))
  return rows.length > 0
}
