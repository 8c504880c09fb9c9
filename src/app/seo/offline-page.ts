import { type Lang, LANGS } from '#base/i18n.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import { escapeMarkup } from '#base/markup.ts'

export const offlinePath = (lang: Lang): string => `/offline.${lang}.html`
export const OFFLINE_PATHS = LANGS.map(offlinePath)

/** A complete document. The browser shows it when a page cannot be loaded, so it uses only cached files. */
export function offlinePage({ lang, shopName, styles }: { lang: Lang; shopName: string; styles: string[] }): string {
  const { title, text, kept, nothing, retry } = seoMessages[lang].offline
  const messages = { title, text, kept, nothing, retry }
  const safe = (name: keyof typeof messages) => escapeMarkup(messages[name])
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#160f0b" media="(prefers-color-scheme: dark)">',
    `<title>${safe('title')} - ${escapeMarkup(shopName)}</title>`,
    '<script src="/early.js"></script>',
    ...[...styles, '/offline.css'].map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<script type="module" src="/offline.js"></script>',
    '</head><body class="offline">',
    `<header class="offline-shop"><a href="/?lang=${lang}">${escapeMarkup(shopName)}</a></header>`,
    `<main><h1>${safe('title')}</h1><p class="type-lead">${safe('text')}</p>`,
    `<p><button type="button" id="retry">${safe('retry')}</button></p>`,
    `<section id="some" hidden><h2>${safe('kept')}</h2><ul id="kept"></ul></section>`,
    `<p id="none" hidden>${safe('nothing')}</p></main></body></html>`,
  ].join('')
}
