// Written by tools/fonts/build-fonts.ts; edit that instead.
const preloads = {
  ru: ['/fonts/literata-display-cyrillic.a3ca42db.woff2', '/fonts/onest-cyrillic.bd9005f5.woff2'],
  en: ['/fonts/literata-display-latin.896e59a7.woff2', '/fonts/onest-latin.2b87d2ec.woff2'],
}
const introPreloads = {
  ru: '/fonts/literata-italic-cyrillic.8f5c98ef.woff2',
  en: '/fonts/literata-italic-latin.41ba82fe.woff2',
}

/** The two files that the first words of a page in this language are drawn with. */
export function fontPreloads(lang: 'ru' | 'en'): string[] {
  return preloads[lang]
}

/** The file that the introduction of a ritual or an article is drawn with. */
export function introPreload(lang: 'ru' | 'en'): string {
  return introPreloads[lang]
}
