import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Whole fonts of one family, for names in pictures. `axes` fixes the variable axes. */
export type NameFont = { family: string; sources: string[]; axes?: Record<string, number> }

const variable = (family: string, subset: string) =>
  `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`
const fixed = (family: string, subset: string) => `@fontsource/${family}/files/${family}-${subset}-400-normal.woff2`
const literata = (subset: string) => `@fontsource-variable/literata/files/literata-${subset}-opsz-normal.woff2`

/** Scripts with their own Noto Serif font: the last word of the package's name, and the subset that contains the script. */
const SERIFS = {
  Armenian: 'armenian',
  Bengali: 'bengali',
  Ethiopic: 'ethiopic',
  Georgian: 'georgian',
  Gujarati: 'gujarati',
  Gurmukhi: 'gurmukhi',
  Kannada: 'kannada',
  Khmer: 'khmer',
  Lao: 'lao',
  Malayalam: 'malayalam',
  Oriya: 'oriya',
  Sinhala: 'sinhala',
  Tamil: 'tamil',
  Telugu: 'telugu',
  Thai: 'thai',
  Tibetan: 'tibetan',
}

/** The fonts for names. For each letter the first font that has the letter is chosen. The fonts of the pages come before these fonts. */
export function nameFonts(modules: string): NameFont[] {
  return [
    {
      family: 'Literata Display',
      // The subset `greek-ext` is left out, because its capitals with a breathing mark extend into the preceding space. So Noto Serif draws Greek
      // names in the old spelling.
      sources: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'].map(literata),
      axes: { opsz: 72, wght: 400 },
    },
    {
      family: 'Onest',
      sources: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'].map((each) => variable('onest', each)),
    },
    {
      family: 'Noto Serif',
      sources: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((each) =>
        variable('noto-serif', each),
      ),
    },
    { family: 'Noto Hebrew', sources: [fixed('noto-sans-hebrew', 'hebrew')] },
    { family: 'Noto Arabic', sources: [fixed('noto-naskh-arabic', 'arabic')] },
    ...Object.entries(SERIFS).map(([family, name]) => ({
      family: `Noto ${family}`,
      sources: [variable(`noto-serif-${name}`, name)],
    })),
    { family: 'Noto Myanmar', sources: [fixed('noto-serif-myanmar', 'myanmar')] },
    { family: 'Noto Mongolian', sources: [fixed('noto-sans-mongolian', 'mongolian')] },
    { family: 'Noto Thaana', sources: [fixed('noto-sans-thaana', 'thaana')] },
    { family: 'Noto Syriac', sources: [fixed('noto-sans-syriac', 'syriac')] },
    { family: 'Noto Ol Chiki', sources: [fixed('noto-sans-ol-chiki', 'ol-chiki')] },
    { family: 'Noto Meetei Mayek', sources: [fixed('noto-sans-meetei-mayek', 'meetei-mayek')] },
    { family: 'Noto Chinese', sources: slices('noto-serif-sc', modules) },
    { family: 'Noto Japanese', sources: slices('noto-serif-jp', modules) },
    { family: 'Noto Korean', sources: slices('noto-serif-kr', modules) },
    // These two fonts are not split into subsets. So they can also draw a letter with marks if no other font has a glyph for it.
    { family: 'DejaVu Serif', sources: ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'] },
    { family: 'DejaVu Sans', sources: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf'] },
  ]
}

/** A font with thousands of glyphs is packaged in numbered slices. Only the slices that a name needs are opened. */
function slices(family: string, modules: string): string[] {
  const folder = `@fontsource-variable/${family}/files`
  const files = readdirSync(path.join(modules, folder)).filter((file) => /-\d+-wght-normal\.woff2$/.test(file))
  return files.toSorted().map((file) => `${folder}/${file}`)
}
