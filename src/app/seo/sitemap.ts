import type { Lang } from '#base/i18n.ts'
import { matchPath } from '../shell/routes.ts'
import { escapeMarkup } from '#base/markup.ts'
import { newestDay, type SiteContent } from './site-content.ts'

/** Pages that are not about one ritual, article or other record, if the shop has them. */
const LISTS = ['/', '/options', '/articles', '/calendar', '/proofs', '/priests', '/about'].filter(
  (path) => matchPath(path).route.name !== 'not-found',
)

/** Texts for programs that read the whole shop. Each has one address without a language. */
const TEXTS = ['/llms.txt', '/llms-full.txt']

type PublicPage = { path: string; updatedOn: string | null | undefined }

/** Every public page with its own address. Aliases and filters lead to one of these pages. */
function publicPages({ items, groups, legal }: SiteContent): PublicPage[] {
  const newest = newestDay(items)
  return [...LISTS.map((path) => ({ path, updatedOn: newest })), ...items, ...groups, ...legal]
}

/**
 * Every public page in the offered languages, with links to its other languages. `x-default` is the address without a language
 * (docs/contract.md, "Languages").
 */
export function sitemap(content: SiteContent): string {
  const entries = publicPages(content).flatMap((page) =>
    content.languages.map((lang) => entry(content.origin + page.path, lang, page, content.languages)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    ...TEXTS.map((path) => `<url><loc>${content.origin}${path}</loc>${lastModified(newestDay(content.items))}</url>`),
    '</urlset>',
    '',
  ].join('\n')
}

function entry(url: string, lang: Lang, { updatedOn }: PublicPage, languages: Lang[]): string {
  const twin = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`
  return [
    `<url><loc>${escapeMarkup(`${url}?lang=${lang}`)}</loc>`,
    lastModified(updatedOn),
    ...languages.map((other) => twin(other, `${url}?lang=${other}`)),
    twin('x-default', url),
    '</url>',
  ].join('')
}

function lastModified(day: string | null | undefined): string {
  return day ? `<lastmod>${day}</lastmod>` : ''
}
