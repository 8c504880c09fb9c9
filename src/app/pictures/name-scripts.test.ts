import { readFile } from 'node:fs/promises'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { beforeAll, describe, expect, it } from 'vitest'
import { NAMES_OF_THE_WORLD } from '../../../test/names-by-script.ts'
import { DISPLAY, text, UI } from './layout.ts'
import { type Face, openLetters } from './glyph-fonts.ts'
import { createRenderer, readFaces } from './painter.ts'

const NAMES = Object.entries(NAMES_OF_THE_WORLD).flatMap(([script, names]) => names.map((name) => [script, name]))
const SIZE = 100
/** A pair of letters from two font files is not kerned, so widths differ a little. A missing glyph would be half an em wide. */
const TOLERANCE = 0.08
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

let lettering: ReturnType<typeof openLetters>
const shapers = new Map<Face, Promise<hb.Font>>()

beforeAll(async () => {
  lettering = openLetters(await readFaces())
})

/** The font in HarfBuzz, at the weight used in pictures. */
async function shaperOf(face: Face): Promise<hb.Font> {
  const opening =
    shapers.get(face) ??
    readFile(face.file).then(
      async (bytes) =>
        new hb.Font(
          new hb.Face(new hb.Blob(await subsetFont(bytes, '', { targetFormat: 'sfnt', keepAllGlyphs: true }))),
        ),
    )
  shapers.set(face, opening)
  return await opening
}

type Run = { text: string; face: Face }

/** The runs of a drawn text, split by the font that was chosen for each run. */
function runsOf(name: string, first: string): Run[] {
  const drawn = lettering(name, [first])
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(drawn.text)) {
    const [face] = lettering(segment, [...new Set(drawn.faces.map(({ family }) => family))]).faces
    if (!face) throw new Error(`No font was chosen for ${segment}`)
    const last = runs.at(-1)
    if (last?.face === face) last.text += segment
    else runs.push({ text: segment, face })
  }
  return runs
}

async function shape({ text: words, face }: Run) {
  const font = await shaperOf(face)
  const buffer = new hb.Buffer()
  buffer.addText(words)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return { glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint), em: advance / font.face.upem }
}

describe('a name in any script', () => {
  it('is tested with 200 names in at least 25 scripts', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(200)
    expect(Object.keys(NAMES_OF_THE_WORLD).length).toBeGreaterThanOrEqual(25)
  })

  it.each([DISPLAY, UI])(
    'has a glyph for every letter, whether in %s or in another chosen font',
    async (first) => {
      const missing: string[] = []
      for (const [, name = ''] of NAMES)
        for (const run of runsOf(name, first))
          if ((await shape(run)).glyphs.includes(0)) missing.push(`${name}: ${run.text} in ${run.face.file}`)
      expect(missing).toEqual([])
    },
    120_000,
  )

  it('is drawn with exactly the typed letters', () => {
    const changed = NAMES.filter(([, name = '']) => lettering(name, [DISPLAY]).text !== name.normalize('NFC'))
    expect(changed).toEqual([])
  })

  it('is drawn as wide as its measured glyphs', async () => {
    const { measure } = await createRenderer()()
    const wrong: string[] = []
    for (const [, name = ''] of NAMES)
      for (const word of name.split(' ')) {
        const node = await measure(text(word, { fontFamily: DISPLAY, fontSize: SIZE, whiteSpace: 'nowrap' }), 4000)
        const drawn = node.runs.reduce((sum, { width }) => sum + width, 0)
        const shaped = (await Promise.all(runsOf(word, DISPLAY).map(shape))).reduce((sum, { em }) => sum + em, 0) * SIZE
        if (Math.abs(drawn - shaped) > TOLERANCE * SIZE)
          wrong.push(`${word}: ${drawn.toFixed(1)} for ${shaped.toFixed(1)}`)
      }
    expect(wrong).toEqual([])
  }, 120_000)

  it.each([
    ['㐜明', 'Chou'],
    ['𑀓𑀫𑀮', 'k'],
    ['𝓐𝓷𝓷𝓪', 'Anna'],
    ['x\u0302\u1ab0y', 'xy'],
    ['Ann\u{e000}a', 'Anna'],
    ['Anna😀', 'Anna'],
  ])('is drawn with other letters if no font contains its letters: %s', async (name, begin) => {
    const drawn = lettering(name, [DISPLAY]).text
    expect(drawn.startsWith(begin)).toBe(true)
    for (const run of runsOf(name, DISPLAY)) expect((await shape(run)).glyphs).not.toContain(0)
  })

  it.each(['Ҷамшед', 'Ҡаҙаҡбаева', 'Ҫеҫкӗ', 'Ɗanjuma', 'Ƙofar', 'Ὀλύμπιος'])(
    'has all its letters in one typeface: %s',
    (name) => {
      expect(new Set(lettering(name, [DISPLAY]).faces.map(({ family }) => family))).toEqual(new Set(['Noto Serif']))
    },
  )

  it('uses the typeface of the page if that typeface has every letter', () => {
    const looks = ['Анна', 'Rāma Kṛṣṇa', 'Nguyễn', 'Ελένη'].map((name) => lettering(name, [DISPLAY]).faces)
    expect(looks.flat().filter(({ family }) => !family.startsWith('Literata'))).toEqual([])
  })

  it('joins its consonants in Devanagari, even in combinations that no mantra uses', async () => {
    const runs = runsOf('द्विवेदी', DISPLAY)
    // द and व form one glyph: द्व with its vowel. Each other syllable has two glyphs.
    expect((await Promise.all(runs.map(shape))).flatMap(({ glyphs }) => glyphs)).toHaveLength(6)
    expect(runs.map(({ face }) => face.family)).toEqual(['Tiro Devanagari Sanskrit'])
  })

  it('looks the same with composed and with decomposed letters', () => {
    for (const name of ['Nguyễn', 'Фёдор Йорданов', 'अन्ना', '김민수', 'שָׂרָה'])
      expect(lettering(name.normalize('NFD'), [DISPLAY])).toEqual(lettering(name.normalize('NFC'), [DISPLAY]))
  })
})
