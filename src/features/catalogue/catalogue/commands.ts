import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ContentItem, type ContentSource, readContentFolder } from '#server/content-folder.ts'
import type { Db } from '#server/database/database.ts'
import type { RecordContent, RecordKind } from './model-record.ts'
import { presentArticleContent, presentRitualContent } from './present.ts'
import { readingTime } from './rules-text.ts'
import { aliases, articles, catalogueSeeds, rituals } from './tables.ts'

/** The PostgreSQL notification channel that tells every process that cached public pages are out of date. */
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
 * Loads the rituals and articles in `folder`, which come with the shop, into the database. Adds new texts and replaces changed ones. If
 * staff edited a text, stores the new text as a proposal. `extraAliases` maps an alias to a ritual's id. Several processes can run this
 * function at the same time.
 */
export async function seedCatalogue(db: Db, folder: string, extraAliases: Record<string, string> = {}): Promise<void> {
  const newRituals = await listChanged(db, 'ritual', `${folder}/rituals`)
  const newArticles = await listChanged(db, 'article', `${folder}/articles`)
  if (newRituals.length + newArticles.length + Object.keys(extraAliases).length === 0) return
  await db.transaction(async (tx) => {
    for (const source of newRituals) await seedRitual(tx, await source.parse(), source.hash)
    for (const source of newArticles) await seedArticle(tx, await source.parse(), source.hash)
    const extra = Object.entries(extraAliases).map(([alias, target]) => ({ kind: 'ritual' as const, alias, target }))
    if (extra.length > 0) await tx.insert(aliases).values(extra).onConflictDoNothing()
    await notifyCatalogueChanged(tx)
  })
}

/** Tells every process, when this transaction commits, that visible texts have changed. */
export async function notifyCatalogueChanged(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`)
}

/** The texts of the folder that are not in the database, either as the current text or as a proposal. */
async function listChanged(db: Db, kind: RecordKind, folder: string): Promise<ContentSource[]> {
  const table = kind === 'ritual' ? rituals : articles
  const known = await db.select({ id: table.id, hash: table.seedHash }).from(table)
  const proposed = await db
    .select({ id: catalogueSeeds.id, hash: catalogueSeeds.proposedHash })
    .from(catalogueSeeds)
    .where(eq(catalogueSeeds.kind, kind))
  const hashes = new Map([...known, ...proposed.filter(({ hash }) => hash)].map(({ id, hash }) => [id, hash]))
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
  const seeded = await tx
    .insert(rituals)
    .values({ id: item.id, ...row })
    .onConflictDoUpdate({
      target: rituals.id,
      set: { ...row, ...counted(rituals) },
      setWhere: seedIsNewer(rituals, seedHash),
    })
    .returning({ id: rituals.id })
  if (seeded.length > 0) return await seedAliases(tx, 'ritual', item.id, meta.aliases)
  const content = presentRitualContent({ ...row, ...NOT_SHIPPED })
  await proposeSeed(tx, { kind: 'ritual', id: item.id, content, seedHash })
}

/** Fields that only staff set. The texts that come with the shop do not have them. */
const NOT_SHIPPED = { terms: null, tierNumbers: null, chosenCategory: null, recordingUrl: null, imageUrl: null }

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
  const seeded = await tx
    .insert(articles)
    .values({ id: item.id, ...row })
    .onConflictDoUpdate({
      target: articles.id,
      set: { ...row, ...counted(articles) },
      setWhere: seedIsNewer(articles, seedHash),
    })
    .returning({ id: articles.id })
  if (seeded.length > 0) return await seedAliases(tx, 'article', item.id, meta.aliases)
  const content = presentArticleContent({ ...row, imageUrl: null })
  await proposeSeed(tx, { kind: 'article', id: item.id, content, seedHash })
}

function seedIsNewer(table: typeof rituals | typeof articles, hash: string) {
  return and(isNull(table.editedAt), or(isNull(table.seedHash), ne(table.seedHash, hash)))
}

/**
 * If a text is replaced, the version increases, so that somebody who edits the previous text gets a conflict. A position that staff set does not
 * change.
 */
function counted(table: typeof rituals | typeof articles) {
  return {
    version: sql`${table.version} + 1`,
    publishedVersion: sql`${table.version} + 1`,
    position: sql`case when ${table.positionIsOwn} then ${table.position} else excluded.position end`,
  }
}

/**
 * Stores the text of a new shop version as a proposal for a text that staff edited. Stores no proposal if the new text equals the base of
 * the edit.
 */
async function proposeSeed(
  tx: Db,
  { kind, id, content, seedHash }: { kind: RecordKind; id: string; content: RecordContent; seedHash: string },
): Promise<void> {
  const table = kind === 'ritual' ? rituals : articles
  const [row] = await tx.select({ seedHash: table.seedHash }).from(table).where(eq(table.id, id)).for('update')
  if (!row) return
  const proposal =
    row.seedHash === seedHash ? { proposed: null, proposedHash: null } : { proposed: content, proposedHash: seedHash }
  await tx
    .insert(catalogueSeeds)
    .values({ kind, id, ...proposal })
    .onConflictDoUpdate({ target: [catalogueSeeds.kind, catalogueSeeds.id], set: proposal })
}

/** Stores the earlier ids of a text. Skips an id that belongs to another text now. */
async function seedAliases(tx: Db, kind: RecordKind, target: string, names: string[]): Promise<void> {
  if (names.length === 0) return
  const table = kind === 'ritual' ? rituals : articles
  const taken = await tx.select({ id: table.id }).from(table).where(inArray(table.id, names))
  const free = names.filter((name) => !taken.some(({ id }) => id === name))
  if (free.length === 0) return
  await tx
    .insert(aliases)
    .values(free.map((alias) => ({ kind, alias, target })))
    .onConflictDoNothing()
}
