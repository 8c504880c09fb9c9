import { type Lang, LANGS } from '#base/i18n.ts'
import type { ShopView } from '../pages/shop-view.ts'
import { escapeMarkup } from '#base/markup.ts'
import type { PageMeta } from './page-meta.ts'
import { PICTURE } from './picture-paths.ts'

const LOCALE: Record<Lang, string> = { ru: 'ru_RU', en: 'en_US' }

/** What a link to the page looks like when it is shared: Open Graph, and Twitter where it reads its own names. */
export function socialTags(meta: PageMeta, shop: ShopView): string[] {
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
