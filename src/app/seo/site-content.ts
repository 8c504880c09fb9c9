import { calendarDay } from '#base/time.ts'
import { type Lang, LANGS, localized } from '#base/i18n.ts'
import { publicOrigin } from '#features/platform/notifications/rules.ts'
import type { OfferedTerm } from '#features/catalogue/catalogue/model-terms.ts'
import { listOffered } from '#features/catalogue/catalogue/rules-terms.ts'
import { articlePath, ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { findArticle, listCatalogue, listServices } from '#features/catalogue/catalogue/queries.ts'
import type { LegalPages } from '#features/catalogue/page-texts/queries-legal.ts'
import { groupPath } from '#features/rites/group-rituals/paths.ts'
import { listOpen } from '#features/rites/group-rituals/queries.ts'
import type { Shop } from '#server/shop.ts'

/** The facts about one ritual or article for search engines and other programs. */
export type ContentItem = {
  kind: 'ritual' | 'article'
  id: string
  path: string
  /** The calendar day of the last change. */
  updatedOn: string | null
  /** The offers of a ritual. An article has none. */
  offers: OfferedTerm[]
  /** The tags of an article. A ritual's keywords are search aliases, so readers do not see them. */
  text: Record<Lang, { name: string; intro: string; description: string; tags: string[] }>
}

/** All public content of the sitemap, the feeds and `llms.txt`. */
export type SiteContent = {
  origin: string
  name: Record<Lang, string>
  languages: Lang[]
  items: ContentItem[]
  /** Group rituals that families can still join. */
  groups: { path: string; updatedOn: string }[]
  legal: { path: string; updatedOn: string; title: Record<Lang, string> }[]
}

/** Published rituals and articles in display order, and the legal pages. */
export async function readSiteContent(shop: Shop, legal: LegalPages): Promise<SiteContent> {
  const { readDb, config, settings, now } = shop
  const listed = (await listCatalogue(readDb)).filter((item) => item.source === 'articles')
  const articles = await Promise.all(listed.map((item) => findArticle(readDb, item.id)))
  return {
    origin: publicOrigin(config),
    name: settings().shopName,
    languages: settings().languages,
    items: [
      ...(await listServices(shop)).map(
        (service): ContentItem => ({
          kind: 'ritual',
          id: service.id,
          path: ritualPath(service.id),
          updatedOn: service.article_updated_at,
          offers: listOffered(service),
          text: textsOf(service),
        }),
      ),
      ...articles
        .filter((article) => article !== undefined)
        .map(
          (article): ContentItem => ({
            kind: 'article',
            id: article.id,
            path: articlePath(article.id),
            updatedOn: article.article_updated_at || null,
            offers: [],
            text: textsOf(article, { ru: article.tags, en: article.tags_en }),
          }),
        ),
    ],
    groups: (await listOpen(readDb, now())).map(({ id, createdAt }) => ({
      path: groupPath(id),
      updatedOn: calendarDay(createdAt),
    })),
    legal: (await legal.list()).map(({ id, updated, texts }) => ({
      path: `/${id}`,
      updatedOn: updated,
      title: { ru: texts.ru.title, en: texts.en.title },
    })),
  }
}

type LocalizedRecord = Parameters<typeof localized<'name' | 'description' | 'article_intro'>>[0]

function textsOf(record: LocalizedRecord, tags: Record<Lang, string[]> = { ru: [], en: [] }): ContentItem['text'] {
  const [ru, en] = LANGS.map((lang) => ({
    name: localized(record, 'name', lang),
    intro: localized(record, 'article_intro', lang),
    description: localized(record, 'description', lang),
    tags: tags[lang],
  }))
  if (!ru || !en) throw new Error('both languages are required')
  return { ru, en }
}

/** The newest day of the items, for pages that list them. */
export function newestDay(items: readonly { updatedOn: string | null }[]): string | undefined {
  return items
    .map((item) => item.updatedOn)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)
}
