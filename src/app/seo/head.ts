import type { QueryClient } from '#ui/query-client.ts'
import { type Lang, LANGS } from '#base/i18n.ts'
import type { ArticleText, RitualText } from '#features/catalogue/model.ts'
import { SHOP_QUERY } from '../shop-query.ts'
import type { ShopView } from '../shop-view.ts'
import type { PageContext, RouteName } from '../shell/routes.ts'
import { structuredData } from './structured-data.ts'
import { pageTitle } from './title.ts'

export type HeadContext = PageContext & { path: string; exists: boolean; title: string }

export type PageMeta = {
  title: string
  description: string
  keywords: string[]
  /** Absolute address without the language. */
  url: string
  lang: Lang
  type: 'website' | 'article'
  image: string | null
}

/** Pages that are somebody's own or a tool: not for search engines. */
const PRIVATE: ReadonlySet<RouteName> = new Set(['order', 'sandbox', 'not-found'])

/** Everything in `<head>` that depends on the page: title, description, canonical and language links, social tags, structured data. */
export function headTags(route: RouteName, context: HeadContext): string {
  const shop = shopOf(context.queryClient)
  const meta = pageMeta(route, context, shop)
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    named('description', meta.description),
    meta.keywords.length > 0 ? named('keywords', meta.keywords.join(', ')) : '',
  ]
  if (!context.exists || PRIVATE.has(route)) return [...tags, named('robots', 'noindex')].join('')
  return [...tags, ...languageLinks(meta), ...socialTags(meta, shop), structuredData(route, context, meta, shop)].join(
    '',
  )
}

function pageMeta(route: RouteName, context: HeadContext, shop: ShopView): PageMeta {
  const { lang, words, path, queryClient, params } = context
  const record = recordOf(route, params.id, lang, queryClient)
  return {
    title: pageTitle(context.title, queryClient, lang),
    description: record?.seo_description || record?.description || words.catalogue.home.seoDescription,
    keywords: record?.keywords ?? [],
    url: `${shop.origin}${path === '/' ? '/' : path.replace(/\/$/, '')}`,
    lang,
    type: record ? 'article' : 'website',
    image: record?.image_url ?? null,
  }
}

/** The ritual or article a page is about, if it is about one. */
export function recordOf(
  route: RouteName,
  id: string | undefined,
  lang: Lang,
  queryClient: QueryClient,
): RitualText | ArticleText | null | undefined {
  const kind = route === 'ritual' ? 'services' : route === 'article' ? 'articles' : undefined
  return kind && queryClient.getQueryData<RitualText | ArticleText | null>([`/api/${kind}/${id}/text?lang=${lang}`])
}

export function shopOf(queryClient: QueryClient): ShopView {
  const shop = queryClient.getQueryData<ShopView>([SHOP_QUERY])
  if (!shop) throw new Error('a page is rendered after the shop is known')
  return shop
}

/** Canonical is the page's own language; `x-default` lets the browser's language decide (decisions A18). */
function languageLinks({ url, lang }: PageMeta): string[] {
  return [
    `<link rel="canonical" href="${url}?lang=${lang}">`,
    ...LANGS.map((other) => `<link rel="alternate" hreflang="${other}" href="${url}?lang=${other}">`),
    `<link rel="alternate" hreflang="x-default" href="${url}">`,
  ]
}

function socialTags(meta: PageMeta, shop: ShopView): string[] {
  const other: Lang = meta.lang === 'ru' ? 'en' : 'ru'
  const locale = { ru: 'ru_RU', en: 'en_US' }
  return [
    property('og:type', meta.type),
    property('og:site_name', shop.name[meta.lang]),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', `${meta.url}?lang=${meta.lang}`),
    property('og:locale', locale[meta.lang]),
    property('og:locale:alternate', locale[other]),
    meta.image ? property('og:image', meta.image) : '',
    named('twitter:card', 'summary'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
  ]
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
