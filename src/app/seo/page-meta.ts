import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'
import type { ArticleText, RitualText } from '#features/catalogue/catalogue/schemas.ts'
import { articlePath } from '#features/catalogue/catalogue/paths.ts'
import { LEGAL_IDS } from '#features/catalogue/page-texts/paths.ts'
import { getApiData } from '#ui/data/api.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import { matchPath, type RouteName } from '../shell/routes.ts'
import type { PageContext } from '../shell/page-module.ts'
import type { ShopView } from '../pages/shop-view.ts'
import { picturePath, shopPicturePath } from './picture-paths.ts'
import { pageTitle } from './title.ts'

/** The picture of a shared link: its address and description. */
type Picture = { url: string; alt: string }

export type HeadContext = PageContext & { path: string; exists: boolean; title: string; description?: string }

export type PageMeta = {
  title: string
  description: string
  keywords: string[]
  /** The absolute address of the page, without the language. */
  url: string
  lang: Lang
  type: 'website' | 'article'
  picture: Picture
  /** The calendar day of the last change. */
  updatedOn: string | null
}

export function pageMeta(route: RouteName, context: HeadContext, shop: ShopView): PageMeta {
  const { lang, path, queryClient, params } = context
  const record = readRecord(route, params.id, lang, queryClient)
  const legal = legalOf(route, params.id, lang, queryClient)
  const described = record?.seo_description || record?.description || legal?.description || context.description
  return {
    title: pageTitle(context.title, queryClient, lang),
    description: described || seoMessages[lang].homeDescription,
    keywords: record && record.keywords.length > 0 ? record.keywords : seoMessages[lang].keywords,
    url: shop.origin + ownPath(route, path, record),
    lang,
    type: record ? 'article' : 'website',
    picture: pictureOf(record, lang, shop),
    updatedOn: record?.updated_at?.slice(0, 10) ?? legal?.updated_at ?? null,
  }
}

/**
 * The canonical path of a page that has several paths. An article that is shown as a ritual's page has its own path. A list has the first
 * path of its route.
 */
function ownPath(route: RouteName, path: string, record: RitualText | ArticleText | null | undefined): string {
  if (record) return route === 'ritual' && !('price' in record) ? articlePath(record.id) : path
  const [first = path, ...others] = matchPath(path).route.patterns
  return others.includes(path) ? first : path
}

/** The ritual or article of a page, if it has one. */
export function readRecord(
  route: RouteName,
  id: string | undefined,
  lang: Lang,
  queryClient: QueryClient,
): RitualText | ArticleText | null | undefined {
  const request = { path: { id: id ?? '' }, query: { lang } }
  if (route === 'ritual') return getApiData(queryClient, '/api/services/{id}/text', request)
  return route === 'article' ? getApiData(queryClient, '/api/articles/{id}/text', request) : undefined
}

function legalOf(route: RouteName, pageId: string | undefined, lang: Lang, queryClient: QueryClient) {
  const id = route === 'legal' && LEGAL_IDS.find((known) => known === pageId)
  return id ? getApiData(queryClient, '/api/pages/{id}', { path: { id }, query: { lang } }) : undefined
}

export function readShop(queryClient: QueryClient): ShopView {
  const shop = getApiData(queryClient, '/api/shop')
  if (!shop) throw new Error('the shop must be loaded before a page is rendered')
  return shop
}

function pictureOf(record: RitualText | ArticleText | null | undefined, lang: Lang, shop: ShopView): Picture {
  const { picture } = seoMessages[lang]
  if (!record) return { url: shop.origin + shopPicturePath(lang), alt: picture.shop(shop.name[lang]) }
  const kind = 'price' in record ? 'ritual' : 'article'
  return { url: shop.origin + picturePath(kind, record.id, lang), alt: picture[kind](record.name) }
}
