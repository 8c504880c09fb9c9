// Written by tools/fonts.ts; edit that instead.
const preloads = {
  ru: ['/fonts/literata-display-cyrillic.a3ca42db.woff2', '/fonts/onest-cyrillic.bd9005f5.woff2'],
  en: ['/fonts/literata-display-latin.4b3502d6.woff2', '/fonts/onest-latin.f4bbd94b.woff2'],
}

/** The two files that the first words of a page in this language are drawn with. */
export function fontPreloads(lang: 'ru' | 'en'): string[] {
  return preloads[lang]
}
