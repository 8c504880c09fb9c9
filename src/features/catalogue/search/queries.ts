import { asc, eq } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import type { SearchAnswer } from './schemas.ts'
import { type CatalogueReads, listServices } from '#features/catalogue/catalogue/queries.ts'
import { createSearchIndex, type SearchEntry, type SearchIndex, type ResultLimit } from './rules.ts'
import { aliases, articles, rituals } from '#features/catalogue/catalogue/tables.ts'

export type CatalogueSearch = {
  find: (query: string, lang: Lang, wanted?: ResultLimit) => Promise<SearchAnswer>
  /** Deletes the index after a change of the catalogue, so that the next search builds it again. */
  drop: () => void
}

/** Searches the catalogue in memory. The first search reads and indexes the published texts. */
export function openCatalogueSearch(shop: CatalogueReads): CatalogueSearch {
  let index: Promise<SearchIndex> | undefined

  function load(): Promise<SearchIndex> {
    const loading = listSearchEntries(shop).then(createSearchIndex)
    loading.catch(() => {
      if (index === loading) index = undefined
    })
    return loading
  }

  return {
    find: async (query, lang, wanted) => (await (index ??= load()))(query, lang, wanted),
    drop: () => {
      index = undefined
    },
  }
}

async function listSearchEntries(reads: CatalogueReads): Promise<SearchEntry[]> {
  const { readDb: db } = reads
  const [summaries, ritualRows, articleRows, aliasRows] = await Promise.all([
    listServices(reads),
    db.select().from(rituals).where(eq(rituals.published, true)).orderBy(asc(rituals.position)),
    db.select().from(articles).where(eq(articles.published, true)).orderBy(asc(articles.position)),
    db.select().from(aliases),
  ])
  const shown = new Map(summaries.map(({ id, price, terms, category }) => [id, { price, terms, category }]))
  const aliasesOf = (kind: string, id: string) =>
    aliasRows.filter((row) => row.kind === kind && row.target === id).map(({ alias }) => alias)
  return [
    ...ritualRows.map(({ id, ru, en, contentRu, contentEn }) => ({
      kind: 'ritual' as const,
      id,
      aliases: aliasesOf('ritual', id),
      price: shown.get(id)?.price ?? null,
      terms: shown.get(id)?.terms ?? null,
      category: shown.get(id)?.category ?? null,
      ru: { ...ru, content: contentRu },
      en: { ...en, content: contentEn },
    })),
    ...articleRows.map(({ id, ru, en, contentRu, contentEn }) => ({
      kind: 'article' as const,
      id,
      aliases: aliasesOf('article', id),
      price: null,
      terms: null,
      category: null,
      ru: { ...ru, content: contentRu, keywords: [...ru.keywords, ...ru.tags] },
      en: { ...en, content: contentEn, keywords: [...en.keywords, ...en.tags] },
    })),
  ]
}
