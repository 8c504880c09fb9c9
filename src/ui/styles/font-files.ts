// Written by tools/fonts/build-fonts.ts. Edit that file instead.
const preloads = {
  ru: ['/fonts/literata-display-cyrillic.d5ca0f58.woff2', '/fonts/onest-cyrillic.d5602d3d.woff2'],
  en: ['/fonts/literata-display-latin.e9806b87.woff2', '/fonts/onest-latin.63b6a754.woff2'],
}
const laterPreloads = {
  ru: ['/fonts/literata-text-cyrillic.18d8a108.woff2', '/fonts/onest-latin.63b6a754.woff2', '/fonts/literata-display-marks.89c3b18e.woff2', '/fonts/literata-text-marks.213158e0.woff2'],
  en: ['/fonts/literata-text-latin.d1ba8cb6.woff2', '/fonts/literata-display-marks.89c3b18e.woff2', '/fonts/literata-text-marks.213158e0.woff2'],
}
const introPreloads = {
  ru: '/fonts/literata-italic-cyrillic.a8a02294.woff2',
  en: '/fonts/literata-italic-latin.bacab7f9.woff2',
}

/** The two font files for the first words of a page in this language. */
export function fontPreloads(lang: 'ru' | 'en'): string[] {
  return preloads[lang]
}

/** Returns the font files for the rest of a page in this language. */
export function laterFontPreloads(lang: 'ru' | 'en'): string[] {
  return laterPreloads[lang]
}

/** The additional font file for the introduction of a text. */
export const laterIntroPreload = '/fonts/literata-italic-marks.ccaeffe6.woff2'

/** The font file for the mantra of a ritual. */
export const mantraPreload = '/fonts/tiro-mantra.1741511b.woff2'

/** The font file for names in Devanagari. */
export const devanagariPreload = '/fonts/tiro-whole.f2098850.woff2'

/** The font file for the introduction of a ritual or an article. */
export function introPreload(lang: 'ru' | 'en'): string {
  return introPreloads[lang]
}
