import type { Lang } from '#base/i18n.ts'
import { machineMessages } from '../messages/machine-messages.ts'
import { escapeMarkup } from './escape.ts'

/** A whole document without scripts of ours, for a reader who has asked for more pages than there is time to make. */
export function tooManyPage({ lang, shopName, styles }: { lang: Lang; shopName: string; styles: string[] }): string {
  const { title, text, retry } = machineMessages[lang].tooMany
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
    // An empty reference is the address that was asked for.
    `<p><a href="">${escapeMarkup(retry)}</a></p></main></body></html>`,
  ].join('')
}
