/** The description of one font file that is made from a package's font. */
export type FontSubset = {
  name: string
  family: string
  style: 'normal' | 'italic'
  /** The weight or the range of weights in the file, in CSS form. */
  weight: string
  source: string
  text: string
  /** The layout features to keep. The positions of marks are always kept. */
  features: string[]
  axes: Record<string, number | { min: number; max: number }>
}

const cyrillic = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№\u0301'
/** Letters in names from neighbouring countries. Only a few pages have such a letter. */
const neighbours = 'ЎўІіЇїЄєҐґ'
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const figures = '0123456789'
/** Other characters of Russian sentences. They are in a separate file, so that Russian pages need no Latin letters. */
const marks = ' \u00a0!"%\'(),-./:;?«»“”„’–—…·'
const symbols = '#$&+@_×−'
/** The signs for degrees and minutes, for the calendar. */
const arcs = '°′'
const rareSymbols = '<>{}~^`\\§*=[]|•‘©'
/** Symbols and accented letters that articles are likely to use. */
const fewSymbols = '&+‘×'
const accents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿß'
/** Letters of scholarly Sanskrit. The letter ñ is in the list of accents. */
const sanskrit = 'āĀīĪūŪṛṚṝḷḹṃḥḤṅṄṇṆṭṬḍḌśŚṣṢ'
/** A transliteration has no f, q, w, x and z, and no capitals. */
const transliterated = { plain: "abcdeghijklmnoprstuvy |-'’ñ", marked: 'āīūṛṝḷṃḥṅṇṭḍśṣ' }

const literata = (script: string, style: string) =>
  `@fontsource-variable/literata/files/literata-${script}-opsz-${style}.woff2`
const onest = (script: string) => `@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`

export const tiro = '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2'

const range = (min: number, max: number) => ({ min, max })

const display = { family: 'Literata Display', style: 'normal', features: [] } as const
const text = { family: 'Literata Text', style: 'normal', features: [] } as const
const italic = {
  family: 'Literata Text',
  style: 'italic',
  weight: '400',
  features: [],
  axes: { opsz: 14, wght: 400 },
} as const
const transliteration = {
  family: 'Literata Sanskrit',
  style: 'normal',
  weight: '400',
  features: [],
  axes: { opsz: 14, wght: 400 },
} as const
const ui = { family: 'Onest', style: 'normal', weight: '400 600', axes: { wght: range(400, 600) } } as const

/**
 * All files of one family and style declare the same weights, because browsers do not mix faces with different weights. Letters in the same file have
 * pair kerning. Punctuation and Sanskrit letters have none, because their neighbours are in another file. Punctuation looks similar in neighbouring
 * weights, so one weight is used for the whole range.
 */
export const cuts: FontSubset[] = [
  cut(display, 'literata-display-cyrillic', literata('cyrillic', 'normal'), cyrillic, '400 500', range(400, 500)),
  cut(display, 'literata-display-marks', literata('latin', 'normal'), marks + figures, '400 500', 440),
  cut(
    display,
    'literata-display-latin',
    literata('latin', 'normal'),
    `${latin}${fewSymbols}$#éñ`,
    '400 500',
    range(400, 500),
  ),
  cut(display, 'literata-display-sanskrit', literata('latin-ext', 'normal'), sanskrit, '400 500', 440),
  cut(text, 'literata-text-cyrillic', literata('cyrillic', 'normal'), cyrillic, '400 600', range(400, 600)),
  cut(text, 'literata-text-marks', literata('latin', 'normal'), marks + figures + arcs, '400 600', 420),
  cut(text, 'literata-text-latin', literata('latin', 'normal'), `${latin}${fewSymbols}éñ`, '400 600', range(400, 600)),
  cut(text, 'literata-text-sanskrit', literata('latin-ext', 'normal'), sanskrit, '400 600', 400),
  // A Russian page has no other Latin letters in its texts. If the page loads this file, it need not load the full Latin font in every weight.
  {
    ...transliteration,
    name: 'literata-transliteration',
    source: literata('latin', 'normal'),
    text: transliterated.plain,
  },
  {
    ...transliteration,
    name: 'literata-transliteration-sanskrit',
    source: literata('latin-ext', 'normal'),
    text: transliterated.marked,
  },
  { ...italic, name: 'literata-italic-cyrillic', source: literata('cyrillic', 'italic'), text: cyrillic },
  { ...italic, name: 'literata-italic-marks', source: literata('latin', 'italic'), text: marks + figures },
  { ...italic, name: 'literata-italic-latin', source: literata('latin', 'italic'), text: `${latin}${fewSymbols}éñ` },
  { ...italic, name: 'literata-italic-sanskrit', source: literata('latin-ext', 'italic'), text: sanskrit },
  { ...ui, name: 'onest-cyrillic', source: onest('cyrillic'), text: cyrillic, features: [] },
  { ...ui, name: 'onest-neighbours', source: onest('cyrillic'), text: neighbours, features: [] },
  {
    ...ui,
    name: 'onest-latin',
    source: onest('latin'),
    text: latin + figures + marks + symbols + arcs,
    features: ['tnum'],
  },
  { ...ui, name: 'onest-accents', source: onest('latin'), text: accents + rareSymbols, features: [] },
  { ...ui, name: 'onest-sanskrit', source: onest('latin-ext'), text: sanskrit, features: [] },
].map((each) => ({
  ...each,
  features: [...each.features, ...(/-(marks|sanskrit|transliteration)$/.test(each.name) ? [] : ['kern'])],
}))

function cut(
  base: Pick<FontSubset, 'family' | 'style'> & { features: readonly string[] },
  name: string,
  source: string,
  text: string,
  weight: string,
  wght: number | { min: number; max: number },
) {
  return { ...base, name, source, text, weight, axes: { opsz: base.family === 'Literata Display' ? 72 : 14, wght } }
}

/** The two files that draw the first words of a page. */
export const preloads = {
  ru: ['literata-display-cyrillic', 'onest-cyrillic'],
  en: ['literata-display-latin', 'onest-latin'],
} as const

/** Other files for the first screen of nearly every page. They are also preloaded, but after the files for the first words. */
export const laterPreloads = {
  ru: ['literata-text-cyrillic', 'onest-latin', 'literata-display-marks', 'literata-text-marks'],
  en: ['literata-text-latin', 'literata-display-marks', 'literata-text-marks'],
} as const

/** The file for a text's introduction. On a phone the introduction is the largest element of the first screen of a ritual or an article. */
export const introPreloads = { ru: 'literata-italic-cyrillic', en: 'literata-italic-latin' } as const

/** Other files for the introduction, and for the mantra of a ritual. */
export const laterIntroPreload = 'literata-italic-marks'
export const mantraPreload = 'tiro-mantra'

/** The font file for names in Devanagari. */
export const devanagariPreload = 'tiro-whole'
