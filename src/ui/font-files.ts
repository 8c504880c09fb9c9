// Written by tools/fonts.ts; edit that instead.
const preloads = {
  ru: ['/fonts/literata-display-cyrillic.a3ca42db.woff2', '/fonts/onest-cyrillic.bd9005f5.woff2'],
  en: ['/fonts/literata-display-latin.896e59a7.woff2', '/fonts/onest-latin.2b87d2ec.woff2'],
}

/** The two files that the first words of a page in this language are drawn with. */
export function fontPreloads(lang: 'ru' | 'en'): string[] {
  return preloads[lang]
}
