import { createHash } from 'node:crypto'
import { and, isNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ContentItem, readContentFolder } from '#server/content-folder.ts'
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
  const ritualItems = await readContentFolder(`${folder}/rituals`)
  const articleItems = await readContentFolder(`${folder}/articles`)
  await db.transaction(async (tx) => {
    for (const item of ritualItems) await seedRitual(tx, item)
    for (const item of articleItems) await seedArticle(tx, item)
    const extra = Object.entries(extraAliases).map(([alias, target]) => ({ kind: 'ritual' as const, alias, target }))
    if (extra.length > 0) await tx.insert(aliases).values(extra).onConflictDoNothing()
    await tx.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`)
  })
}

async function seedRitual(tx: Db, item: ContentItem): Promise<void> {
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
    seedHash: hashOf(item),
  }
  await tx
    .insert(rituals)
    .values({ id: item.id, ...row })
    .onConflictDoUpdate({ target: rituals.id, set: row, setWhere: seedIsNewer(rituals, row.seedHash) })
  await seedAliases(tx, 'ritual', item.id, meta.aliases)
}

async function seedArticle(tx: Db, item: ContentItem): Promise<void> {
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
    seedHash: hashOf(item),
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

function hashOf(item: ContentItem): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex')
}
