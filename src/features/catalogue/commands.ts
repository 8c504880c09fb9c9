import { and, isNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ContentItem, type ContentSource, readContentFolder } from '#server/content-folder.ts'
import type { Db } from '#server/database/database.ts'
import { readingTime } from './rules.ts'
import { aliases, articles, rituals } from './tables.ts'

/** Channel on which every process hears that public pages are out of date. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

const words = z.array(z.string())
const textFront = z.object({
  name: z.string(),
  intro: z.string(),
  description: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  keywords: words.default([]),
})
const ritualFront = textFront.extend({
  features: words,
  mantra_transliteration: z.string().nullish().default(null),
  mantra_translation: z.string().nullish().default(null),
})
const ritualMeta = z.object({
  price: z.number().int().positive(),
  position: z.number().int(),
  aliases: words.default([]),
  updated: z.coerce.string(),
  mantra: z.string().nullish().default(null),
})
const articleMeta = z.object({
  position: z.number().int(),
  aliases: words.default([]),
  updated: z.coerce.string(),
  author: z.string(),
  related: words.default([]),
  tags: z.object({ ru: words, en: words }),
  status: z.enum(['published', 'draft']).default('published'),
})

/**
 * Brings the shipped rituals and articles of `folder` into the database: new ones are added, changed ones replaced unless staff
 * edited them. `extraAliases` maps an alias to a ritual's id. Safe to run in several processes at once.
 */
export async function seedCatalogue(db: Db, folder: string, extraAliases: Record<string, string> = {}): Promise<void> {
  const newRituals = await listChanged(db, rituals, `${folder}/rituals`)
  const newArticles = await listChanged(db, articles, `${folder}/articles`)
  if (newRituals.length + newArticles.length + Object.keys(extraAliases).length === 0) return
  await db.transaction(async (tx) => {
    for (const source of newRituals) await seedRitual(tx, await source.parse(), source.hash)
    for (const source of newArticles) await seedArticle(tx, await source.parse(), source.hash)
    const extra = Object.entries(extraAliases).map(([alias, target]) => ({ kind: 'ritual' as const, alias, target }))
    if (extra.length > 0) await tx.insert(aliases).values(extra).onConflictDoNothing()
    await tx.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`)
  })
}

/** What is not in the database as it lies in the folder. */
async function listChanged(db: Db, table: typeof rituals | typeof articles, folder: string): Promise<ContentSource[]> {
  const known = await db.select({ id: table.id, seedHash: table.seedHash }).from(table)
  const hashes = new Map(known.map(({ id, seedHash }) => [id, seedHash]))
  return (await readContentFolder(folder)).filter(({ id, hash }) => hashes.get(id) !== hash)
}

async function seedRitual(tx: Db, item: ContentItem, seedHash: string): Promise<void> {
  const meta = ritualMeta.parse(item.meta)
  const row = {
    position: meta.position,
    updatedOn: meta.updated.slice(0, 10),
    priceCents: meta.price * 100,
    mantra: meta.mantra,
    ru: ritualFront.parse(item.ru.front),
    en: ritualFront.parse(item.en.front),
    contentRu: item.ru.body,
    contentEn: item.en.body,
    readingTime: readingTime(item.ru.body),
    seedHash,
  }
  await tx
    .insert(rituals)
    .values({ id: item.id, ...row })
    .onConflictDoUpdate({ target: rituals.id, set: row, setWhere: seedIsNewer(rituals, row.seedHash) })
  await seedAliases(tx, 'ritual', item.id, meta.aliases)
}

async function seedArticle(tx: Db, item: ContentItem, seedHash: string): Promise<void> {
  const meta = articleMeta.parse(item.meta)
  const row = {
    position: meta.position,
    updatedOn: meta.updated.slice(0, 10),
    published: meta.status === 'published',
    author: meta.author,
    related: meta.related,
    ru: { ...textFront.parse(item.ru.front), tags: meta.tags.ru },
    en: { ...textFront.parse(item.en.front), tags: meta.tags.en },
    contentRu: item.ru.body,
    contentEn: item.en.body,
    readingTime: readingTime(item.ru.body),
    seedHash,
  }
  await tx
    .insert(articles)
    .values({ id: item.id, ...row })
    .onConflictDoUpdate({ target: articles.id, set: row, setWhere: seedIsNewer(articles, row.seedHash) })
  await seedAliases(tx, 'article', item.id, meta.aliases)
}

function seedIsNewer(table: typeof rituals | typeof articles, hash: string) {
  return and(isNull(table.editedAt), or(isNull(table.seedHash), ne(table.seedHash, hash)))
}

async function seedAliases(tx: Db, kind: 'ritual' | 'article', target: string, names: string[]): Promise<void> {
  if (names.length === 0) return
  await tx
    .insert(aliases)
    .values(names.map((alias) => ({ kind, alias, target })))
    .onConflictDoNothing()
}
