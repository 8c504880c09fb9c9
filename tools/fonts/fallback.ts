import type * as hb from 'harfbuzzjs'
import { measureAdvance, openFont } from './harfbuzz.ts'

/**
 * The metrics of a font as fractions of the font size. `cyrillic` and `latin` are the average widths of a letter in the samples below. `ascent` and
 * `descent` are the values of `hhea`.
 */
type Metrics = { cyrillic: number; latin: number; ascent: number; descent: number }

/** System fonts of computers and phones, and fonts with the same widths. They were measured on Liberation, Noto, Roboto and DejaVu. */
const system = {
  times: {
    locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    metrics: { cyrillic: 0.4944, latin: 0.3932, ascent: 0.8911, descent: 0.2163 },
  },
  timesItalic: {
    locals: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
    metrics: { cyrillic: 0.508, latin: 0.3956, ascent: 0.8911, descent: 0.2163 },
  },
  notoSerif: {
    locals: ['Noto Serif', 'NotoSerif-Regular'],
    metrics: { cyrillic: 0.5981, latin: 0.4684, ascent: 1.069, descent: 0.293 },
  },
  notoSerifItalic: {
    locals: ['Noto Serif Italic', 'NotoSerif-Italic'],
    metrics: { cyrillic: 0.6015, latin: 0.4539, ascent: 1.069, descent: 0.293 },
  },
  arial: {
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    metrics: { cyrillic: 0.5435, latin: 0.4329, ascent: 0.9053, descent: 0.2119 },
  },
  roboto: {
    locals: ['Roboto', 'Roboto-Regular'],
    metrics: { cyrillic: 0.5576, latin: 0.4296, ascent: 0.9277, descent: 0.2441 },
  },
  dejaVuSerif: {
    locals: ['DejaVu Serif', 'DejaVuSerif'],
    metrics: { cyrillic: 0.6183, latin: 0.5025, ascent: 0.9282, descent: 0.2358 },
  },
  dejaVuSerifItalic: {
    locals: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'],
    metrics: { cyrillic: 0.6494, latin: 0.5025, ascent: 0.9282, descent: 0.2358 },
  },
  dejaVuSans: {
    locals: ['DejaVu Sans', 'DejaVuSans'],
    metrics: { cyrillic: 0.6214, latin: 0.4964, ascent: 0.9282, descent: 0.2358 },
  },
} satisfies Record<string, { locals: string[]; metrics: Metrics }>

type FallbackFace = {
  family: string
  style: string
  cut: string
  /** Heavier letters are wider, so the fallback font is stretched separately for each weight in this list. */
  weights: number[]
  fonts: (keyof typeof system)[]
}

/**
 * The system fonts that replace the shop's fonts: the first for computers, the second for Android, the third for Linux systems without the first two.
 */
export const standIns: FallbackFace[] = [
  {
    family: 'Literata Display',
    style: 'normal',
    cut: 'literata-display',
    weights: [400, 500],
    fonts: ['times', 'notoSerif', 'dejaVuSerif'],
  },
  {
    family: 'Literata Text',
    style: 'normal',
    cut: 'literata-text',
    weights: [400, 500],
    fonts: ['times', 'notoSerif', 'dejaVuSerif'],
  },
  {
    family: 'Literata Text',
    style: 'italic',
    cut: 'literata-italic',
    weights: [400],
    fonts: ['timesItalic', 'notoSerifItalic', 'dejaVuSerifItalic'],
  },
  { family: 'Onest', style: 'normal', cut: 'onest', weights: [400, 500], fonts: ['arial', 'roboto', 'dejaVuSans'] },
]

const samples = {
  cyrillic:
    'РитуалогнясовершаетсяотвашегоимениВыберитеягьюназовитеучастниковполучитезаписьисвидетельствосвашейсанкальпой',
  latin:
    'A fire ritual performed in your name. Choose a yagya, name the people it is for, and receive the recording and a certificate with your sankalpa, read aloud by the priest.',
}

/** Width and height of the shop's font, measured on the complete files of both scripts. */
export function measure(cyrillic: Uint8Array, latin: Uint8Array, axes: Record<string, number>): Metrics {
  const first = openFont(cyrillic, axes)
  const second = openFont(latin, axes)
  const extents = second.hExtents()
  const em = second.face.upem
  return {
    cyrillic: averageAdvance(first, samples.cyrillic),
    latin: averageAdvance(second, samples.latin),
    ascent: extents.ascender / em,
    descent: -extents.descender / em,
  }
}

/** `@font-face` rules that stretch a system font to the metrics of the shop's font. So the layout does not shift when the shop's font loads. */
export function fallbackFaces(
  name: string,
  { style, weights }: FallbackFace,
  font: keyof typeof system,
  weight: number,
  ours: Metrics,
) {
  const { locals, metrics } = system[font]
  return (['latin', 'cyrillic'] as const).map((script) => {
    const size = ours[script] / metrics[script]
    return [
      '@font-face {',
      `  font-family: "${name}";`,
      ...(style === 'normal' ? [] : [`  font-style: ${style};`]),
      `  font-weight: ${weights.length === 1 ? '400 600' : weight === 400 ? '400 450' : '451 600'};`,
      `  src:\n    ${locals.map((local) => `local("${local}")`).join(',\n    ')};`,
      `  size-adjust: ${percent(size)};`,
      // These values set the position of a line in its box. They are rounded to a hundredth of the font size, because a smaller difference is not
      // visible.
      `  ascent-override: ${Math.round((ours.ascent / size) * 100)}%;`,
      `  descent-override: ${Math.round((ours.descent / size) * 100)}%;`,
      '  line-gap-override: 0%;',
      ...(script === 'cyrillic' ? ['  unicode-range: U+301, U+400-4ff, U+2116;'] : []),
      '}',
    ].join('\n')
  })
}

function averageAdvance(font: hb.Font, text: string): number {
  return measureAdvance(font, text) / font.face.upem / text.length
}

/** Rounds to a thousandth, which is half a pixel for a line on a phone. More digits would make every page larger. */
function percent(value: number): string {
  return `${Number((value * 100).toFixed(1))}%`
}
