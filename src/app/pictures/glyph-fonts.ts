import anyAscii from 'any-ascii'
import { DISPLAY, UI } from './layout.ts'

/** A font file and its letters, as ranges of code points in ascending order (tools/fonts/build-name-fonts.ts). */
export type Face = {
  family: string
  style: string
  file: string
  letters: readonly (readonly [from: number, to: number])[]
}

/** A text that can be drawn, and the font files for its letters, in order. */
export type Lettering = { text: string; faces: Face[] }

/**
 * The font families of each look (a style of type), and their substitutes for texts with missing letters. A single letter in another look would stand
 * out.
 */
const LOOKS: Record<string, readonly (readonly string[])[]> = {
  [DISPLAY]: [['Literata Display', 'Literata Text', 'Literata Sanskrit'], ['Noto Serif'], ['DejaVu Serif']],
  [UI]: [['Onest'], ['DejaVu Sans']],
}
/** A font with only the letters of the mantras in the catalogue. It does not have the ligatures that other words need. */
const CUT = 'Tiro Mantra'

/** Alphabets that every look has, at least partly. */
const COMMON_ALPHABET = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Characters without a shape: joiners, direction marks, variation selectors. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u

/**
 * Chooses fonts for texts. Each letter and its marks are drawn with one file. The fonts of one look come first: the look of the family `first` if it
 * has all letters, otherwise the nearest look that has all letters. All other fonts follow in the order of `faces`. A letter that no font has is
 * replaced by letters that can be drawn.
 */
export function openLetters(faces: readonly Face[]) {
  const upright = faces.filter((face) => face.style === 'normal' && face.family !== CUT)
  const families = [...new Set(upright.map(({ family }) => family))]
  const filesOf = new Map(families.map((family) => [family, upright.filter((face) => face.family === family)]))
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const clustersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

  function faceOf(cluster: string, order: readonly string[]): Face | undefined {
    const points = Array.from(cluster, (sign) => sign.codePointAt(0) ?? 0)
    const shaped = points.filter((point) => !SHAPELESS.test(String.fromCodePoint(point)))
    for (const family of order) {
      const face = filesOf.get(family)?.find((each) => shaped.every((point) => holds(each, point)))
      if (face) return face
    }
    return undefined
  }

  /** Returns the same characters if a font has them. Otherwise returns the nearest characters that a font has. */
  function spell(cluster: string, order: readonly string[]): string {
    const [base = ''] = cluster.normalize('NFD')
    const nearest = [cluster, cluster.normalize('NFKC'), base, anyAscii(cluster), anyAscii(base)]
    const blank = /^\s+$/u.test(cluster) ? ' ' : ''
    return (
      nearest.find(
        (each) => each !== '' && Array.from(each).every((sign) => faceOf(sign, order)) && faceOf(each, order),
      ) ?? blank
    )
  }

  return (words: string, first: readonly string[]): Lettering => {
    const looks = LOOKS[first[0] ?? ''] ?? [first]
    const common = clustersOf(words.normalize('NFC')).filter((cluster) => COMMON_ALPHABET.test(cluster))
    const whole = looks.find((look) => common.every((cluster) => faceOf(cluster, look)))
    const order = [...new Set([...(whole ?? []), ...first, ...looks.flat(), ...withHanOf(words, families)])]
    const text = clustersOf(words.normalize('NFC'))
      .map((cluster) => (faceOf(cluster, order) ? cluster : spell(cluster, order)))
      .join('')
    const used = new Set(clustersOf(text).map((cluster) => faceOf(cluster, order)))
    return { text, faces: order.flatMap((family) => filesOf.get(family) ?? []).filter((face) => used.has(face)) }
  }
}

/** If a text has Kana or Hangul beside Han characters, the Han characters get the Japanese or Korean form. Otherwise they get the Chinese form. */
function withHanOf(words: string, families: readonly string[]): string[] {
  const own = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)
    ? 'Noto Japanese'
    : /\p{Script=Hangul}/u.test(words)
      ? 'Noto Korean'
      : 'Noto Chinese'
  return families.flatMap((family) => (family === 'Noto Chinese' ? [own, family] : [family]))
}

function holds({ letters }: Face, point: number): boolean {
  let [low, high] = [0, letters.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [from, to] = letters[middle] ?? [0, 0]
    if (point < from) high = middle - 1
    else if (point > to) low = middle + 1
    else return true
  }
  return false
}
