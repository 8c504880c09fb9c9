import { type Lang, LANGS } from '#base/i18n.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import type { RouteName } from '../shell/routes.ts'
import type { ShopView } from '../pages/shop-view.ts'
import { escapeMarkup } from '#base/markup.ts'
import { type HeadContext, type PageMeta, pageMeta, readShop } from './page-meta.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { structuredData } from './structured-data.ts'
import { PICTURE } from './picture-paths.ts'

const LOCALE: Record<Lang, string> = { ru: 'ru_RU', en: 'en_US' }

/** All tags in `<head>` that depend on the page: title, description, canonical and language links, social tags, structured data. */
export function headTags(route: RouteName, context: HeadContext): string {
  const shop = readShop(context.queryClient)
  const meta = pageMeta(route, context, shop)
  const tags = [
    `<title>${escapeMarkup(meta.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(meta.description)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${meta.lang}">`,
  ]
  if (!context.exists || !PUBLIC_ROUTES.has(route)) return [...tags, '<meta name="robots" content="noindex">'].join('')
  return [
    ...tags,
    `<meta name="keywords" content="${escapeMarkup(meta.keywords.join(', '))}">`,
    ...languageLinks(meta, shop.languages ?? LANGS),
    ...feedLinks(meta.lang, shop),
    ...socialTags(meta, shop),
    structuredData(route, context, meta, shop),
  ].join('')
}

/**
 * The canonical address contains the language of the page. At the address of `x-default`, the shop uses the language of the browser
 * (docs/contract.md, "Languages").
 */
function languageLinks({ url, lang }: PageMeta, languages: readonly Lang[]): string[] {
  const href = escapeMarkup(url)
  return [
    `<link rel="canonical" href="${href}?lang=${lang}">`,
    ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${href}?lang=${other}">`),
    `<link rel="alternate" hreflang="x-default" href="${href}">`,
  ]
}

function feedLinks(lang: Lang, shop: ShopView): string[] {
  const title = escapeMarkup(seoMessages[lang].feedTitle(shop.name[lang]))
  return [
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="/feed.${lang}.xml">`,
    `<link rel="alternate" type="application/feed+json" title="${title}" href="/feed.${lang}.json">`,
  ]
}

/** The preview of a shared link: Open Graph, and Twitter's own names where Twitter needs them. */
function socialTags(meta: PageMeta, shop: ShopView): string[] {
  const { title, description, lang, picture } = meta
  const others = (shop.languages ?? LANGS).filter((other) => other !== lang)
  return [
    property('og:type', meta.type),
    property('og:site_name', shop.name[lang]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${meta.url}?lang=${lang}`),
    property('og:locale', LOCALE[lang]),
    ...others.map((other) => property('og:locale:alternate', LOCALE[other])),
    property('og:image', picture.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', picture.alt),
    meta.type === 'article' && meta.updatedOn ? property('article:modified_time', meta.updatedOn) : '',
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture.url),
    named('twitter:image:alt', picture.alt),
  ]
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}">`
}
