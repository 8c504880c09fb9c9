import type { Lang } from '#base/i18n.ts'
import type { MachineMessages } from '../messages/seo.en.ts'
import { escapeMarkup } from '#base/markup.ts'
import { picturePath } from './picture-paths.ts'
import { newestDay, type SiteContent, type ContentItem } from './site-content.ts'

type Feed = { content: SiteContent; lang: Lang; messages: MachineMessages }

/** Sorts the newest texts first. If texts have the same day, articles come before rituals. Texts of the same kind stay in display order. */
function newestFirst(items: readonly ContentItem[]): ContentItem[] {
  const rank = (item: ContentItem) => `${item.updatedOn ?? ''} ${item.kind === 'article' ? 1 : 0}`
  return items.toSorted((a, b) => (rank(a) < rank(b) ? 1 : rank(a) > rank(b) ? -1 : 0))
}

/** RSS 2.0 of articles and rituals in one language. */
export function rss({ content, lang, messages }: Feed): string {
  const { origin, items } = content
  const newest = newestDay(items)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', messages.feedTitle(content.name[lang])),
    element('link', `${origin}/?lang=${lang}`),
    element('description', messages.summary),
    element('language', lang),
    newest ? element('lastBuildDate', rfc822(newest)) : '',
    `<atom:link href="${escapeMarkup(`${origin}/feed.${lang}.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...newestFirst(items).map((item) => rssItem(item, { content, lang, messages })),
    '</channel></rss>',
    '',
  ].join('\n')
}

function rssItem(item: ContentItem, { content, lang, messages }: Feed): string {
  const { name, intro, description } = item.text[lang]
  const url = `${content.origin}${item.path}?lang=${lang}`
  return [
    '<item>',
    element('title', name),
    element('link', url),
    `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
    element('description', intro || description),
    item.updatedOn ? element('pubDate', rfc822(item.updatedOn)) : '',
    ...tagsOf(item, { lang, messages }).map((tag) => element('category', tag)),
    '</item>',
  ].join('')
}

/** JSON Feed 1.1 with the same content. */
export function jsonFeed({ content, lang, messages }: Feed): string {
  const { origin, items } = content
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: messages.feedTitle(content.name[lang]),
    home_page_url: `${origin}/?lang=${lang}`,
    feed_url: `${origin}/feed.${lang}.json`,
    description: messages.summary,
    language: lang,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    authors: [{ name: content.name[lang], url: `${origin}/?lang=${lang}` }],
    items: newestFirst(items).map((item) => {
      const { name, intro, description } = item.text[lang]
      const url = `${origin}${item.path}?lang=${lang}`
      return {
        id: url,
        url,
        title: name,
        content_text: intro || description,
        summary: description,
        image: origin + picturePath(item.kind, item.id, lang),
        date_published: item.updatedOn ? `${item.updatedOn}T00:00:00Z` : undefined,
        date_modified: item.updatedOn ? `${item.updatedOn}T00:00:00Z` : undefined,
        tags: tagsOf(item, { lang, messages }),
        language: lang,
      }
    }),
  })
}

function tagsOf(item: ContentItem, { lang, messages }: Pick<Feed, 'lang' | 'messages'>): string[] {
  return [item.kind === 'ritual' ? messages.rituals : messages.articles, ...item.text[lang].tags]
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

/** A calendar day in RSS format: `Wed, 05 Nov 2026 00:00:00 GMT`. */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}
