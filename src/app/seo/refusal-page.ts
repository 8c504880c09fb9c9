import type { Lang } from '#base/i18n.ts'
import { escapeMarkup } from '#base/markup.ts'

type RefusedPage = {
  lang: Lang
  shopName: string
  styles: string[]
  words: { title: string; text: string; retry: string }
  /** The link for the reader. An empty value means the requested address. */
  href: string
}

/** A complete document without our scripts. The server sends it when it refuses a page. */
export function refusalPage({ lang, shopName, styles, words: { title, text, retry }, href }: RefusedPage): string {
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)} - ${escapeMarkup(shopName)}</title>`,
    '<script src="/early.js"></script>',
    ...[...styles, '/offline.css'].map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '</head><body class="offline">',
    `<header class="offline-shop"><a href="/?lang=${lang}">${escapeMarkup(shopName)}</a></header>`,
    `<main><h1>${escapeMarkup(title)}</h1><p class="type-lead">${escapeMarkup(text)}</p>`,
    `<p><a href="${escapeMarkup(href)}">${escapeMarkup(retry)}</a></p></main></body></html>`,
  ].join('')
}
